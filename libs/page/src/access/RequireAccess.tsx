import { useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { telHref } from '@luzzu/domain'
import type { AreaRoute, RouteObject } from '@luzzu/routing'
import { type Access, Navigate, useLocation, useOnline } from '@luzzu/routing'
import { LoadingOverlay } from '@luzzu/ui'
import { Fragment, type ReactNode, useDeferredValue, useState } from 'react'
import { decideAccess } from './decide-access'
import { useSessionCheck } from './SessionCheck'

const OFFLINE = 'You are offline. This page opens when you are back online.'
const NO_ANSWER = 'We can’t be reached right now. This page opens when we can.'

/** Without a network, or with one and no answer from the server; whoever cannot wait calls, where the phone is known. */
function Disconnected() {
  const { contact, installation } = useSite()
  return (
    <>
      {navigator.onLine ? NO_ANSWER : OFFLINE}
      {installation !== '' && (
        <>
          {' '}
          Call us: <a href={telHref(contact.phone)}>{contact.phone}</a>
        </>
      )}
    </>
  )
}

type RequireAccessProps = {
  access: Access
  /** What is shown while there is no connection by which to check the session. */
  offline?: ReactNode
  children: ReactNode
}

/** Renders a page for users with access, and redirects others to the home page. */
export function RequireAccess({ access, offline, children }: RequireAccessProps) {
  const { token, user } = useSession()
  const { settled, rejectedAt } = useSessionCheck()
  const { pathname } = useLocation()
  const online = useOnline()
  // Somebody else never sees what this user has typed.
  const [ownerId, setOwnerId] = useState(user?.id_user_pk)
  if (user && user.id_user_pk !== ownerId) setOwnerId(user.id_user_pk)

  const decision = decideAccess(access, { settled, rejected: rejectedAt === pathname, token, user })
  // What opens is rendered without holding the page up; what closes, closes at once.
  const isOpening = useDeferredValue(decision) !== decision && decision === 'granted'

  switch (isOpening ? 'checking' : decision) {
    case 'checking':
      return (
        <LoadingOverlay message={online ? 'Checking your access' : <Disconnected />}>
          {!online && offline}
        </LoadingOverlay>
      )
    case 'denied':
      return isLeaving(pathname) ? null : <Navigate to="/" replace />
    case 'granted':
      return <Fragment key={ownerId}>{children}</Fragment>
  }
}

// Logging out navigates and ends the session: the URL changes at once, the page a moment later.
function isLeaving(pathname: string): boolean {
  return globalThis.location !== undefined && globalThis.location.pathname !== pathname
}

/** Wraps each route element that declares `access` in the guard. */
export function guardRoutes(routes: readonly AreaRoute[]): RouteObject[] {
  return routes.map(({ access, offline, children, element, ...route }) => ({
    ...route,
    element: access ? (
      <RequireAccess access={access} offline={offline}>
        {element}
      </RequireAccess>
    ) : (
      element
    ),
    ...(children && { children: guardRoutes(children) }),
  })) as RouteObject[]
}
