import { useSite } from '@luzzu/api-client/site'
import { formatDateWithWeekday, formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Button, Stack } from '@luzzu/ui'
import { type ReactNode, useRef, useState } from 'react'
import { FormDialog } from '../../form/FormDialog'
import { HoldsPage } from '../HoldsPage'
import type { BookingTime, MovableBooking } from './booking-time'
import { MoveChoice } from './MoveChoice'
import { MoveFields } from './MoveFields'
import { MOVE_COPY, moveMessages } from './move.copy'
import { type GuestLimits, useMove } from './use-move'
import { useMoveDay } from './use-move-day'

type MoveDialogProps = {
  booking: MovableBooking
  open: boolean
  title: string
  /** Whose booking it is, where others than the customer move it. */
  customer?: string | undefined
  /** What moving it means for who is asked. */
  consequence: ReactNode
  /** Where the number of guests can be changed. */
  guests?: ChangeableGuests | undefined
  /** What is given up by it, said beside the button as well. */
  warning?: string | undefined
  initial?: BookingTime | undefined
  /** Whether a given time is asked about in one line; the fields appear on request, and after a refusal. */
  isBrief?: boolean | undefined
  /** Of a guest, whose booking it is. */
  orderToken?: string | undefined
  onClose: () => void
  onMoved: (booking: Booking) => void
}

export type ChangeableGuests = {
  limits: GuestLimits | undefined
  /** `null`: untold. */
  field: (field: {
    value: number | null
    error: string | undefined
    onChange: (guests: number | null) => void
  }) => ReactNode
  /** What changing nothing else means for who is asked. */
  consequence: ReactNode
}

/** Asks for another date or slot. A refusal is shown in the dialog, and a new total is shown before it is accepted. */
export function MoveDialog({
  booking,
  open,
  title,
  customer,
  consequence,
  guests: other,
  warning,
  initial,
  isBrief,
  orderToken,
  onClose,
  onMoved,
}: MoveDialogProps) {
  const { currency } = useSite()
  const form = useMove({ booking, initial, isBrief, orderToken, limits: other?.limits, onMoved })
  const { current, time, guests, isPriced, newTotal, change, hasFields } = form
  const money = (amount: number) => formatMoney(amount, currency)
  const confirm = useRef<HTMLButtonElement>(null)
  const reveal = () => {
    form.reveal()
    confirm.current?.focus()
  }
  const [offersTaken, setOffersTaken] = useState(0)
  const takeOffer = (date: string) => {
    setOffersTaken(offersTaken + 1)
    form.choose({ date })
    // What was pressed is gone.
    confirm.current?.focus()
  }
  const shownTotal = newTotal === undefined ? undefined : money(newTotal)
  const { day, dateError, nextFreeDay, problem } = useMoveDay({ id: booking.id, orderToken, current }, time)
  const disabledReason =
    change === 'nothing' || time.date === '' ? moveMessages.unchanged(other !== undefined) : problem

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      size={hasFields ? 'wide' : 'small'}
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
          nextFreeDay={nextFreeDay}
          onChooseDay={takeOffer}
          isPriced={isPriced}
          total={moveMessages.total(money(booking.total_price), shownTotal)}
          warning={warning}
        />
      }
    >
      <HoldsPage />
      <Stack gap={2}>
        <MoveSummary {...{ booking, customer }} to={hasFields ? undefined : time.date} onReveal={reveal} />
        <div>{change === 'guests' ? other?.consequence : consequence}</div>
      </Stack>
      {hasFields && (
        <>
          {other?.field({
            value: guests,
            error: form.errorOf('guests'),
            onChange: (changed) => form.choose({ guests: changed }),
          })}
          <MoveFields
            // Shows the month of the day that was offered.
            key={offersTaken}
            {...{ day, orderToken }}
            booking={{ ...booking, guests: guests ?? booking.guests }}
            slotId={time.slotId}
            dateError={form.errorOf('date') ?? dateError}
            onChoose={form.choose}
          />
        </>
      )}
    </FormDialog>
  )
}

type MoveSummaryProps = {
  booking: MovableBooking
  customer: string | undefined
  /** The day to which it is moved, where that is all there is to confirm. */
  to: string | undefined
  onReveal: () => void
}

/** Where a booking is and, in a brief dialog, where it goes. */
function MoveSummary({ booking, customer, to, onReveal }: MoveSummaryProps) {
  return (
    <p>
      {customer && <strong>{customer}: </strong>}
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
