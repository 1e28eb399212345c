/** Focuses an element, and scrolls it to the middle of the page, where no bar covers it. */
export function focusInSight(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
