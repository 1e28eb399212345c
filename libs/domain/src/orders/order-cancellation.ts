import { CANCELLATION_REASON } from '../bookings/staff-booking'
import type { FieldErrors, Validated } from '../fields'
import { isAmount } from '../money'
import { isId, parseId } from '../numbers'
import { isPercent } from '../payments/refund-tiers'
import { ORDER_MESSAGES } from './order'

/** How many bookings an order may have. */
export const MAX_ORDER_BOOKINGS = 50

export type OrderCancellation = {
  bookingIds: number[]
  /** What goes back, as it was shown; in currency units. */
  refundTotal: number
  /** What staff decide instead of everything. */
  percent: number | undefined
  reason: string | null
}

/** Checks the body of a cancellation; what is missing of the sum is told like a wrong one. */
export function validateOrderCancellation(fields: Record<string, unknown>): Validated<OrderCancellation> {
  const { booking_ids, refund_total, percent, reason } = fields
  const errors: FieldErrors = {}
  const ids = readIds(booking_ids)
  if (!ids) errors.booking_ids = ORDER_MESSAGES.bookings
  if (!isAmount(refund_total)) errors.refund_total = ORDER_MESSAGES.refundTotal
  if (percent !== undefined && percent !== null && !isPercent(percent))
    errors.percent = ORDER_MESSAGES.percent
  const reasonError = CANCELLATION_REASON.check(reason)
  if (reasonError !== undefined) errors.reason = reasonError
  if (!ids || Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    value: {
      bookingIds: ids,
      refundTotal: refund_total as number,
      percent: typeof percent === 'number' ? percent : undefined,
      reason: CANCELLATION_REASON.read(reason),
    },
  }
}

function readIds(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_ORDER_BOOKINGS) return undefined
  return value.every(isId) && new Set(value).size === value.length
    ? value.toSorted((a, b) => a - b)
    : undefined
}

/** Ids in the address: `3,5`. */
export function parseBookingIds(text: unknown): number[] | undefined {
  return typeof text === 'string' ? readIds(text.split(',').map((id) => parseId(id.trim()))) : undefined
}
