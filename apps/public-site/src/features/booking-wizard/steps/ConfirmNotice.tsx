import { Alert } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import type { BookingError } from '../confirm/booking-error'
import { LoginPrompt } from './LoginPrompt'

type ConfirmNoticeProps = {
  /** Why the chosen slot cannot be booked; `undefined` while it can. */
  slotProblem: string | undefined
  error: BookingError | null
  loginAsks: number
  /** Called before a link leads to the login. */
  onLeave: () => void
}

/** What keeps the choices from being confirmed, said before it is tried: a slot that is gone, or a missing login. */
export function ConfirmNotice({ slotProblem, error, loginAsks, onLeave }: ConfirmNoticeProps) {
  if (slotProblem !== undefined)
    return (
      <Alert tone="warning" role="status" data-part="alert" icon={<TriangleAlert aria-hidden="true" />}>
        {slotProblem}
      </Alert>
    )
  return error?.needsLogin ? null : <LoginPrompt asks={loginAsks} onLeave={onLeave} />
}
