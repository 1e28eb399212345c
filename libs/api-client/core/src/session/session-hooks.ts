import { isAdmin } from '@luzzu/domain'
import { useDispatch, useSelector } from 'react-redux'
import { api } from '../api'
import { type SessionPart, sessionReset } from './session-slice'

/** The session as pages see it. `restored`: what was stored has been read. */
export function useSession() {
  const session = useSelector((state: SessionPart) => state.session)
  const { token, sessionToken, user } = session
  return {
    token,
    sessionToken,
    user,
    isAdmin: isAdmin(user ?? undefined),
    restored: session._persist?.rehydrated === true,
  }
}

/** Forgets the session and everything that was fetched in it. */
export function useEndSession() {
  const dispatch = useDispatch()
  return () => {
    dispatch(sessionReset())
    dispatch(api.util.resetApiState())
  }
}
