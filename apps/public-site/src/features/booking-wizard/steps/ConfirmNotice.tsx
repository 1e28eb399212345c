import { BOOKING_MESSAGES } from '@luzzu/domain'
import { Alert, Button } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import type { BookingError } from '../confirm/booking-error'
import { WIZARD_COPY } from '../wizard.copy'
import { LoginPrompt } from './LoginPrompt'

type ConfirmNoticeProps = {
  /** Whether the slot was taken or closed since it was chosen. */
  isSlotGone: boolean
  error: BookingError | null
  loginAsks: number
  onChooseTime: () => void
  /** Called before a link leads to the login. */
  onLeave: () => void
}

/** What keeps the choices from being confirmed, said before it is tried: a slot that is gone, or a missing login. */
export function ConfirmNotice({ isSlotGone, error, loginAsks, onChooseTime, onLeave }: ConfirmNoticeProps) {
  if (isSlotGone)
    return (
      <Alert tone="warning" role="status" data-part="alert" icon={<TriangleAlert aria-hidden="true" />}>
        {BOOKING_MESSAGES.slotTaken}{' '}
        <Button variant="plain" size="small" onClick={onChooseTime}>
          {WIZARD_COPY.otherTime}
        </Button>
      </Alert>
    )
  return error?.needsLogin ? null : <LoginPrompt asks={loginAsks} onLeave={onLeave} />
}
