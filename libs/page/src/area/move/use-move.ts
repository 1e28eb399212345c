import { fieldErrorsOf, isApiError, messageOf, problemOf } from '@luzzu/api-client'
import { useMoveBookingMutation } from '@luzzu/api-client/bookings'
import type { Booking } from '@luzzu/domain/contracts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useValidatedForm } from '../../form/use-validated-form'
import { type BookingTime, bookingTimeOf, isSameTime, type MovableBooking } from './booking-time'
import { MOVE_COPY } from './move.copy'
import { useMovedTotal } from './use-moved-total'

type MoveOptions = {
  booking: MovableBooking
  /** Where to start; by default where the booking is. */
  initial?: BookingTime | undefined
  /** Whether the initial time is asked about without fields. */
  isBrief?: boolean | undefined
  /** Of a guest. */
  orderToken?: string | undefined
  onMoved: (booking: Booking) => void
}

/** The form of a move; what was chosen stays after a refusal, so that it can be sent again. */
export function useMove({ booking, initial, isBrief, orderToken, onMoved }: MoveOptions) {
  const current = bookingTimeOf(booking)
  const { clearAllErrors, ...form } = useValidatedForm<BookingTime, BookingTime>({
    defaultValues: initial ?? current,
    check: (time) => ({ ok: true, value: time }),
  })
  const time = useWatch({ control: form.control }) as BookingTime
  // The new total that the server wants accepted.
  const [demanded, setDemanded] = useState<number>()
  const [isRevealed, setRevealed] = useState(false)
  const [moveBooking] = useMoveBookingMutation()
  const quoted = useMovedTotal(booking, time)
  const total = demanded ?? quoted
  const isUnchanged = isSameTime(time, current)

  const submit = form.onSubmit(async ({ date, slotId }) => {
    if (slotId === null || isUnchanged) return
    setDemanded(undefined)
    const { data, error } = await moveBooking({
      id: booking.id,
      orderToken,
      move: { booking_date: date, slot_id: slotId, ...(total !== undefined && { total_price: total }) },
    })
    if (data) return onMoved(data)
    const { booking_date, slot_id } = fieldErrorsOf(error)
    if (booking_date) return form.reject({ date: booking_date })
    setDemanded(isApiError(error) ? problemOf(error.body)?.total_price : undefined)
    form.fail(slot_id ?? messageOf(error, MOVE_COPY.failed))
  })

  return {
    ...form,
    submit,
    current,
    time,
    total,
    isUnchanged,
    /** Whether date and slot can be chosen: where they are not given, on request, and after a refusal. */
    hasFields: !isBrief || isRevealed || form.failure !== undefined || form.errorOf('date') !== undefined,
    reveal: () => setRevealed(true),
    choose(changed: Partial<BookingTime>) {
      if (form.isSubmitting) return
      clearAllErrors()
      setDemanded(undefined)
      form.change(changed)
    },
  }
}
