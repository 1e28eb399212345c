import type { ReactNode } from 'react'
import { SessionCheckContext } from './session-context'
import { useCheckSession } from './use-check-session'

/** Checks the stored session once for the whole page; public pages do not wait for it. */
export function SessionCheck({ children }: { children: ReactNode }) {
  return <SessionCheckContext value={useCheckSession()}>{children}</SessionCheckContext>
}
