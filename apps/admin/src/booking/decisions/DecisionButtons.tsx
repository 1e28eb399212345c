import { Button } from '@luzzu/ui'
import { Check } from 'lucide-react'
import { type DecidableBooking, type Decision, isOffered } from './booking-decisions'
import { decisionCopy } from './decision.copy'

type DecisionButtonsProps = {
  booking: DecidableBooking
  onDecide: (decision: Decision, booking: DecidableBooking) => void
  withIcon?: boolean
}

/** Decline and Approve while the booking is pending, Cancel once it is confirmed. */
export function DecisionButtons({ booking, onDecide, withIcon = false }: DecisionButtonsProps) {
  return (['decline', 'approve', 'cancel'] as const)
    .filter((decision) => isOffered(decision, booking.status))
    .map((decision) => (
      <Button
        key={decision}
        size="small"
        variant={decision === 'approve' ? 'soft' : 'quiet'}
        icon={withIcon && decision === 'approve' ? <Check aria-hidden="true" /> : undefined}
        aria-label={`${decisionCopy(decision, booking).label} booking ${booking.id}, ${booking.username}`}
        onClick={() => onDecide(decision, booking)}
      >
        {decisionCopy(decision, booking).label}
      </Button>
    ))
}
