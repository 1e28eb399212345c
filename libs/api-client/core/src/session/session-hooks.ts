import { isAdmin } from '@luzzu/domain'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { resetApiCache } from './reset-api-cache'
import { type SessionPart, sessionReset } from './session-slice'

/** The session. `restored`: it has been read from storage. `ended`: it ended without its user logging out. */
export function useSession() {
  const { token, sessionToken, user, restored, ended } = useSelector((state: SessionPart) => state.session)
  return {
    token,
    sessionToken,
    user,
    isAdmin: isAdmin(user ?? undefined),
    restored,
    ended,
  }
}

/** Ends the session and clears the API cache; with a `token`, only if the session still has it. */
export function useEndSession() {
  const dispatch = useDispatch()
  const { getState } = useStore<SessionPart>()
  return (token?: string) => {
    if (token !== undefined && token !== getState().session.token) return
    dispatch(sessionReset())
    resetApiCache(dispatch)
  }
}
