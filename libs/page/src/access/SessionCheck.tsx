import { useSession } from '@luzzu/api-client'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { HeldSession } from './HeldSession'
import { SessionCheckContext } from './session-context'
import { useCheckSession } from './use-check-session'

/** Checks the stored session once for the whole page; public pages do not wait for it. */
export function SessionCheck({ children }: { children: ReactNode }) {
  const { ended } = useSession()
  return (
    <SessionCheckContext value={useCheckSession()}>
      {children}
      <ErrorBoundary fallback={null}>
        <Suspense>{ended?.isHeld && <HeldSession />}</Suspense>
      </ErrorBoundary>
    </SessionCheckContext>
  )
}
