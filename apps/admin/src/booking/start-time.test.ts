import { describe, expect, test } from 'vitest'
import { describeStart, soonestFirst } from './start-time'
import { buildBooking } from './testing/build-booking'

const MALTA = 'Europe/Malta'
/** 07:42 in Malta on June 18. */
const NOW = new Date('2026-06-18T05:42:00Z')

describe('pending requests', () => {
  test('are sorted by start, and within a slot by age', () => {
    const late = buildBooking({ id: 1, booking_date: '2026-06-20 00:00:00' })
    const noon = buildBooking({ id: 2, booking_date: '2026-06-18 00:00:00', time_range: '13:00-18:00' })
    const newer = buildBooking({ id: 4, booking_date: '2026-06-18 00:00:00', time_range: '08:00-12:00' })
    const older = buildBooking({ id: 3, booking_date: '2026-06-18 00:00:00', time_range: '08:00-12:00' })

    expect(soonestFirst([late, noon, newer, older]).map(({ id }) => id)).toEqual([3, 4, 2, 1])
  })

  test('of today show the time until the start', () => {
    const slot = { booking_date: '2026-06-18 00:00:00', time_range: '13:00-18:00' }
    expect(describeStart(slot, MALTA, NOW)).toEqual({ text: 'Today, in 5 h 18 min', isSoon: true })
  })

  test('are in progress from the start of their slot to its end', () => {
    const slot = { booking_date: '2026-06-18 00:00:00', time_range: '08:00-12:00' }
    const at = (clock: string) => describeStart(slot, MALTA, new Date(`2026-06-18T${clock}:00+02:00`)).text
    expect(at('07:59')).toBe('Today, in 1 min')
    expect(at('08:00')).toBe('Today, in progress')
    expect(at('11:59')).toBe('Today, in progress')
    expect(at('12:00')).toBe('Today, ended')
  })

  test('of tomorrow and later show the day', () => {
    const on = (day: string) => ({ booking_date: `${day} 00:00:00`, time_range: '08:00-12:00' })
    expect(describeStart(on('2026-06-19'), MALTA, NOW)).toEqual({ text: 'Tomorrow', isSoon: false })
    expect(describeStart(on('2026-06-20'), MALTA, NOW).text).toBe('Sat, June 20')
    expect(describeStart(on('2027-01-02'), MALTA, NOW).text).toBe('Sat, January 2, 2027')
  })

  test('follow the site’s time zone, where it may be the next day', () => {
    const lateEvening = new Date('2026-06-17T22:30:00Z')
    const slot = { booking_date: '2026-06-18 00:00:00', time_range: '08:00-12:00' }
    expect(describeStart(slot, MALTA, lateEvening).text).toBe('Today, in 7 h 30 min')
  })
})
