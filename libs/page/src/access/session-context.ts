import { createContext, useContext } from 'react'

type Check = {
  /** Whether the stored session has been read and nobody is being asked about it. */
  settled: boolean
  /** The address at which a stored session turned out to be worth nothing. */
  rejectedAt: string | null
}

export const SessionCheckContext = createContext<Check>({ settled: false, rejectedAt: null })

export function useSessionCheck(): Check {
  return useContext(SessionCheckContext)
}
