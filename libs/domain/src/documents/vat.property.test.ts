import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatByRate, vatInside, vatOfEach } from './vat'

test.each([
  [13500, 18, 11441, 2059],
  [13500, 12, 12054, 1446],
  [13500, 0, 13500, 0],
  [1, 100, 1, 0],
  [5, 100, 3, 2],
  [10_050, 0.5, 10_000, 50],
])('%i cents at %d %% are %i without the tax', (gross, percent, net, vat) => {
  expect(vatInside(gross, percent)).toEqual({ percent, net, vat, gross })
})

const cents = fc.integer({ min: 1, max: 99_999_999 })
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)

test('net and tax are the gross amount, and net is what the rate leaves to the half cent', () => {
  fc.assert(
    fc.property(cents, percent, (gross, rate) => {
      const { net, vat } = vatInside(gross, rate)
      expect(net + vat).toBe(gross)
      const exact = (gross * 100) / (100 + rate)
      expect(Math.abs(net - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})

test('amounts are taxed once a rate, and those without one are not told', () => {
  const shares = vatByRate([
    { cents: 5, vat_percent: 18 },
    { cents: 100, vat_percent: null },
    { cents: 10, vat_percent: 7 },
    { cents: 6, vat_percent: 18 },
  ])
  expect(shares).toEqual([
    { percent: 7, net: 9, vat: 1, gross: 10 },
    { percent: 18, net: 9, vat: 2, gross: 11 },
  ])
})

test('the tax of each amount is whole cents and adds up to that of its rate', () => {
  const amount = fc.record({ cents, vat_percent: fc.constantFrom(18, 12, 7, 0, null) })
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 12 }), (amounts) => {
      const each = vatOfEach(amounts)
      for (const [at, { cents: own, vat_percent }] of amounts.entries()) {
        expect(each[at]).toBeGreaterThanOrEqual(0)
        expect(each[at]).toBeLessThanOrEqual(own)
        if (vat_percent === null) expect(each[at]).toBe(0)
      }
      for (const { percent: rate, vat } of vatByRate(amounts)) {
        const own = each.filter((_, at) => amounts[at]?.vat_percent === rate)
        expect(own.reduce((sum, one) => sum + one, 0)).toBe(vat)
      }
    }),
  )
})
