/** What is kept elsewhere: filters in the address, and parts of the page that say that they keep a draft. */
const KEPT = '[role="search"], [data-keeps-draft]'

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

/** Whether the page shows a field that was edited, and would lose it. */
export function hasUnsavedInput(): boolean {
  return [...edited].some((field) => field.isConnected && !field.closest(KEPT))
}
