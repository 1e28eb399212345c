import { isWholeBetween } from '../numbers'
import type { Charge } from '../pricing/pricing'
import { BOOKING_MESSAGES, tooManyGuests } from './booking-messages'

/** What is wrong with the number of guests of a booking. `null`, for untold, is enough unless each of them is charged. */
export function validateGuests(
  guests: number | null,
  { charge, max_persons }: { charge: Charge; max_persons: number },
): string | undefined {
  if (guests === null) return charge === 'per_person' ? BOOKING_MESSAGES.guests : undefined
  return isWholeBetween(guests, 1, max_persons) ? undefined : tooManyGuests(max_persons)
}
