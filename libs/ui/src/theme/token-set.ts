/** Names the set of tokens, so that no page has to carry the list. A test says the new name when a token is added. */
export const TOKEN_SET = 'e5d3b7e7'

/** Not an attribute, so that hydration leaves the prerendered page as it is. */
const NAME = Symbol.for('luzzu.tokens')

/** Tells areas which tokens this page declares. */
export function markTokens(): void {
  Reflect.set(globalThis, NAME, TOKEN_SET)
}

/** Adds the tokens that the page lacks: an area may be newer than the page around it. */
export async function completeTokens(): Promise<void> {
  if (!('document' in globalThis) || Reflect.get(globalThis, NAME) === TOKEN_SET) return
  const { addTokens } = await import('./add-tokens')
  addTokens()
}
