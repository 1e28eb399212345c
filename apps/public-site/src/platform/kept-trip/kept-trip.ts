import type { ProductDetails } from '@luzzu/domain'
import {
  arrivalTime,
  dayOf,
  type MeetingPoint,
  meetingPointOrAddress,
  slotEnd,
  zoneName,
} from '@luzzu/domain'
import type { Booking, Site } from '@luzzu/domain/contracts'

const TEXTS = ['product_name', 'booking_date', 'slot_name', 'time_range', 'phone', 'zone'] as const
const NUMBERS = ['id', 'userId', 'endsAt', 'keptAt'] as const

/**
 * What a device keeps of the next trip of its user, for when the server does not answer: the least that leads to it.
 * `endsAt` and `keptAt` are in milliseconds since 1970.
 */
export type KeptTrip = Record<(typeof TEXTS)[number], string> &
  Record<(typeof NUMBERS)[number], number> & {
    status: 'Pending' | 'Confirmed'
    guests: number | null
    arrival: string | null
    where: MeetingPoint
  }

type About = {
  site: Site
  details: ProductDetails | undefined
  userId: number
  keptAt: number
}

export function toKeptTrip(booking: Booking, { site, details, userId, keptAt }: About): KeptTrip {
  const { id, status, product_name, booking_date, slot_name, time_range, guests } = booking
  const { text, map_url } = meetingPointOrAddress(site, details)
  return {
    ...{ id, product_name, booking_date, slot_name, time_range, guests },
    status: status === 'Confirmed' ? status : 'Pending',
    arrival: arrivalTime(booking, site) ?? null,
    where: { text, map_url },
    phone: site.contact.phone,
    zone: zoneName(site.time_zone),
    endsAt: slotEnd(dayOf(booking), time_range, site.time_zone).getTime(),
    userId,
    keptAt,
  }
}

/** The kept trip of a user until it has ended. What the page has not written is none. */
export function parseKeptTrip(
  stored: string,
  { userId, now }: { userId: number | undefined; now: number },
): KeptTrip | undefined {
  const trip = parse(stored)
  return isKeptTrip(trip) && trip.userId === userId && trip.endsAt > now ? trip : undefined
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown) => typeof value === 'string'
const isMap = (value: unknown) => value === null || (typeof value === 'string' && value.startsWith('https:'))

const isKeptTrip = (value: unknown): value is KeptTrip =>
  isObject(value) &&
  TEXTS.every((name) => isText(value[name])) &&
  NUMBERS.every((name) => Number.isSafeInteger(value[name])) &&
  (value.status === 'Pending' || value.status === 'Confirmed') &&
  (value.guests === null || Number.isSafeInteger(value.guests)) &&
  (value.arrival === null || isText(value.arrival)) &&
  isObject(value.where) &&
  isText(value.where.text) &&
  isMap(value.where.map_url)
