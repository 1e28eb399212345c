import { useSite } from '@luzzu/api-client/site'
import { formatDate, formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Alert, Button, Dialog, Stack } from '@luzzu/ui'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { MoveFields } from './MoveFields'
import { MOVE_COPY, moveMessages } from './move.copy'
import type { MovableBooking, Place } from './move-places'
import { useIsFree } from './use-is-free'
import { useMove } from './use-move'
import { useNewTotal } from './use-new-total'

type MoveDialogProps = {
  booking: MovableBooking
  open: boolean
  title: string
  /** What moving it means for who is asked. */
  consequence: ReactNode
  initial?: Place | undefined
  onClose: () => void
  onMoved: (booking: Booking) => void
}

/** Asks for another date or slot. A refusal is shown in the dialog, and a new total is shown before it is accepted. */
export function MoveDialog({
  booking,
  open,
  title,
  consequence,
  initial,
  onClose,
  onMoved,
}: MoveDialogProps) {
  const { currency } = useSite()
  const { current, place, choose, error, isUnchanged, isLoading, submit } = useMove({
    booking,
    initial,
    onMoved,
  })
  const money = (amount: number) => formatMoney(amount, currency)
  const confirm = useRef<HTMLButtonElement>(null)
  const quoted = useNewTotal(booking, place)
  const total = error?.total ?? quoted
  const newTotal = isUnchanged || total === booking.total_price ? undefined : total
  const isFree = useIsFree(booking.id, place)
  const disabledReason =
    isUnchanged || place.date === '' ? MOVE_COPY.unchanged : !isFree && MOVE_COPY.needsSlot

  return (
    <Dialog
      open={open}
      // A late response must not close another dialog.
      onClose={() => {
        if (!isLoading) onClose()
      }}
      title={title}
      size="medium"
      // Where a place is given, there is nothing left but to confirm it.
      initialFocus={initial && confirm}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(quoted)
      }}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {MOVE_COPY.keep}
          </Button>
          <Button
            ref={confirm}
            type="submit"
            loading={isLoading}
            disabledReason={disabledReason || undefined}
          >
            {newTotal === undefined ? MOVE_COPY.confirm : moveMessages.confirmFor(money(newTotal))}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {booking.product_name}, {formatDate(booking.booking_date)}, {booking.slot_name} {booking.time_range}
        </p>
        {error?.field === 'form' && (
          <Alert tone="danger" role="alert" icon={<CircleAlert aria-hidden="true" />}>
            {error.message}
          </Alert>
        )}
        <MoveFields
          bookingId={booking.id}
          {...{ current, place }}
          dateError={error?.field === 'date' ? error.message : undefined}
          onChoose={choose}
        />
        <p aria-live="polite">
          {newTotal === undefined
            ? moveMessages.sameTotal(money(booking.total_price))
            : moveMessages.newTotal(money(booking.total_price), money(newTotal))}
        </p>
        <p>{consequence}</p>
      </Stack>
    </Dialog>
  )
}
