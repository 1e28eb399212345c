import { Alert, token } from '@luzzu/ui'
import { CalendarClock } from 'lucide-react'
import styled from 'styled-components'
import { useBookingDraft } from '../draft/use-booking-draft'

const GOES_ON = 'After the login you go on where you were.'
const NEEDS_LOGIN = 'To book it you need an account. After the login, go on with it on the home page.'

/** Says which booking waits for the login. */
export function PendingBookingNotice() {
  const { waiting } = useBookingDraft()
  if (!waiting?.what) return null
  return (
    <AuthNotice role="status" icon={<CalendarClock aria-hidden="true" />}>
      Your booking waits: <strong>{waiting.what}</strong>. {waiting.path ? GOES_ON : NEEDS_LOGIN}
    </AuthNotice>
  )
}

/** Between the lead and the form. */
export const AuthNotice = styled(Alert)`
  margin-top: ${token('space-4')};
`
