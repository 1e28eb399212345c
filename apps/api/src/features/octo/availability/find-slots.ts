import { type CalendarDate, minimumNotice, slotStart } from '@luzzu/domain'
import type { SlotAvailability } from '@luzzu/domain/contracts'
import { HOUR } from '../../../platform/clock'
import type { Db, TimeSlotRow } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { slotsOn } from '../../offer/availability/slots-on'
import { listOccupiedRanges, type Occupying } from '../../offer/capacity'
import { findClosedTimes } from '../../offer/closures.queries'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import type { OfferedProduct } from '../catalogue/find-products'
import { isAllDay, timesOf, utcTime } from '../local-times'

export type SlotOfDay = { date: CalendarDate; found: SlotAvailability }

/** What a slot is on each of some days, which are in their order; tests see what tests have taken. */
export async function findSlots(
  db: Db,
  { product, pricing, schedule }: OfferedProduct,
  { slot, days, ...occupying }: { slot: TimeSlotRow; days: readonly CalendarDate[] } & Occupying,
  moment: Moment,
): Promise<SlotOfDay[]> {
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return []
  const period = { productId: product.id, from, to, now: moment.now }
  const taken = await listOccupiedRanges(db, { ...period, ...occupying })
  const closures = await findClosedTimes(db, product.id, from, to)
  const offer = { ...product, pricing, schedule }
  const find = slotsOn({ offer, slots: [slot], closures, guests: null }, moment)
  return days.flatMap((date) => find(date, taken.get(date)).map((found) => ({ date, found })))
}

const STATUSES: Record<SlotAvailability['status'], 'SOLD_OUT' | 'CLOSED' | 'AVAILABLE'> = {
  open: 'AVAILABLE',
  full: 'SOLD_OUT',
  closed: 'CLOSED',
  past: 'CLOSED',
  notice: 'CLOSED',
  out_of_window: 'CLOSED',
  out_of_season: 'CLOSED',
}

/** What there is of a slot on a day: a craft takes as many guests as it has places. */
export function capacityOf(
  { product }: OfferedProduct,
  { remaining, status }: SlotAvailability,
  guests: number | undefined,
) {
  const { units, max_persons } = product
  const isOpen = status === 'open'
  const isLimited = isOpen && remaining * 2 < units
  return {
    available: isOpen && (guests ?? 1) <= max_persons,
    status: isLimited ? ('LIMITED' as const) : STATUSES[status],
    vacancies: remaining * max_persons,
    capacity: units * max_persons,
  }
}

/** A slot on a day as OCTO has it, without its price. */
export function toAvailability(
  sold: OfferedProduct,
  slot: Pick<TimeSlotRow, 'starts_at' | 'ends_at'>,
  { date, found }: SlotOfDay,
  { site, guests }: Pick<Moment, 'site'> & { guests: number | undefined },
) {
  const { timeZone, settings } = site
  const start = slotStart(date, timeRangeOf(slot), timeZone)
  const cutoff = new Date(start.getTime() - minimumNotice(sold.schedule, settings) * HOUR)
  const { openingHours, ...times } = timesOf(isAllDay(sold), slot, { date, timeZone })
  return {
    ...times,
    ...capacityOf(sold, found, guests),
    maxUnits: found.status === 'open' ? sold.product.max_persons : 0,
    utcCutoffAt: utcTime(cutoff),
    openingHours,
  }
}
