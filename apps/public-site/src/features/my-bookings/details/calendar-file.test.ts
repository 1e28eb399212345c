import { toInstant } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { aBooking } from '../../../platform/testing/a-booking'
import { calendarFile } from './calendar-file'

const INSTALLATION = '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11'
const SITE = { site_name: 'Luzzu', time_zone: 'Europe/Malta', installation: INSTALLATION }

test('the times are those of the slot in UTC', () => {
  const file = calendarFile(aBooking({ id: 12 }), SITE)
  expect(file).toContain('DTSTART:20260716T060000Z\r\n')
  expect(file).toContain('DTEND:20260716T100000Z\r\n')
})

test('the event stays the same whatever the site is called, and dates from the last change', () => {
  const booking = aBooking({ id: 12, updated_at: toInstant(new Date('2026-07-03T09:30:00Z')), etag: '"v3"' })
  const [file, renamed] = [
    calendarFile(booking, SITE),
    calendarFile(booking, { ...SITE, site_name: 'Blue Boats' }),
  ]
  for (const line of [`UID:booking-12@${INSTALLATION}`, 'DTSTAMP:20260703T093000Z', 'SEQUENCE:3'])
    expect([file, renamed]).toEqual([expect.stringContaining(line), expect.stringContaining(line)])
})

test('special characters are escaped', () => {
  const file = calendarFile(aBooking({ product_name: 'Sun; sea, sand' }), SITE)
  expect(file).toContain('SUMMARY:Sun\\; sea\\, sand\\, Morning\r\n')
})

test('no line exceeds 75 bytes', () => {
  const file = calendarFile(aBooking({ product_name: 'Għajn Tuffieħa '.repeat(12) }), SITE)
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('Għajn Tuffieħa '.repeat(12).trim())
})

test('an unconfirmed booking is tentative', () => {
  expect(calendarFile(aBooking({ status: 'Pending' }), SITE)).toContain('STATUS:TENTATIVE')
})
