import { fieldErrorsOf, isApiError, messageOf, problemOf } from '@luzzu/api-client'
import { useMoveBookingMutation } from '@luzzu/api-client/bookings'
import type { Booking } from '@luzzu/domain/contracts'
import { useState } from 'react'
import { type BookingTime, bookingTimeOf, isSameTime, type MovableBooking } from './booking-time'
import { MOVE_COPY } from './move.copy'

/** Why a move was refused; `total` is the new total that has to be accepted. */
type MoveError = { date?: string; failure?: string; total?: number | undefined }

type MoveOptions = {
  booking: MovableBooking
  /** Where to start; by default where the booking is. */
  initial?: BookingTime | undefined
  onMoved: (booking: Booking) => void
}

/** The chosen place and the request; what was chosen stays after a refusal, so that it can be sent again. */
export function useMove({ booking, initial, onMoved }: MoveOptions) {
  const current = bookingTimeOf(booking)
  const [time, setTime] = useState(initial ?? current)
  const [error, setError] = useState<MoveError>()
  const [moveBooking, { isLoading }] = useMoveBookingMutation()
  const isUnchanged = isSameTime(time, current)

  async function submit(quoted: number | undefined) {
    if (isLoading || time.slotId === null || isUnchanged) return
    const total = error?.total ?? quoted
    setError(undefined)
    const { data, error: refusal } = await moveBooking({
      id: booking.id,
      move: {
        booking_date: time.date,
        slot_id: time.slotId,
        ...(total !== undefined && { total_price: total }),
      },
    })
    if (data) onMoved(data)
    else setError(toMoveError(refusal))
  }

  return {
    current,
    time,
    choose(changed: Partial<BookingTime>) {
      if (isLoading) return
      setError(undefined)
      setTime({ ...time, ...changed })
    },
    error,
    isUnchanged,
    /** Whether another place was chosen here. */
    isDirty: !isSameTime(time, initial ?? current),
    isLoading,
    submit,
  }
}

function toMoveError(error: unknown): MoveError {
  const { booking_date, slot_id } = fieldErrorsOf(error)
  if (booking_date) return { date: booking_date }
  const total = isApiError(error) ? problemOf(error.body)?.total_price : undefined
  return { failure: slot_id ?? messageOf(error, MOVE_COPY.failed), total }
}
