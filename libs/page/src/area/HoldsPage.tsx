/** A decision that is open counts as something typed: a session that ends meanwhile keeps the page, with a login over it. */
export function HoldsPage() {
  return <span hidden ref={reportInput} />
}

function reportInput(element: HTMLElement | null): void {
  element?.dispatchEvent(new Event('input'))
}
