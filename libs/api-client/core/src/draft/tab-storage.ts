import type { Storage } from 'redux-persist'

/** Session storage; treated as empty when access is denied. */
export const tabStorage: Storage = {
  getItem: async (key) => attempt(() => globalThis.sessionStorage.getItem(key)),
  setItem: async (key, text) => attempt(() => globalThis.sessionStorage.setItem(key, text)),
  removeItem: async (key) => attempt(() => globalThis.sessionStorage.removeItem(key)),
}

function attempt<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}
