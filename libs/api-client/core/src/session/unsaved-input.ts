/** Fields that hold no page: filters live in the address, and some parts of the page keep a draft. */
const NOT_HOLDING = '[role="search"], [data-keeps-draft]'

const edited = new Set<Element>()

/** Notices the fields in which something is typed or chosen. */
export function watchInput(): void {
  globalThis.addEventListener?.(
    'input',
    ({ target }) => {
      for (const field of edited) if (!field.isConnected) edited.delete(field)
      if (target instanceof Element) edited.add(target)
    },
    true,
  )
}

/** Whether the page shows a field that was edited, and that holds the page. */
export function hasUnsavedInput(): boolean {
  return [...edited].some((field) => field.isConnected && !field.closest(NOT_HOLDING))
}
