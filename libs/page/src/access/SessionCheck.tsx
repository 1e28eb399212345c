import { sessionReleased, useDispatch, useSession } from '@luzzu/api-client'
import { useLocation } from '@luzzu/routing'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
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

const SessionDialog = lazy(async () => ({ default: (await import('./SessionDialog')).SessionDialog }))

/** A page whose session has ended while something was typed: a login in place keeps it, leaving the page gives it up. */
function HeldSession() {
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  const [heldAt] = useState(pathname)
  useEffect(() => {
    if (pathname !== heldAt) dispatch(sessionReleased())
  }, [pathname, heldAt, dispatch])
  return <SessionDialog onLeave={() => dispatch(sessionReleased())} />
}
