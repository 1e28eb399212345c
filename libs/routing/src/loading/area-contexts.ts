import { createContext, useContext } from 'react'

/** Reloads the code of the current area. In a standalone area the page is reloaded. */
export const ReloadArea = createContext<() => void>(() => globalThis.location.reload())

/**
 * Retries a page whose code failed to load: browsers cache failed modules and their importers, so the whole area is
 * loaded from other URLs.
 */
export const useReloadArea = () => useContext(ReloadArea)

/** Called whenever a page is mounted, which on a page that the server has rendered is the last part to hydrate. */
export const PageMounted = createContext<() => void>(() => undefined)
