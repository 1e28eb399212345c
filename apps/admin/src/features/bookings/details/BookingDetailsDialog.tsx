import { useFindUserQuery } from '@luzzu/api-client/accounts'
import { useSite } from '@luzzu/api-client/site'
import type { Booking } from '@luzzu/domain/contracts'
import { Button, Dialog, FactList } from '@luzzu/ui'
import { Check, Trash2 } from 'lucide-react'
import { History } from '../../../platform/activity-log/History'
import { type Decidable, type Decision, isOffered } from '../../../platform/booking-actions/booking-decisions'
import { wordsOf } from '../../../platform/booking-actions/decision-words'
import { bookingFacts } from './booking-facts'

type BookingDetailsDialogProps = {
  booking: Booking
  open: boolean
  onClose: () => void
  onAsk: (decision: Decision, booking: Decidable) => void
}

const LOOKS = {
  delete: { variant: 'quiet', icon: <Trash2 aria-hidden="true" /> },
  decline: { variant: 'plain' },
  approve: { variant: 'primary', icon: <Check aria-hidden="true" /> },
} as const

/** One booking in full, and what can be decided about it. */
export function BookingDetailsDialog({ booking, open, onClose, onAsk }: BookingDetailsDialogProps) {
  const { currency } = useSite()
  const { data: customer } = useFindUserQuery(booking.id_user_fk, { skip: !open })
  const offered = (['delete', 'decline', 'approve'] as const).filter((decision) =>
    isOffered(decision, booking.status),
  )

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Booking ${booking.id}`}
      actions={offered.map((decision) => (
        <Button
          key={decision}
          {...LOOKS[decision]}
          data-apart={decision === 'delete' || undefined}
          onClick={() => {
            onClose()
            onAsk(decision, booking)
          }}
        >
          {wordsOf(decision, booking).label}
        </Button>
      ))}
    >
      <FactList facts={bookingFacts(booking, customer, currency)} />
      {open && <History entity="booking" id={booking.id} customer={booking.username} />}
    </Dialog>
  )
}
