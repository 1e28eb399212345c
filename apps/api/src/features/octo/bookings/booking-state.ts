import { canStillCancel, type Instant } from '@luzzu/domain'
import type { Moment } from '../../../platform/settings/site'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { isRedeemed, type ResellerBooking } from './find-bookings'

export type OctoStatus =
  | 'ON_HOLD'
  | 'EXPIRED'
  | 'PENDING'
  | 'CONFIRMED'
  | 'REDEEMED'
  | 'REJECTED'
  | 'CANCELLED'

type Cancellation = { at: Instant; reason: string | null }

/** How a booking stands now: staff may have moved, decided, cancelled or deleted it. */
export type BookingState = {
  status: OctoStatus
  place: Pick<
    ResellerBooking['row'],
    'product_id' | 'slot_id' | 'booking_date' | 'starts_at' | 'ends_at' | 'total_cents'
  >
  cancellation: Cancellation | null
  updatedAt: Instant
  confirmedAt: Instant | null
  redeemedAt: Instant | null
  isCancellable: boolean
}

export function bookingStateOf(found: ResellerBooking, moment: Moment): BookingState {
  const { row, booking, ending, redeemedAt } = found
  const status = statusOf(found, moment)
  const place = booking ?? ending?.before ?? row
  const isOver = status === 'CANCELLED'
  return {
    status,
    place,
    cancellation: isOver ? cancellationOf(found) : null,
    updatedAt: latest(row.updated_at, booking?.updated_at ?? ending?.at),
    confirmedAt: booking?.confirmed_at ?? row.confirmed_at,
    redeemedAt: status === 'REDEEMED' ? (redeemedAt ?? booking?.updated_at ?? null) : null,
    isCancellable:
      status === 'ON_HOLD' ||
      (['PENDING', 'CONFIRMED'].includes(status) && isBeforeCancellationDeadline(place, moment)),
  }
}

const latest = (one: Instant, other: Instant | null | undefined) => (other && other > one ? other : one)

function statusOf({ row, booking, ending }: ResellerBooking, { now }: Moment): OctoStatus {
  if (row.state === 'cancelled') return 'CANCELLED'
  if (row.state === 'hold') return row.expires_at > now.toISOString() ? 'ON_HOLD' : 'EXPIRED'
  const status = row.is_test === 1 ? row.test_status : booking?.status
  if (status === 'Pending') return 'PENDING'
  if (status === 'Confirmed') return booking && isRedeemed(booking) ? 'REDEEMED' : 'CONFIRMED'
  const isDeclined =
    ending?.before?.status === 'Pending' && !['called-off', 'deleted'].includes(ending.action)
  return isDeclined ? 'REJECTED' : 'CANCELLED'
}

function cancellationOf({ row, ending }: ResellerBooking): Cancellation {
  const at = row.cancelled_at ?? ending?.at ?? row.updated_at
  return { at, reason: row.cancelled_at ? row.cancel_reason : (ending?.reason ?? null) }
}

export function isBeforeCancellationDeadline(
  place: Pick<ResellerBooking['row'], 'booking_date' | 'starts_at' | 'ends_at'>,
  { site, now }: Moment,
): boolean {
  const slot = { date: place.booking_date, timeRange: timeRangeOf(place), timeZone: site.timeZone }
  return canStillCancel(slot, site.settings.cancellation_hours, now)
}
