import { Alert, Button } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import type { BookingError } from '../confirm/booking-error'
import type { Step } from '../wizard'
import { WIZARD_COPY } from '../wizard.copy'
import { LoginPrompt } from './LoginPrompt'

type ConfirmNoticeProps = {
  /** Why the chosen slot cannot be booked; `undefined` while it can. */
  slotProblem: string | undefined
  /** Whether no other slot of the day is free. */
  isDayFull: boolean
  error: BookingError | null
  loginAsks: number
  onEdit: (step: Step) => void
  /** Called before a link leads to the login. */
  onLeave: () => void
}

/** What keeps the choices from being confirmed, said before it is tried: a slot that is gone, or a missing login. */
export function ConfirmNotice({
  slotProblem,
  isDayFull,
  error,
  loginAsks,
  onEdit,
  onLeave,
}: ConfirmNoticeProps) {
  if (slotProblem !== undefined)
    return (
      <Alert tone="warning" role="status" data-part="alert" icon={<TriangleAlert aria-hidden="true" />}>
        {slotProblem}{' '}
        <Button variant="plain" size="small" onClick={() => onEdit(isDayFull ? 'date' : 'time')}>
          {isDayFull ? WIZARD_COPY.otherDate : WIZARD_COPY.otherTime}
        </Button>
      </Alert>
    )
  return error?.needsLogin ? null : <LoginPrompt asks={loginAsks} onLeave={onLeave} />
}
