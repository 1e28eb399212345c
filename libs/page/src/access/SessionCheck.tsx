import {
  isApiError,
  isSessionEnd,
  loadingSet,
  type SessionPart,
  sessionExpired,
  sessionReleased,
  useDispatch,
  userSaved,
  useSession,
} from '@luzzu/api-client'
import { useLazyFindSessionUserQuery } from '@luzzu/api-client/accounts'
import { userIdOf } from '@luzzu/domain'
import { useLocation, useOnline } from '@luzzu/routing'
import { dismissToasts } from '@luzzu/ui'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useStore } from 'react-redux'

/** Checks the stored session once for the whole page; public pages do not wait for it. */
export function SessionCheck({ children }: { children: ReactNode }) {
  const { ended } = useSession()
  useMessagesOfUser()
  return (
    <SessionCheckContext value={useCheckSession()}>
      {children}
      <ErrorBoundary fallback={null}>
        <Suspense>{ended?.isHeld && <HeldSession />}</Suspense>
      </ErrorBoundary>
    </SessionCheckContext>
  )
}

/** What is told to one user names others and offers to act again, which the next one of the device should not see. */
function useMessagesOfUser(): void {
  const { getState, subscribe } = useStore<SessionPart>()
  useEffect(() => {
    const findUserId = () => getState().session.user?.id_user_pk
    let userId = findUserId()
    // Not in an effect of the change: what is told of the new session, or of the end of this one, comes at once after it.
    const unsubscribe = subscribe(() => {
      const before = userId
      userId = findUserId()
      if (before !== undefined && before !== userId) dismissToasts()
    })
    return () => unsubscribe()
  }, [getState, subscribe])
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

/** What a token that names no user gets. */
const NO_USER = { data: undefined, error: new Error('The token names no user') }

/**
 * Fetches the user of each token once, as soon as there is a connection; an invalid token ends the session. When another session replaces it meanwhile,
 * the request is dropped and repeated for the new one.
 */
function useCheckSession() {
  const { token, user, restored } = useSession()
  const { pathname } = useLocation()
  const { dispatch, getState } = useStore<SessionPart>()
  const [findUser] = useLazyFindSessionUserQuery()
  const [pendingToken, setPendingToken] = useState<string | null>(null)
  const [rejectedAt, setRejectedAt] = useState<string | null>(null)
  const online = useOnline()
  const unknown = restored && user === null ? token : null
  if (rejectedAt !== null && rejectedAt !== pathname) setRejectedAt(null)

  const reject = useEffectEvent((rejected: string, error: unknown) => {
    const current = getState().session.token
    // The refusal has ended the session already; if it ended for another reason, the user logged out.
    if (current !== rejected && !(current === null && isApiError(error) && isSessionEnd(error))) return
    setRejectedAt(pathname)
    dispatch(sessionExpired(rejected, isApiError(error) && !isRefusal(error.status)))
  })
  const ask = useEffectEvent((token: string) => {
    const id = userIdOf(token)
    return id === undefined ? undefined : findUser({ token, id })
  })

  useEffect(() => {
    if (unknown === null || !online) return
    setPendingToken(unknown)
    const query = ask(unknown)
    let isReplaced = false
    async function settle(token: string) {
      const { data, error } = query ? await query : NO_USER
      if (data && !error) dispatch(userSaved({ token, user: data }))
      else if (!isReplaced) reject(token, error)
      setPendingToken((latest) => (latest === token ? null : latest))
    }
    void settle(unknown)
    return () => {
      // The refusal removes the token as well, and the response is still to be handled.
      if (getState().session.token === null) return
      isReplaced = true
      query?.abort()
    }
  }, [unknown, online, dispatch, getState])

  useEffect(() => {
    dispatch(loadingSet(pendingToken !== null))
  }, [pendingToken, dispatch])

  return { settled: restored && unknown === null && pendingToken === null, rejectedAt }
}

/** A server that fails, or is not reached, refuses nothing. */
const isRefusal = (status: number) => status >= 400 && status < 429

type Check = {
  /** Whether the stored session has been read, and no check of it is pending. */
  settled: boolean
  /** The path at which a stored session turned out to be invalid. */
  rejectedAt: string | null
}

const SessionCheckContext = createContext<Check>({ settled: false, rejectedAt: null })

export function useSessionCheck(): Check {
  return useContext(SessionCheckContext)
}
