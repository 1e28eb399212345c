import { TIME_SLOTS } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { respond } from '@luzzu/ui/screens'
import { buildManifestEntry } from './build-booking'
import { DAY_AT_ELEVEN, SITE_AT_ELEVEN } from './site-fixture'

/** The site, when it is eleven o’clock. */
export const AT_ELEVEN = respond('get', '/api/site', { body: SITE_AT_ELEVEN })

const SLOTS = [
  { id: 4, name: 'Sunrise', time_range: '05:30-07:35' },
  { id: 5, name: 'Early hop', time_range: '09:00-10:25' },
  ...TIME_SLOTS,
  { id: 6, name: 'Lunch', time_range: '10:30-14:00' },
]

/** A confirmed booking of the day of the stories, in a slot. */
export function inSlot(id: number, slotId: number, fields: Partial<ManifestEntry> = {}): ManifestEntry {
  const slot = SLOTS.find((one) => one.id === slotId)
  return buildManifestEntry({
    id,
    booking_date: `${DAY_AT_ELEVEN} 00:00:00`,
    product_name: 'Painted Luzzu',
    slot_id: slotId,
    slot_name: slot?.name ?? '',
    time_range: slot?.time_range ?? '',
    status: 'Confirmed',
    guests: 2,
    ...fields,
  })
}

/** The bookings of a busy day. */
export const DAY: ManifestEntry[] = [
  inSlot(21, 4, { username: 'Tom Grech', attendance: 'returned' }),
  inSlot(22, 4, { username: 'Piotr Nowak', attendance: 'checked_in' }),
  inSlot(23, 5, { username: 'Wilhelmina von Hohenstein-Kaltenbach', attendance: 'no_show' }),
  inSlot(24, 1, { username: 'Ġorġ Żammit' }),
  inSlot(25, 1, { username: 'Zoë Smith', attendance: 'checked_in', note: 'Needs a ramp.' }),
  inSlot(26, 6, { username: 'Aoife Camilleri', status: 'Pending', product_name: 'Tandem Kayak' }),
  inSlot(27, 3, { username: 'Maria Vella', attendance: 'checked_in' }),
  inSlot(28, 2, { username: 'Luca Borg', phone: '', mail: '', id_user_fk: null }),
]

/** Nothing is available or not but by the bookings of a story. */
export const AS_BOOKED = respond('get', '/api/availability', { body: [] })

/** The day with its slots and bookings. */
export const respondWithDay = [
  AT_ELEVEN,
  AS_BOOKED,
  respond('get', '/api/time-slots', { body: SLOTS }),
  respond('get', '/api/manifests/:date', { body: DAY }),
]
