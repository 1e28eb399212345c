import {
  type CalendarDate,
  type ClosedTime,
  calculateSlotTotal,
  closedRanges,
  closureReason,
  dateIn,
  isClosed,
  type OccupiedRange,
  remainingUnits,
  scheduleWith,
  toAmount,
  unavailabilityReason,
} from '@luzzu/domain'
import type { SlotAvailability } from '@luzzu/domain/contracts'
import type { TimeSlotRow } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { slotsOfProducts, timeRangeOf } from '../../time-slots/time-slots.queries'
import type { Offer } from '../offers.queries'

type Offered = {
  offer: Offer
  slots: readonly TimeSlotRow[]
  closures: readonly ClosedTime[]
  guests: number | null
}

/** Finds the slots of a product on a day: whether each can be booked, and at what price. */
export function slotsOn({ offer, slots, closures, guests }: Offered, { site, now }: Moment) {
  const { id: productId, units, pricing, price_cents: price } = offer
  const schedule = scheduleWith(offer.schedule, productId, slotsOfProducts(slots))
  const { timeZone, settings } = site
  const today = dateIn(timeZone, now)

  function findSlot(
    date: CalendarDate,
    { id, starts_at: start, ends_at: end }: TimeSlotRow,
    taken: readonly OccupiedRange[],
  ): Omit<SlotAvailability, 'slot_id'> {
    const [day, times] = [
      { productId, date, units },
      { start, end },
    ]
    const slot = { id, time_range: timeRangeOf({ starts_at: start, ends_at: end }) }
    const place = { id, date, timeRange: slot.time_range, timeZone }
    const unavailable = unavailabilityReason(place, { settings, schedule }, { today, now })
    if (unavailable) return { remaining: 0, status: unavailable, price: null }
    const closed = closedRanges(closures, day)
    if (isClosed(units, closed, times)) {
      const reason = closureReason(closures, day, times)
      return { remaining: 0, status: 'closed', price: null, ...(reason && { reason }) }
    }
    const remaining = remainingUnits(units, [...taken, ...closed], times)
    if (remaining === 0) return { remaining, status: 'full', price: null }
    const total = calculateSlotTotal({ price, pricing, date, slot, guests })
    return { remaining, status: 'open', price: total === null ? null : toAmount(total) }
  }

  return (date: CalendarDate, taken: readonly OccupiedRange[] = []): SlotAvailability[] =>
    slots.map((slot) => ({ slot_id: slot.id, ...findSlot(date, slot, taken) }))
}
