import { useSession } from '@luzzu/api-client'
import { Link } from '@luzzu/routing'
import { Alert, token } from '@luzzu/ui'
import { CalendarClock, UserRoundCheck } from 'lucide-react'
import styled from 'styled-components'
import { useBookingDraft } from '../draft/use-booking-draft'
import { endSentence } from '../end-sentence'
import { LAYOUT_COPY } from '../layout/layout.copy'
import { paths } from '../paths'

const GOES_ON = 'After you log in, you can pick up where you left off.'
const NEEDS_LOGIN = 'You need an account to book it. After you log in, you can continue on the home page.'

/** Says who is logged in already, or which booking waits for the login. `isLeaving`: the login of this page has succeeded. */
export function LoginNotice({ isLeaving = false }: { isLeaving?: boolean }) {
  const { user } = useSession()
  const { waiting } = useBookingDraft()
  if (user && !isLeaving) {
    return (
      <AuthNotice role="status" icon={<UserRoundCheck aria-hidden="true" />}>
        {endSentence(`You are logged in as ${user.username}`)}{' '}
        <Link to={paths.myBookings}>{LAYOUT_COPY.myBookings}</Link>
      </AuthNotice>
    )
  }
  if (!waiting?.what) return null
  return (
    <AuthNotice role="status" icon={<CalendarClock aria-hidden="true" />}>
      Your booking is waiting: <strong>{waiting.what}</strong>. {waiting.path ? GOES_ON : NEEDS_LOGIN}
    </AuthNotice>
  )
}

/** Between the lead and the form. */
export const AuthNotice = styled(Alert)`
  margin-top: ${token('space-4')};
`
