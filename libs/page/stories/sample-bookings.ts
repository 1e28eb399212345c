import { type Instant, weekdayOf } from '@luzzu/domain'
import type { Booking, Closure, Dashboard, ManifestEntry, WeeklyBookings } from '@luzzu/domain/contracts'
import { PRODUCTS } from './sample-catalogue'
import { CUSTOMER, dayFromNow, today } from './sample-data'

type BookingPart = Pick<Booking, 'id' | 'username'> & Partial<Booking> & { inDays: number; of?: 1 | 2 | 4 }

function aBooking({ inDays, of = 1, ...part }: BookingPart): Booking {
  const product = PRODUCTS.find(({ id }) => id === of)
  return {
    product_name: product?.name ?? '',
    booking_date: `${dayFromNow(inDays)} 00:00:00`,
    slot_name: 'Morning',
    time_range: '08:00-12:00',
    status: 'Pending',
    total_price: product?.price ?? 0,
    id_user_fk: CUSTOMER.id_user_pk,
    id_product_fk: of,
    slot_id: 1,
    addons: [],
    guests: null,
    created_at: `${dayFromNow(-9)}T10:24:00.000Z` as Instant,
    updated_at: `${dayFromNow(-9)}T10:24:00.000Z` as Instant,
    attendance: 'none',
    etag: '"v1"',
    note: null,
    ...part,
  }
}

export const BOOKINGS: Booking[] = [
  aBooking({ id: 1278, username: CUSTOMER.username, inDays: 1, status: 'Confirmed', total_price: 165 }),
  aBooking({ id: 1279, username: 'James O’Connor', inDays: 2, of: 2 }),
  aBooking({
    id: 1280,
    username: 'Ġorġ Żammit',
    inDays: 2,
    of: 4,
    slot_name: 'Afternoon',
    time_range: '13:00-18:00',
    slot_id: 2,
    addons: [{ addon_name: 'Snorkel set', extra_price: null }],
  }),
  aBooking({ id: 1281, username: CUSTOMER.username, inDays: 12, of: 2 }),
  aBooking({
    id: 1282,
    username: 'Chiara Ricci',
    inDays: 0,
    status: 'Confirmed',
    attendance: 'checked_in',
    note: 'Needs a ramp.',
  }),
  aBooking({ id: 1264, username: CUSTOMER.username, inDays: -20, of: 4, status: 'Cancelled' }),
]

export const DASHBOARD: Dashboard = {
  popular_rentals: [
    { activity: 'Boats', count: 42 },
    { activity: 'Kayaks', count: 17 },
    { activity: 'Jet skis', count: 9 },
  ],
  recent_bookings: BOOKINGS.map(({ id, username, product_name, booking_date, status }) => ({
    id,
    user_name: username,
    email: 'guest@example.com',
    product_name,
    date: booking_date,
    status,
  })),
  pending_approvals: 3,
  registered_users: 61,
  total_bookings: 1282,
}

/** The bookings of a day as manifest entries. */
export const manifestOf = (date: string): ManifestEntry[] =>
  BOOKINGS.filter(({ booking_date, status }) => booking_date.startsWith(date) && status !== 'Cancelled').map(
    withContact,
  )

const withContact = (booking: Booking): ManifestEntry => ({
  ...booking,
  phone: CUSTOMER.phone,
  mail: CUSTOMER.mail,
})

const aClosure = (part: Pick<Closure, 'id'> & Partial<Closure>): Closure => ({
  from_date: dayFromNow(4),
  to_date: dayFromNow(4),
  product_id: null,
  slot_id: null,
  units: null,
  reason: '',
  created_at: `${today}T08:00:00.000Z` as Instant,
  ...part,
})

export const CLOSURES: Closure[] = [
  aClosure({ id: 1, reason: 'Regatta in the harbor' }),
  aClosure({ id: 2, product_id: 1, units: 1, slot_id: 1, to_date: dayFromNow(6) }),
  aClosure({ id: 3, product_id: 1, units: 1, slot_id: 2, from_date: today, reason: 'Engine service' }),
]

/** The bookings that no longer fit beside the first closure. */
export const AFFECTED: ManifestEntry[] = BOOKINGS.map(withContact)

const REQUESTS = [3, 5, 4, 8, 6, 9, 12, 10, 14, 11, 17, 6]
const DAYS_SINCE_MONDAY = weekdayOf(today) - 1

/** Twelve weeks up to the current one. */
export const WEEKS: WeeklyBookings = REQUESTS.map((bookings, index) => ({
  week: dayFromNow(-DAYS_SINCE_MONDAY - 7 * (REQUESTS.length - 1 - index)),
  bookings,
}))
