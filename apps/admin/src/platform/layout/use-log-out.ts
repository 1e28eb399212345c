import { useEndSession, useSession } from '@luzzu/api-client'
import { useLogoutMutation } from '@luzzu/api-client/accounts'
import { useNavigate } from '@luzzu/routing'
import { PATHS } from '../paths'

/** Leaves first, so that no guard sends the reader elsewhere when the session is gone. */
export function useLogOut() {
  const { sessionToken } = useSession()
  const endSession = useEndSession()
  const navigate = useNavigate()
  const [logOut] = useLogoutMutation()

  return () => {
    navigate(PATHS.login)
    endSession()
    // Whether the server could be told or not, here the session is over.
    if (sessionToken) logOut({ session_token: sessionToken })
  }
}
