import { useSite } from '@luzzu/api-client/site'
import { formatDate, formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { type ReactNode, useRef } from 'react'
import { FormDialog } from '../../form/FormDialog'
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
  const { current, place, choose, error, isUnchanged, isDirty, isLoading, submit } = useMove({
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
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      size="medium"
      // Where a place is given, there is nothing left but to confirm it.
      initialFocus={initial && confirm}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(quoted)
      }}
      isDirty={isDirty}
      isSubmitting={isLoading}
      failure={error?.failure}
      submit={{
        ref: confirm,
        disabledReason: disabledReason || undefined,
        children: newTotal === undefined ? MOVE_COPY.confirm : moveMessages.confirmFor(money(newTotal)),
      }}
      cancelLabel={MOVE_COPY.keep}
    >
      <p>
        {booking.product_name}, {formatDate(booking.booking_date)}, {booking.slot_name} {booking.time_range}
      </p>
      <MoveFields bookingId={booking.id} {...{ current, place }} dateError={error?.date} onChoose={choose} />
      <p aria-live="polite">
        {newTotal === undefined
          ? moveMessages.sameTotal(money(booking.total_price))
          : moveMessages.newTotal(money(booking.total_price), money(newTotal))}
      </p>
      <p>{consequence}</p>
    </FormDialog>
  )
}
