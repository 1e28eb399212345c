import { fieldErrorsOf, isApiError, isProblem, messageOf, problemOf } from '@luzzu/api-client'
import { useMoveBookingMutation } from '@luzzu/api-client/bookings'
import { type FieldErrors, findMoveChange, validated, validateGuests } from '@luzzu/domain'
import type { Booking, BookingMove } from '@luzzu/domain/contracts'
import { isOnline } from '@luzzu/routing'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useValidatedForm } from '../../form/use-validated-form'
import { type BookingTime, bookingTimeOf, type MovableBooking, type MoveValues } from './booking-time'
import { MOVE_COPY } from './move.copy'
import { useMovedTotal } from './use-moved-total'

/** How many guests a product takes. */
export type GuestLimits = Parameters<typeof validateGuests>[1]

type MoveOptions = {
  booking: MovableBooking
  /** Where to start; by default where the booking is. */
  initial?: BookingTime | undefined
  /** Whether the initial time is asked about without fields. */
  isBrief?: boolean | undefined
  /** Of a guest. */
  orderToken?: string | undefined
  /** How many guests its product takes, where they can be changed. */
  limits?: GuestLimits | undefined
  onMoved: (booking: Booking) => void
}

const requestOf = (booking_date: string, slot_id: number, total: number | undefined): BookingMove => ({
  booking_date,
  slot_id,
  ...(total !== undefined && { total_price: total }),
})

/** Of slots the whole form tells: each of them says itself why it is none to choose. */
const isOfField = ({ booking_date, guests }: FieldErrors) => Boolean(booking_date ?? guests)

const toFormErrors = ({ booking_date, guests }: FieldErrors): FieldErrors => ({
  ...(booking_date && { date: booking_date }),
  ...(guests && { guests }),
})

/** The form of a move; what was chosen stays after a refusal, so that it can be sent again. */
export function useMove({ booking, initial, isBrief, orderToken, limits, onMoved }: MoveOptions) {
  const current = bookingTimeOf(booking)
  // What guests were chosen over; `null` for the latest, after a refusal. Until they are, their number is the latest.
  const [seen, setSeen] = useState<Pick<MovableBooking, 'etag' | 'guests'> | null>()
  const guestsOf = ({ guests: chosen }: MoveValues) => (seen === undefined ? booking.guests : chosen)
  const guestsProblem = (guests: number | null) =>
    limits && guests !== booking.guests ? validateGuests(guests, limits) : undefined
  const { clearAllErrors, ...form } = useValidatedForm<MoveValues, MoveValues>({
    defaultValues: { ...(initial ?? current), guests: booking.guests },
    check: (values) => validated(values, { guests: guestsProblem(guestsOf(values)) }),
  })
  const { guests: typed, ...time } = useWatch({ control: form.control }) as MoveValues
  const guests = guestsOf({ ...time, guests: typed })
  // The new total that the server wants accepted.
  const [demanded, setDemanded] = useState<number>()
  const [isRevealed, setRevealed] = useState(false)
  const [moveBooking] = useMoveBookingMutation()
  const quoted = useMovedTotal({ ...booking, guests: guests ?? booking.guests }, time)
  const isPriced = guestsProblem(guests) === undefined
  const total = isPriced ? (demanded ?? quoted) : undefined
  const change = findMoveChange({ ...current, guests: booking.guests }, { ...time, guests })

  const otherGuests = guests !== null && guests !== booking.guests ? { guests } : undefined
  // Of two who change the guests at once the second sees first what the other did.
  const over = seen && seen.guests !== booking.guests ? seen : booking

  const submit = form.onSubmit(async (values) => {
    const { date, slotId } = values
    if (slotId === null || change === 'nothing') return
    if (!isOnline()) return form.fail(MOVE_COPY.offline)
    setDemanded(undefined)
    const { data, error } = await moveBooking({
      id: booking.id,
      orderToken,
      ifMatch: otherGuests && over.etag,
      move: { ...requestOf(date, slotId, total), ...otherGuests },
    })
    if (data) onMoved(data)
    else explain(error)
  })

  function explain(error: unknown) {
    if (seen !== undefined && isProblem(error, 'precondition-failed')) setSeen(null)
    const { slot_id, ...rejected } = fieldErrorsOf(error)
    if (isOfField(rejected)) return form.reject(toFormErrors(rejected))
    setDemanded(isApiError(error) ? problemOf(error.body)?.total_price : undefined)
    form.fail(slot_id ?? messageOf(error, MOVE_COPY.failed))
  }

  return {
    ...form,
    submit,
    current,
    time,
    guests,
    /** Whether the number of guests is one that has a total. */
    isPriced,
    /** `undefined` while the total stays as it is, or there is none. */
    newTotal: change === 'nothing' || total === booking.total_price ? undefined : total,
    change,
    /** Whether date and slot can be chosen: where they are not given, on request, and after a refusal. */
    hasFields: !isBrief || isRevealed || form.failure !== undefined || form.wrongFields.length > 0,
    reveal: () => setRevealed(true),
    choose(changed: Partial<MoveValues>) {
      if (form.isSubmitting) return
      clearAllErrors()
      setDemanded(undefined)
      if ('guests' in changed && seen === undefined) setSeen(booking)
      form.change(changed)
    },
  }
}
