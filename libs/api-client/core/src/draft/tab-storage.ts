import type { Storage } from 'redux-persist'

/** The storage of this tab; one that throws counts as empty. */
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
