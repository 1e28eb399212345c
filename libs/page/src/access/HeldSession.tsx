import { sessionReleased, useDispatch } from '@luzzu/api-client'
import { useLocation } from '@luzzu/routing'
import { lazy, useEffect, useState } from 'react'

const SessionDialog = lazy(async () => ({ default: (await import('./SessionDialog')).SessionDialog }))

/** A page whose session has ended while something was typed: a login in place keeps it, leaving the page gives it up. */
export function HeldSession() {
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  const [heldAt] = useState(pathname)
  useEffect(() => {
    if (pathname !== heldAt) dispatch(sessionReleased())
  }, [pathname, heldAt, dispatch])
  return <SessionDialog onLeave={() => dispatch(sessionReleased())} />
}
