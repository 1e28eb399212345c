import { createContext, useContext } from 'react'

type Check = {
  /** Whether the stored session has been read, and no check of it is pending. */
  settled: boolean
  /** The path at which a stored session turned out to be invalid. */
  rejectedAt: string | null
}

export const SessionCheckContext = createContext<Check>({ settled: false, rejectedAt: null })

export function useSessionCheck(): Check {
  return useContext(SessionCheckContext)
}
