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
