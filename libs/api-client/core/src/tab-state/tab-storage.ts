import { KEY_PREFIX, type Storage } from 'redux-persist'

/** Session storage; treated as empty when access is denied. */
export const tabStorage: Storage = {
  getItem: async (key) => tryAccess(() => globalThis.sessionStorage.getItem(key)),
  setItem: async (key, text) => tryAccess(() => globalThis.sessionStorage.setItem(key, text)),
  removeItem: async (key) => tryAccess(() => globalThis.sessionStorage.removeItem(key)),
}

/** Removes what was kept for the user of this tab, also by areas that are not loaded. */
export function clearTabStorage(): void {
  tryAccess(() => {
    for (const key of Object.keys(globalThis.sessionStorage))
      if (key.startsWith(KEY_PREFIX)) globalThis.sessionStorage.removeItem(key)
  })
}

function tryAccess<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}

const OWNER_KEY = `${KEY_PREFIX}owner`
const ENDED_KEY = `${KEY_PREFIX}session-ended-at`

/** The id of the user whose data this tab keeps; `null` while it is nobody's, or a visitor's. */
export function readOwner(): number | null {
  return Number(tryAccess(() => globalThis.sessionStorage.getItem(OWNER_KEY))) || null
}

export function writeOwner(userId: number): void {
  tryAccess(() => globalThis.sessionStorage.setItem(OWNER_KEY, String(userId)))
}

/** Where the session of this tab ended, over reloads; see `EndedSession`. */
export function readEndedAt(): string | null {
  return tryAccess(() => globalThis.sessionStorage.getItem(ENDED_KEY))
}

export function writeEndedAt(at: string | null): void {
  tryAccess(() =>
    at === null
      ? globalThis.sessionStorage.removeItem(ENDED_KEY)
      : globalThis.sessionStorage.setItem(ENDED_KEY, at),
  )
}
