import { useFindUserQuery } from '@luzzu/api-client/accounts'
import { useSite } from '@luzzu/api-client/site'
import type { Booking } from '@luzzu/domain/contracts'
import { Button, DescriptionList, Dialog, Row, size } from '@luzzu/ui'
import { CalendarClock, Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { BookingAttendance } from '../attendance/BookingAttendance'
import { type DecidableBooking, type Decision, isOffered } from '../decisions/booking-decisions'
import { decisionCopy } from '../decisions/decision.copy'
import { ActivityLog } from '../history/ActivityLog'
import { MoveBooking, useIsMovable } from '../moves/MoveBooking'
import { moveCopy } from '../moves/move.copy'
import { NoteButton } from '../notes/NoteButton'
import { AttentionBadges } from '../payments/AttentionBadges'
import { Balance } from '../payments/Balance'
import { PaymentsButton } from '../payments/order/PaymentsButton'
import { CustomerCalled } from '../phone-calls/CustomerCalled'
import { useHasResellers } from '../resellers/use-has-resellers'
import { detailRows } from './detail-rows'
import { EditContact } from './EditContact'
import { EraseGuest } from './EraseGuest'
import { RelatedLinks } from './RelatedLinks'

type BookingDetailsDialogProps = {
  booking: Booking
  open: boolean
  onClose: () => void
  onDecide: (decision: Decision, booking: DecidableBooking) => void
}

const VARIANTS = {
  decline: { variant: 'plain' },
  cancel: { variant: 'plain' },
  approve: { variant: 'primary', icon: <Check aria-hidden="true" /> },
} as const

/** The details of a booking, with its decisions. */
export function BookingDetailsDialog({ booking, open, onClose, onDecide }: BookingDetailsDialogProps) {
  const { currency } = useSite()
  const { id_user_fk } = booking
  const { data: user } = useFindUserQuery(id_user_fk ?? 0, { skip: !open || id_user_fk === null })
  // Until the answer it is that of the booking before.
  const customer = user?.id_user_pk === id_user_fk ? user : undefined
  const hasResellers = useHasResellers()
  const [isMoving, setMoving] = useState(false)
  const canMove = useIsMovable()(booking)
  const offered = (['decline', 'cancel', 'approve'] as const).filter((decision) =>
    isOffered(decision, booking.status),
  )

  return (
    <>
      <Dialog
        open={open && !isMoving}
        onClose={onClose}
        title={`Booking ${booking.id}`}
        actions={
          (canMove || offered.length > 0) && (
            <>
              {canMove && (
                <Button
                  variant="plain"
                  icon={<CalendarClock aria-hidden="true" />}
                  onClick={() => setMoving(true)}
                >
                  {moveCopy.label}
                </Button>
              )}
              {offered.map((decision) => (
                <Button key={decision} {...VARIANTS[decision]} onClick={() => onDecide(decision, booking)}>
                  {/* Elsewhere “Cancel” alone closes a dialog. */}
                  {decisionCopy(decision, booking)[decision === 'cancel' ? 'confirm' : 'label']}
                </Button>
              ))}
            </>
          )
        }
      >
        <DescriptionList items={detailRows(booking, customer, { currency, hasResellers })} />
        <BookingAttendance booking={booking} />
        <CustomerCalled booking={booking} />
        <More>
          <Balance booking={booking} />
          {open && <AttentionBadges booking={booking} />}
          <PaymentsButton booking={booking} />
          <NoteButton booking={booking} />
          <EditContact booking={booking} />
          <RelatedLinks booking={booking} onLeave={onClose} />
          <EraseGuest booking={booking} />
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onDecide('delete', booking)}
          >
            {decisionCopy('delete', booking).label}
          </Button>
        </More>
        {open && <ActivityLog entity="booking" id={booking.id} customer={id_user_fk ?? undefined} />}
      </Dialog>
      {isMoving && (
        <MoveBooking
          booking={booking}
          open={open}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false)
            onClose()
          }}
        />
      )}
    </>
  )
}

/** In columns, in place of rows that end anywhere. */
const More = styled(Row)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${size(40)}, 1fr));

  > :not([data-variant='quiet']) {
    justify-self: start;
  }
  > [data-variant='quiet'] {
    justify-content: flex-start;
    text-align: start;
    white-space: normal;
  }
`
