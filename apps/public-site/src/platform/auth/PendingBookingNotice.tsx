import { Alert, token } from '@luzzu/ui'
import { CalendarClock } from 'lucide-react'
import styled from 'styled-components'
import { useBookingDraft } from '../draft/use-booking-draft'

/** Says which booking waits for the login. */
export function PendingBookingNotice() {
  const { waiting } = useBookingDraft()
  if (!waiting?.what) return null
  return (
    <AuthNotice role="status" icon={<CalendarClock aria-hidden="true" />}>
      Your booking waits: <strong>{waiting.what}</strong>. After the login you go on where you were.
    </AuthNotice>
  )
}

/** Between the lead and the form. */
export const AuthNotice = styled(Alert)`
  margin-top: ${token('space-4')};
`
