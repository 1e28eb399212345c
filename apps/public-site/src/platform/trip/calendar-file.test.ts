import { DEFAULT_SETTINGS, type ProductDetails, toInstant } from '@luzzu/domain'
import type { Booking, Site } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking'
import { calendarFile } from './calendar-file'

const INSTALLATION = '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11'
const SITE: Site = {
  ...DEFAULT_SETTINGS,
  time_zone: 'Europe/Malta',
  installation: INSTALLATION,
}
const ORIGIN = 'https://luzzu.example'

const fileOf = (booking: Booking, site = SITE, details?: ProductDetails) =>
  calendarFile(booking, { site, details, origin: ORIGIN, now: new Date('2026-07-01T10:00:00Z') })

test('the times are those of the slot in UTC', () => {
  const file = fileOf(aBooking({ id: 12 }))
  expect(file).toContain('DTSTART:20260716T060000Z\r\n')
  expect(file).toContain('DTEND:20260716T100000Z\r\n')
})

test('the event stays the same whatever the site is called, and dates from the last change', () => {
  const booking = aBooking({ id: 12, updated_at: toInstant(new Date('2026-07-03T09:30:00Z')), etag: '"v3"' })
  const [file, renamed] = [fileOf(booking), fileOf(booking, { ...SITE, site_name: 'Blue Boats' })]
  for (const line of [`UID:booking-12@${INSTALLATION}`, 'DTSTAMP:20260703T093000Z', 'SEQUENCE:3'])
    expect([file, renamed]).toEqual([expect.stringContaining(line), expect.stringContaining(line)])
})

test('special characters are escaped', () => {
  const file = fileOf(aBooking({ status: 'Confirmed', product_name: 'Sun; sea, sand' }))
  expect(file).toContain('SUMMARY:Sun\\; sea\\, sand\\, Morning\r\n')
})

test('no line exceeds 75 bytes', () => {
  const file = fileOf(aBooking({ product_name: 'Għajn Tuffieħa '.repeat(12) }))
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('Għajn Tuffieħa '.repeat(12).trim())
})

test('an unconfirmed booking is tentative, and says so to whoever does not see that', () => {
  const file = fileOf(aBooking({ status: 'Pending', product_name: 'Kayak' }))
  expect(file).toContain('STATUS:TENTATIVE')
  expect(file).toContain('SUMMARY:Not confirmed yet: Kayak\\, Morning\r\n')
  expect(fileOf(aBooking({ status: 'Confirmed' }))).not.toContain('not confirmed')
})

test('calendars remind of a confirmed booking two hours before its guests are to be there', () => {
  const file = fileOf(aBooking({ status: 'Confirmed', product_name: 'Kayak' }))
  expect(file).toContain(
    'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Kayak\\, Morning. Arrive: 07:45\\, 15 minutes before the start\r\nTRIGGER:-PT135M\r\nEND:VALARM\r\nEND:VEVENT\r\n',
  )
  for (const status of ['Pending', 'Cancelled'] as const)
    expect(fileOf(aBooking({ status }))).not.toContain('VALARM')
})

test('the business is the organizer once it has set its own address', () => {
  const site = {
    ...SITE,
    site_name: 'Kayaks "Blue"; Malta',
    contact: { ...SITE.contact, mail: 'dock@example.com' },
  }
  const organizer = 'ORGANIZER;CN="Kayaks  Blue ; Malta":mailto:dock@example.com\r\n'
  expect(fileOf(aBooking(), site)).toContain(organizer)
  expect(fileOf(aBooking())).not.toContain('ORGANIZER')
})

test('the description says until when the cancellation is free, while it is', () => {
  const [file, late] = [aBooking(), aBooking({ booking_date: '2026-07-01 00:00:00' })].map((booking) =>
    fileOf(booking).replaceAll('\r\n ', ''),
  )
  expect(file).toContain('Free cancellation: until Wednesday\\, July 15\\, 2026\\, 08:00 Malta time')
  expect(late).not.toContain('Free cancellation')
})

test('of what a card may hold, it says until when the refund policy gives all of it back', () => {
  const held = { order_id: 512, paid: 0, free_until: toInstant(new Date('2026-07-09T06:00:00Z')) }
  const lineOf = (part: Partial<Booking>) => fileOf(aBooking(part)).replaceAll('\r\n ', '')
  expect(lineOf(held)).toContain('Free cancellation: until Thursday\\, July 9\\, 2026\\, 08:00 Malta time')
  expect(lineOf({ ...held, free_until: null })).not.toContain('Free cancellation')
  // Until it is charged, the limit holds for it as well.
  const late = {
    booking_date: '2026-07-02 00:00:00',
    free_until: toInstant(new Date('2026-07-02T02:00:00Z')),
  }
  expect(lineOf({ ...held, ...late })).not.toContain('Free cancellation')
})

test('calendars are told where guests are met, what they bring, and where the booking is', () => {
  const details: ProductDetails = {
    meeting_point: { text: 'Pier 3, Sliema', map_url: 'https://maps.example.com/pier' },
    bring: ['A towel'],
    requirements: [],
    pictures: [],
  }
  const file = fileOf(aBooking({ status: 'Confirmed' }), SITE, details).replaceAll('\r\n ', '')
  expect(file).toContain('LOCATION:Pier 3\\, Sliema\r\n')
  expect(file).toContain(`URL:${ORIGIN}/my-bookings?booking=1\r\n`)
  expect(file).toContain(
    'Date: Thursday\\, July 16\\, 2026\\nSlot: Morning\\, 08:00-12:00 (4 hours\\, Malta time)',
  )
  expect(file).toContain(
    'Arrive: 07:45\\, 15 minutes before the start\\nBring: A towel\\nPhone: +356 2100 0000',
  )
})

test('the event of a guest leads to their order, as in the emails: they have no bookings to log in to', () => {
  expect(fileOf(aBooking({ id_user_fk: null }))).toContain(`URL:${ORIGIN}/manage\r\n`)
})
