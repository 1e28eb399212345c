import { useBookingDraft, useEndSession, useSession } from '@luzzu/api-client'
import { useLogoutMutation } from '@luzzu/api-client/accounts'
import { useNavigate } from '@luzzu/routing'
import { paths } from './paths'

/** Ends the session here at once; that the server hears of it is not waited for. */
export function useLogOut(): () => void {
  const { sessionToken } = useSession()
  const navigate = useNavigate()
  const endSession = useEndSession()
  const { clearDraft } = useBookingDraft()
  const [logout] = useLogoutMutation()

  return () => {
    navigate(paths.login)
    endSession()
    // What one person has chosen is not for the next at this browser.
    clearDraft()
    // The session on the server ends by itself in time, so a failure costs nobody anything.
    if (sessionToken) logout({ session_token: sessionToken })
  }
}
