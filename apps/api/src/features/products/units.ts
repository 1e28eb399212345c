import { type CalendarDate, formatDate, peakOccupancy } from '@luzzu/domain'
import type { Tx } from '../../platform/database/schema'
import { listOccupiedRanges } from '../offer/capacity'

/** The day from `today` on with the most units in use at once, and their number. */
export async function busiestDay(
  tx: Tx,
  productId: number,
  today: CalendarDate,
): Promise<{ units: number; date: string }> {
  let busiest = { units: 0, date: '' }
  for (const [date, taken] of await listOccupiedRanges(tx, { productId, from: today })) {
    const units = peakOccupancy(taken)
    if (units > busiest.units) busiest = { units, date: formatDate(date) }
  }
  return busiest
}
