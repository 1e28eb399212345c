/** Names the set of tokens, so that no page has to carry the list. A test says the new name when a token is added. */
export const TOKEN_SET = 'e5d3b7e7'

const ATTRIBUTE = 'data-tokens'

/** Tells areas which tokens this page declares. */
export function markTokens(): void {
  document.documentElement.setAttribute(ATTRIBUTE, TOKEN_SET)
}

/** Adds the tokens that the page lacks: an area may be newer than the page around it. */
export async function completeTokens(): Promise<void> {
  const root = globalThis.document?.documentElement
  if (!root || root.getAttribute(ATTRIBUTE) === TOKEN_SET) return
  const { addTokens } = await import('./add-tokens')
  addTokens()
}
