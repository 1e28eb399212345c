/** Scrolls only the list, not the page, which `scrollIntoView` would do as well. */
export function scrollTabIntoView(tab: HTMLElement | null): void {
  const list = tab?.parentElement
  if (!tab || !list) return
  const { left, right } = tab.getBoundingClientRect()
  const edges = list.getBoundingClientRect()
  if (right > edges.right) list.scrollLeft += right - edges.right
  else if (left < edges.left) list.scrollLeft -= edges.left - left
}
