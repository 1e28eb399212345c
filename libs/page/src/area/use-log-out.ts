import { loggedOut, useDispatch, useEndSession, useSession } from '@luzzu/api-client'
import { useLogoutMutation } from '@luzzu/api-client/accounts'
import { useNavigate } from '@luzzu/routing'

/** Ends the session in the browser at once and navigates to `path`; the server is notified in the background. */
export function useLogOut(path: string): () => void {
  const { sessionToken } = useSession()
  const navigate = useNavigate()
  const endSession = useEndSession()
  const dispatch = useDispatch()
  const [logout] = useLogoutMutation()

  return () => {
    // Before the session ends, so that no route guard redirects.
    navigate(path)
    endSession()
    // What areas keep in the tab belongs to its user, not to the browser.
    dispatch(loggedOut())
    // The session on the server expires by itself, so a failure is ignored.
    if (sessionToken) logout({ session_token: sessionToken })
  }
}
