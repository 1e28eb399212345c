import { addDays, type CalendarDate, dateIn, weekOf } from '@luzzu/domain'
import { buildManifestEntry } from '../../../booking/testing/build-booking'

export const [MONDAY, TUESDAY] = weekOf(addDays(dateIn('Europe/Malta', new Date()), 14)) as [
  CalendarDate,
  CalendarDate,
]
export const BOOKING = buildManifestEntry({ id: 1290, booking_date: `${MONDAY} 00:00:00` })
export const MOVED = { ...BOOKING, booking_date: `${TUESDAY} 00:00:00` }
/** A week of which every day can be booked. */
export const COMING_WEEK = { screen: { at: `/admin/week?week=${MONDAY}` } }
export const CARD = { name: /^Chiara Ricci/ }
