import { Button } from '@luzzu/ui'
import { Check } from 'lucide-react'
import { type Decidable, type Decision, isOffered } from './booking-decisions'
import { wordsOf } from './decision-words'

type DecideButtonsProps = {
  booking: Decidable
  onAsk: (decision: Decision, booking: Decidable) => void
  withIcon?: boolean
}

/** Decline and Approve, for as long as the booking waits. */
export function DecideButtons({ booking, onAsk, withIcon = false }: DecideButtonsProps) {
  return (['decline', 'approve'] as const)
    .filter((decision) => isOffered(decision, booking.status))
    .map((decision) => (
      <Button
        key={decision}
        size="small"
        variant={decision === 'approve' ? 'soft' : 'quiet'}
        icon={withIcon && decision === 'approve' ? <Check aria-hidden="true" /> : undefined}
        aria-label={`${wordsOf(decision, booking).label} booking ${booking.id}, ${booking.username}`}
        onClick={() => onAsk(decision, booking)}
      >
        {wordsOf(decision, booking).label}
      </Button>
    ))
}
