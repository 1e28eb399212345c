import type { Tokens } from './session-slice'

export const TOKEN_KEY = 'auth'
export const SESSION_TOKEN_KEY = 'session'

/** What the browser has stored of a session; nothing where storage is forbidden. */
export function readTokens(): Tokens | undefined {
  try {
    return {
      token: globalThis.localStorage.getItem(TOKEN_KEY),
      sessionToken: globalThis.localStorage.getItem(SESSION_TOKEN_KEY),
    }
  } catch {
    return undefined
  }
}

/**
 * Stores both keys. The token comes first, here and in {@link removeTokens}: other tabs hear of the changes in this
 * order, and the token decides which session it is.
 */
export function writeTokens({ token, sessionToken }: Tokens): void {
  write(TOKEN_KEY, token)
  write(SESSION_TOKEN_KEY, sessionToken)
}

/** Removes a session from the browser, unless another one has been stored in its place. */
export function removeTokens({ token, sessionToken }: Tokens): void {
  const stored = readTokens()
  if (stored?.token === token) write(TOKEN_KEY, null)
  if (stored?.token === token || stored?.sessionToken === sessionToken) write(SESSION_TOKEN_KEY, null)
}

function write(key: string, value: string | null): void {
  try {
    if (value) globalThis.localStorage.setItem(key, value)
    else globalThis.localStorage.removeItem(key)
  } catch {
    // The session then lasts as long as the page: nothing is lost that could be kept.
  }
}
