import { useNow } from '@luzzu/api-client'
import { useListAvailabilityForBookingQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import {
  dateIn,
  daysOfMonth,
  formatDateWithWeekday,
  formatMoney,
  monthOf,
  validateBookingDate,
} from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Button } from '@luzzu/ui'
import { type ReactNode, useRef } from 'react'
import { FormDialog } from '../../form/FormDialog'
import { slotOn } from '../slots'
import type { BookingTime, MovableBooking } from './booking-time'
import { MoveChoice } from './MoveChoice'
import { MoveFields } from './MoveFields'
import { MOVE_COPY, moveMessages } from './move.copy'
import { useMove } from './use-move'

type MoveDialogProps = {
  booking: MovableBooking
  open: boolean
  title: string
  /** What moving it means for who is asked. */
  consequence: ReactNode
  initial?: BookingTime | undefined
  /** Whether a given time is asked about in one line; the fields appear on request, and after a refusal. */
  isBrief?: boolean | undefined
  /** Of a guest, whose booking it is. */
  orderToken?: string | undefined
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
  isBrief,
  orderToken,
  onClose,
  onMoved,
}: MoveDialogProps) {
  const { currency } = useSite()
  const form = useMove({ booking, initial, isBrief, orderToken, onMoved })
  const { current, time, total, isUnchanged, hasFields } = form
  const money = (amount: number) => formatMoney(amount, currency)
  const confirm = useRef<HTMLButtonElement>(null)
  const reveal = () => {
    form.reveal()
    confirm.current?.focus()
  }
  const newTotal = isUnchanged || total === booking.total_price ? undefined : total
  const shownTotal = newTotal === undefined ? undefined : money(newTotal)
  const isFree = useIsFree({ id: booking.id, orderToken }, time)
  const disabledReason = problemOf({ isUnchanged: isUnchanged || time.date === '', isFree })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      size={hasFields ? 'medium' : 'small'}
      // Where a time is given, there is nothing left but to confirm it.
      initialFocus={initial && confirm}
      form={form}
      submit={{
        ref: confirm,
        disabledReason,
        children: shownTotal === undefined ? MOVE_COPY.confirm : moveMessages.confirmFor(shownTotal),
      }}
      cancelLabel={MOVE_COPY.keep}
      note={
        <MoveChoice
          time={hasFields ? time : undefined}
          problem={disabledReason}
          total={moveMessages.total(money(booking.total_price), shownTotal)}
        />
      }
    >
      <MoveSummary booking={booking} to={hasFields ? undefined : time.date} onReveal={reveal} />
      <div>{consequence}</div>
      {hasFields && (
        <MoveFields
          {...{ booking, current, time, orderToken }}
          dateError={form.errorOf('date')}
          onChoose={form.choose}
        />
      )}
    </FormDialog>
  )
}

/** Why a booking cannot be moved to the chosen time. */
function problemOf({ isUnchanged, isFree }: { isUnchanged: boolean; isFree: boolean }): string | undefined {
  if (isUnchanged) return MOVE_COPY.unchanged
  return isFree ? undefined : MOVE_COPY.needsSlot
}

/** Whether a time can be chosen for a booking. While its availability is unknown the server decides. */
function useIsFree(
  booking: { id: number; orderToken: string | undefined },
  { date, slotId }: BookingTime,
): boolean {
  const { time_zone, booking_window_days } = useSite()
  const today = dateIn(time_zone, useNow())
  const { currentData } = useListAvailabilityForBookingQuery(
    { ...booking, ...daysOfMonth(monthOf(date)) },
    // While a year is typed, the date is in another century.
    { skip: !validateBookingDate(date, today, booking_window_days).ok },
  )
  if (slotId === null) return false
  return slotOn(currentData, date, slotId)?.remaining !== 0
}

type MoveSummaryProps = {
  booking: MovableBooking
  /** The day to which it is moved, where that is all there is to confirm. */
  to: string | undefined
  onReveal: () => void
}

/** Where a booking is and, in a brief dialog, where it goes. */
function MoveSummary({ booking, to, onReveal }: MoveSummaryProps) {
  return (
    <p>
      {booking.product_name}, {formatDateWithWeekday(booking.booking_date)}, {booking.slot_name}{' '}
      {booking.time_range}
      {to !== undefined && (
        <>
          {' '}
          {MOVE_COPY.to} <strong>{formatDateWithWeekday(to)}</strong>.{' '}
          <Button variant="quiet" size="small" onClick={onReveal}>
            {MOVE_COPY.otherTime}
          </Button>
        </>
      )}
    </p>
  )
}
