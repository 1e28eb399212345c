import { isAdmin } from '@luzzu/domain'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { resetApiCache } from './reset-api-cache'
import { type SessionPart, sessionReset } from './session-slice'

/** The session as pages see it. `restored`: what was stored has been read. */
export function useSession() {
  const { token, sessionToken, user, restored } = useSelector((state: SessionPart) => state.session)
  return {
    token,
    sessionToken,
    user,
    isAdmin: isAdmin(user ?? undefined),
    restored,
  }
}

/** Forgets the session and everything that was fetched in it; with a `token`, only if it is still that of the session. */
export function useEndSession() {
  const dispatch = useDispatch()
  const { getState } = useStore<SessionPart>()
  return (token?: string) => {
    if (token !== undefined && token !== getState().session.token) return
    dispatch(sessionReset())
    resetApiCache(dispatch)
  }
}
