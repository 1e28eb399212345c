import type { Storage } from 'redux-persist'

export const TOKEN_KEY = 'auth'
export const SESSION_TOKEN_KEY = 'session'

type Stored = { token?: string | null; sessionToken?: string | null }

/**
 * Lets redux-persist keep the session as two raw tokens under keys of their own, instead of one
 * JSON text. A storage that throws (private mode, full, forbidden) counts as empty.
 */
export const tokenStorage: Storage = {
  async getItem() {
    const tokens = readTokens()
    if (tokens.token === null) return null
    return JSON.stringify({
      token: JSON.stringify(tokens.token),
      sessionToken: JSON.stringify(tokens.sessionToken),
    })
  },
  async setItem(_key, text: string) {
    const { token, sessionToken } = readKept(text)
    keep(TOKEN_KEY, token)
    keep(SESSION_TOKEN_KEY, sessionToken)
  },
  async removeItem() {
    keep(TOKEN_KEY, null)
    keep(SESSION_TOKEN_KEY, null)
  },
}

export function readTokens(): { token: string | null; sessionToken: string | null } {
  try {
    return {
      token: globalThis.localStorage.getItem(TOKEN_KEY),
      sessionToken: globalThis.localStorage.getItem(SESSION_TOKEN_KEY),
    }
  } catch {
    return { token: null, sessionToken: null }
  }
}

// redux-persist writes each value as JSON within the JSON of the whole.
function readKept(text: string): Stored {
  const kept = JSON.parse(text) as Record<keyof Stored, string | undefined>
  const textOf = (json: string | undefined) =>
    json === undefined ? null : (JSON.parse(json) as string | null)
  return { token: textOf(kept.token), sessionToken: textOf(kept.sessionToken) }
}

function keep(key: string, value: string | null | undefined): void {
  try {
    if (value) globalThis.localStorage.setItem(key, value)
    else globalThis.localStorage.removeItem(key)
  } catch {
    // The session then lasts as long as the page: nothing is lost that could be kept.
  }
}
