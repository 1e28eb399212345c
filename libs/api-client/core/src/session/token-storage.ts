import type { Tokens } from './session-slice'

export const TOKEN_KEY = 'auth'
export const SESSION_TOKEN_KEY = 'session'
/** What the device shows its user without a connection. */
export const NEXT_TRIP_KEY = 'next-trip'

/** The stored session; empty when storage is denied. */
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
 * Stores both keys, the token first, here and in {@link removeTokens}: storage events arrive in this order, and the
 * token identifies the session.
 */
export function writeTokens({ token, sessionToken }: Tokens): void {
  write(TOKEN_KEY, token)
  write(SESSION_TOKEN_KEY, sessionToken)
}

/** Removes a session from storage, unless another one has replaced it. */
export function removeTokens({ token, sessionToken }: Tokens): void {
  const stored = readTokens()
  if (stored?.token === token) write(TOKEN_KEY, null)
  if (stored?.token === token || stored?.sessionToken === sessionToken) write(SESSION_TOKEN_KEY, null)
}

/** Removes what was kept for the user of a session that is over, or for whoever signed in before. */
export const forgetNextTrip = () => write(NEXT_TRIP_KEY, null)

function write(key: string, value: string | null): void {
  try {
    if (value) globalThis.localStorage.setItem(key, value)
    else globalThis.localStorage.removeItem(key)
  } catch {
    // The session is then kept until the page is closed.
  }
}
