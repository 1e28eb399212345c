import { createContext } from 'react'

/** Called whenever a page is mounted, which on a page that the server has rendered is the last part to hydrate. */
export const PageMounted = createContext<() => void>(() => undefined)
