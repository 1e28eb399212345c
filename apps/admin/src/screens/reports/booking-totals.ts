import { sumBy, toAmount, toCents } from '@luzzu/domain'
import type { BookingReport } from '@luzzu/domain/contracts'

type Row = BookingReport[number]
export type BookingTotals = Omit<Row, 'key'>

/** The sums over all rows of a report of bookings. */
export function bookingTotals(rows: BookingReport): BookingTotals {
  const count = (name: 'bookings' | 'guests' | 'cancelled' | 'pending') => sumBy(rows, (row) => row[name])
  const amount = (name: 'value' | 'pending_value') => toAmount(sumBy(rows, (row) => toCents(row[name])))
  return {
    bookings: count('bookings'),
    guests: count('guests'),
    value: amount('value'),
    cancelled: count('cancelled'),
    pending: count('pending'),
    pending_value: amount('pending_value'),
  }
}

/** `4%`; neither none of some, nor all of less than all. */
export function percentOf(part: number, whole: number): string {
  const percent = Math.round((part / whole) * 100)
  if (percent === 0 && part > 0) return 'less than 1%'
  if (percent === 100 && part < whole) return 'more than 99%'
  return `${percent}%`
}
