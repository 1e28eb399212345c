import { createContext, useContext } from 'react'

/** Reloads the code of the current area. An area that runs by itself has nobody who could: the page is reloaded. */
export const ReloadArea = createContext<() => void>(() => globalThis.location.reload())

/**
 * How a page whose code did not come gets another try: browsers keep a module that failed as failed, and with it each
 * that imports it, so all of its area is loaded from fresh addresses.
 */
export const useReloadArea = () => useContext(ReloadArea)
