import {
  type CalendarDate,
  type ClosedTime,
  closedRanges,
  closureReason,
  dateIn,
  eachDay,
  isClosed,
  type OccupiedRange,
  remainingUnits,
  type TimeRange,
  whyUnavailable,
} from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import type { Moment } from '../../platform/settings/site'
import { listTimeSlots } from '../time-slots/time-slots.queries'
import { listOccupiedRanges } from './capacity'
import { findClosedTimes } from './closures.queries'
import { findOffer } from './schedule.queries'

/** `except`: a booking whose own place counts as free. */
type AvailabilityRange = {
  productId: number
  from: CalendarDate
  to: CalendarDate
  except?: number | undefined
}

/** Remaining units of each slot on each day; `undefined` for an unknown product. */
export async function findAvailability(
  db: Db,
  { productId, from, to, except }: AvailabilityRange,
  { site, now }: Moment,
): Promise<Availability | undefined> {
  const offer = await findOffer(db, productId)
  if (!offer) return undefined
  const { units, schedule } = offer
  const slots = await listTimeSlots(db)
  const taken = await listOccupiedRanges(db, { productId, from, to, except })
  const closures = await findClosedTimes(db, productId, from, to)
  const { timeZone, settings } = site
  const today = dateIn(timeZone, now)
  return eachDay(from, to).map((date) => ({
    date,
    slots: slots.map(({ id, starts_at, ends_at }) => {
      const slot = { id, date, timeRange: `${starts_at}-${ends_at}`, timeZone }
      const unavailable = whyUnavailable(slot, { settings, schedule }, { today, now })
      if (unavailable) return { slot_id: id, remaining: 0, status: unavailable }
      const day = { productId, date, units, taken: taken.get(date) ?? [], closures }
      return { slot_id: id, ...capacityOf(day, { start: starts_at, end: ends_at }) }
    }),
  }))
}

type DayCapacity = {
  productId: number
  date: CalendarDate
  units: number
  taken: readonly OccupiedRange[]
  closures: readonly ClosedTime[]
}

type SlotCapacity = Pick<Availability[number]['slots'][number], 'remaining' | 'status' | 'reason'>

function capacityOf({ taken, closures, ...day }: DayCapacity, slot: TimeRange): SlotCapacity {
  const closed = closedRanges(closures, day)
  if (isClosed(day.units, closed, slot)) {
    const reason = closureReason(closures, day, slot)
    return { remaining: 0, status: 'closed', ...(reason && { reason }) }
  }
  const remaining = remainingUnits(day.units, [...taken, ...closed], slot)
  return { remaining, status: remaining > 0 ? 'open' : 'full' }
}
