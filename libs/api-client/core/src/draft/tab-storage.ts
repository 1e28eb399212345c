import type { Storage } from 'redux-persist'

/** Session storage; treated as empty when access is denied. */
export const tabStorage: Storage = {
  getItem: async (key) => tryAccess(() => globalThis.sessionStorage.getItem(key)),
  setItem: async (key, text) => tryAccess(() => globalThis.sessionStorage.setItem(key, text)),
  removeItem: async (key) => tryAccess(() => globalThis.sessionStorage.removeItem(key)),
}

function tryAccess<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}
