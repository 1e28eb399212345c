import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useFindProductQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { findMoveProblem, slotOf } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { type BookingTime, type ChangeableGuests, type MovableBooking, MoveDialog } from '@luzzu/page/area'
import { showSuccess, size } from '@luzzu/ui'
import styled from 'styled-components'
import { guestLimits } from '../new-booking/booking-form'
import { GuestsField } from '../new-booking/GuestsField'
import { type BookedContact, isEmailed } from '../phone-calls/phone-calls'
import { PleaseCall } from '../phone-calls/ToCall'
import { useHasMailServer } from '../phone-calls/use-has-mail-server'
import { moveCopy } from './move.copy'

type MovedBooking = MovableBooking & BookedContact & Pick<Booking, 'username' | 'reseller'>

type MoveBookingProps = {
  booking: MovedBooking
  open: boolean
  initial?: BookingTime | undefined
  onClose: () => void
  /** After the move; `onClose` where it is not given. */
  onMoved?: () => void
}

/** Moves a booking as staff. Its key changes with each opening. */
export function MoveBooking({ booking, open, initial, onClose, onMoved = onClose }: MoveBookingProps) {
  const hasMailServer = useHasMailServer()
  const isMailed = isEmailed(booking, hasMailServer)
  const call = <PleaseCall phone={booking.phone} />
  const guests = useGuests(booking, isMailed ? moveCopy.guestsConsequence(booking) : call)
  return (
    <MoveDialog
      {...{ booking, open, initial, onClose }}
      isBrief={initial !== undefined}
      title={moveCopy.title(booking)}
      customer={booking.username}
      consequence={isMailed ? moveCopy.consequence(booking) : call}
      guests={guests}
      onMoved={(moved) => {
        showSuccess(moveCopy.done(moved, booking))
        onMoved()
      }}
    />
  )
}

/** Other guests, by the field of a new booking; those of a reseller’s booking are the reseller’s to change. */
function useGuests(
  { id_product_fk, reseller }: MovedBooking,
  consequence: ChangeableGuests['consequence'],
): ChangeableGuests | undefined {
  const { data: product } = useFindProductQuery(id_product_fk, LIST_QUERY)
  if (reseller) return undefined
  return {
    limits: guestLimits(product),
    consequence,
    field: ({ value, error, onChange }) => (
      <Narrow>
        <GuestsField
          product={product}
          value={value ?? undefined}
          error={error}
          onChange={(guests) => onChange(guests ?? null)}
        />
      </Narrow>
    ),
  }
}

const Narrow = styled.div`
  max-width: ${size(70)};
`

type Movable = Pick<Booking, 'status' | 'attendance' | 'booking_date' | 'time_range'>

/** Whether staff can move a booking now. */
export function useIsMovable(): (booking: Movable) => boolean {
  const { time_zone, cancellation_hours: cancellationHours } = useSite()
  const now = useNow()
  return ({ status, attendance, ...booking }) => {
    const movable = { status, attendance, slot: slotOf(booking, time_zone) }
    return findMoveProblem('staff', movable, { cancellationHours, now }) === undefined
  }
}
