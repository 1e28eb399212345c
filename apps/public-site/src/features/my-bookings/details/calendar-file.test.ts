import { expect, test } from 'vitest'
import { aBooking } from '../../../platform/testing/a-booking'
import { calendarFile } from './calendar-file'

const zonedNow = { now: new Date('2026-07-01T10:00:00Z'), timeZone: 'Europe/Malta', cancellationHours: 24 }

test('the times are those of the slot in UTC', () => {
  const file = calendarFile(aBooking({ id: 12 }), 'Luzzu', zonedNow)
  expect(file).toContain('DTSTART:20260716T060000Z\r\n')
  expect(file).toContain('DTEND:20260716T100000Z\r\n')
  expect(file).toContain('UID:booking-12@luzzu\r\n')
})

test('special characters are escaped', () => {
  const file = calendarFile(aBooking({ product_name: 'Sun; sea, sand' }), 'Luzzu', zonedNow)
  expect(file).toContain('SUMMARY:Sun\\; sea\\, sand\\, Morning\r\n')
})

test('no line exceeds 75 bytes', () => {
  const file = calendarFile(aBooking({ product_name: 'Għajn Tuffieħa '.repeat(12) }), 'Luzzu', zonedNow)
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('Għajn Tuffieħa '.repeat(12).trim())
})

test('an unconfirmed booking is tentative', () => {
  expect(calendarFile(aBooking({ status: 'Pending' }), 'Luzzu', zonedNow)).toContain('STATUS:TENTATIVE')
})
