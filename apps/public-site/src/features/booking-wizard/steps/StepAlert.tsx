import { ErrorAlert } from '@luzzu/ui'
import type { BookingError } from '../confirm/booking-error'
import type { Step } from '../wizard'
import { WIZARD_COPY } from '../wizard.copy'
import { LoginLinks } from './LoginOffer'

type StepAlertProps = {
  error: BookingError | null
  step: Step
  /** The formatted total. */
  total: string
  /** Called before a link leads to the login. */
  onLeave: () => void
}

/** Why the booking was rejected. */
export function StepAlert({ error, step, total, onLeave }: StepAlertProps) {
  if (error?.step !== step) return null
  return (
    <ErrorAlert data-part="alert">
      {error.message}
      {error.total !== undefined && ` ${WIZARD_COPY.newTotal} ${total}`}
      {error.needsLogin && <LoginLinks onLeave={onLeave} />}
    </ErrorAlert>
  )
}
