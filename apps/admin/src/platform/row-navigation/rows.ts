/** The rows of a list that can be gone through, in their order: elements with `data-row` and their `data-key`. */
export function findRows(container: HTMLElement | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('[data-row][data-key]') ?? [])]
}

/** In which of the rows an element is; -1 for none. */
export function indexOfRow(rows: readonly HTMLElement[], element: Element | null): number {
  return rows.findIndex((row) => row.contains(element))
}

/** Puts the focus on what leads on from a row. Tells whether there was such a row. */
export function focusRow(row: HTMLElement | undefined): boolean {
  const control = row?.querySelector<HTMLElement>('a, button')
  control?.focus()
  return control !== undefined && control !== null
}
