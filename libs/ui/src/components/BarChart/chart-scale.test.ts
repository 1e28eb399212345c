import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barPositions, chartTicks } from './chart-scale'

test('the ticks start at 0, reach the greatest value and are few', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (greatest) => {
      const ticks = chartTicks(greatest)
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(new Set(ticks).size).toBe(ticks.length)
    }),
  )
})

test('the ticks of 47 bookings are tens', () => {
  expect(chartTicks(47)).toEqual([0, 10, 20, 30, 40, 50])
})

test('bars stand side by side inside the picture', () => {
  const positions = barPositions([12, 47, 31], 50, 184)
  for (const [index, position] of positions.entries()) {
    const next = positions[index + 1]
    expect(position.x + position.width).toBeLessThanOrEqual(next?.x ?? 100)
    expect(position.height).toBeLessThanOrEqual(184)
  }
})
