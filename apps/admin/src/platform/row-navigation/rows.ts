/** The navigable rows of a list in order: elements with `data-row` and `data-key`. */
export function findRows(container: HTMLElement | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('[data-row][data-key]') ?? [])]
}

/** Index of the row that contains an element, or -1. */
export function indexOfRow(rows: readonly HTMLElement[], element: Element | null): number {
  return rows.findIndex((row) => row.contains(element))
}

/** Focuses the main link or button of a row, which may be the row itself; returns whether there is one. */
export function focusRow(row: HTMLElement | undefined): boolean {
  const control = row?.matches('a, button') ? row : row?.querySelector<HTMLElement>('a, button')
  control?.focus()
  return control !== undefined && control !== null
}

/** The row after so many steps from `at`, which is -1 outside of all rows; the ends hold. */
export function stepTo(at: number, by: 1 | -1, count: number): number {
  if (at < 0) return by > 0 ? 0 : count - 1
  return Math.min(Math.max(at + by, 0), count - 1)
}
