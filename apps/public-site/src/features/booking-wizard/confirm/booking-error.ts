import { fieldErrorsOf, isApiError, isProblem, isSessionEnd, messageOf, problemOf } from '@luzzu/api-client'
import { BOOKING_MESSAGES } from '@luzzu/domain'
import type { Step } from '../wizard'

/** Why a booking was rejected: the step where it can be corrected, and the message shown there. */
export type BookingError = {
  step: Step
  message: string
  total?: number
  needsLogin?: true
  isUnknown?: true
}

const UNREACHABLE =
  'The server could not be reached, so we don’t know whether your booking arrived. Try again: it is never booked twice. If it did arrive, you will find it here:'

/** That it has ended is said at the top of the page. */
export const SESSION_ENDED: BookingError = {
  step: 'confirm',
  message: 'Your choices are kept: log in to book.',
  needsLogin: true,
}

/** Without a connection nothing is sent. */
export const OFFLINE: BookingError = {
  step: 'confirm',
  message: 'Nothing was sent, because you were offline. Your choices are saved. Please try again.',
}

export function toBookingError(error: unknown): BookingError {
  if (isApiError(error) && isSessionEnd(error)) return SESSION_ENDED
  if (isProblem(error, 'slot-taken')) return { step: 'time', message: BOOKING_MESSAGES.slotTaken }
  if (isProblem(error, 'closed'))
    return { step: 'time', message: messageOf(error, BOOKING_MESSAGES.slotTaken) }
  if (isProblem(error, 'price-changed')) return priceChanged(error)
  const fields = fieldErrorsOf(error)
  if (fields.slot_id) return { step: 'time', message: fields.slot_id }
  if (fields.booking_date) return { step: 'date', message: fields.booking_date }
  if (fields.guests) return { step: 'details', message: fields.guests }
  if (fields.addon_ids) return { step: 'details', message: fields.addon_ids }
  const message = messageOf(error, '')
  return message ? { step: 'confirm', message } : { step: 'confirm', message: UNREACHABLE, isUnknown: true }
}

function priceChanged(error: unknown): BookingError {
  const total = isApiError(error) ? problemOf(error.body)?.total_price : undefined
  return {
    step: 'confirm',
    message: BOOKING_MESSAGES.priceChanged,
    ...(total !== undefined && { total }),
  }
}
