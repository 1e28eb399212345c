import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf, LEDGER_ACCOUNTS, type LedgerEvent, postingOf } from './ledger'
import { dueAtOnceAfterMove, quoteMove, quoteRefund } from './refund-quote'
import { refundPercentAt, refundPercentEndsAt } from './refund-tiers'
import { splitAmount, splitAmountFirstTo, splitByPercentages, sumOf } from './split-amount'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const shares = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 99 }), cents }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 10,
})
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)

test('a split loses no cent, and nobody gets more than is owed', () => {
  fc.assert(
    fc.property(shares, fc.nat(1_000_000), (owed, part) => {
      const due = sumOf(owed)
      const amount = Math.floor((due * part) / 1_000_000)
      const split = splitAmount(amount, owed)
      expect(sumOf(split)).toBe(due === 0 ? 0 : amount)
      for (const { id, cents: share } of split)
        expect(share).toBeLessThanOrEqual(owed.find((one) => one.id === id)?.cents ?? 0)
    }),
  )
})

test('one can be filled before the others, which share what is left', () => {
  const owed = [1, 2, 3].map((id) => ({ id, cents: 1000 }))
  expect(splitAmountFirstTo(2, 1000, owed)).toEqual([{ id: 2, cents: 1000 }])
  expect(splitAmountFirstTo(2, 1001, owed)).toEqual([
    { id: 1, cents: 1 },
    { id: 2, cents: 1000 },
  ])
  fc.assert(
    fc.property(shares, fc.nat(1_000_000), (owing, part) => {
      const amount = Math.floor((sumOf(owing) * part) / 1_000_000)
      expect(splitAmountFirstTo(undefined, amount, owing)).toEqual(splitAmount(amount, owing))
      const [first] = owing
      const split = splitAmountFirstTo(first?.id, amount, owing)
      expect(sumOf(split)).toBe(sumOf(splitAmount(amount, owing)))
      expect(split.find(({ id }) => id === first?.id)?.cents ?? 0).toBe(Math.min(amount, first?.cents ?? 0))
    }),
  )
})

test('leftover cents go to the lowest ids', () => {
  const owed = [3, 1, 2].map((id) => ({ id, cents: 1000 }))
  expect(splitAmount(100, owed)).toEqual([
    { id: 1, cents: 34 },
    { id: 2, cents: 33 },
    { id: 3, cents: 33 },
  ])
  const halves = [3, 1, 2].map((id) => ({ id, cents: id === 1 ? 10_000 : 5_000 }))
  expect(splitByPercentages(2, halves)).toEqual([
    { id: 1, cents: 1 },
    { id: 2, cents: 1 },
  ])
})

test('what was paid is kept or refunded, and no more is kept than the policy leaves', () => {
  const booking = fc.record({ total: cents, part: fc.nat(100), percent })
  fc.assert(
    fc.property(fc.array(booking, { minLength: 1, maxLength: 6 }), (made) => {
      const bookings = made.map(({ total, part, percent: share }, id) => {
        return { id, total, paid: Math.floor((total * part) / 100), kept: 0, percent: share }
      })
      const { refund, retained, lines } = quoteRefund(bookings)
      const paid = bookings.reduce((sum, one) => sum + one.paid, 0)
      const left = bookings.reduce((sum, one) => sum + (one.total * (100 - one.percent)) / 100, 0)
      expect(refund + retained).toBe(paid)
      expect(retained).toBeLessThanOrEqual(Math.min(paid, Math.round(left + 0.001)))
      for (const line of lines) expect(Math.min(line.refund, line.retained)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('nothing is kept of a booking beyond its own price and policy, whatever is cancelled with it', () => {
  const booking = fc.record({ total: cents, part: fc.nat(100), moved: fc.nat(100), percent })
  fc.assert(
    fc.property(fc.array(booking, { minLength: 1, maxLength: 6 }), (made) => {
      const bookings = made.map(({ total, part, moved, percent: share }, id) => {
        const paid = Math.floor((total * part) / 100)
        return { id, total, paid, kept: Math.floor((total * moved) / 100), percent: share }
      })
      for (const { id, retained } of quoteRefund(bookings).lines) {
        const { total = 0, paid = 0, kept = 0, percent: share = 0 } = bookings[id] ?? {}
        const own = Math.ceil((total * (10_000 - Math.round(share * 100))) / 10_000)
        expect(retained - Math.min(paid, kept)).toBeLessThanOrEqual(own)
      }
      const alone = bookings.map((one) => quoteRefund([one]).refund)
      const difference = quoteRefund(bookings).refund - alone.reduce((sum, one) => sum + one, 0)
      expect(Math.abs(difference)).toBeLessThanOrEqual(bookings.length / 2)
    }),
  )
})

test('what a booking has not paid is not taken from another one that is cancelled with it', () => {
  const half = { total: 6000, paid: 3000, kept: 0 }
  const two = [
    { id: 1, ...half, percent: 0 },
    { id: 2, ...half, percent: 100 },
  ]
  expect(quoteRefund(two)).toMatchObject({ retained: 3000, refund: 3000 })
  // Of 30.005 that is kept, half a cent is rounded up once.
  const odd = { id: 3, total: 1, paid: 1, kept: 0, percent: 50 }
  expect(quoteRefund([...two, odd, { ...odd, id: 4 }])).toMatchObject({ retained: 3001, refund: 3001 })
})

test('the share that is kept is rounded once, halves away from zero', () => {
  const half = { total: 1, paid: 1, kept: 0, percent: 50 }
  expect(quoteRefund([{ id: 1, ...half }])).toMatchObject({ retained: 1, refund: 0 })
  const two = [1, 2].map((id) => ({ id, ...half }))
  expect(quoteRefund(two)).toMatchObject({ retained: 1, refund: 1 })
  const deposit = { id: 1, total: 10_000, paid: 2000, kept: 0, percent: 50 }
  expect(quoteRefund([deposit])).toMatchObject({ retained: 2000, refund: 0 })
})

test('a cheaper place refunds the share of the difference that was paid', () => {
  const move = { before: 6000, after: 4000, kept: 0, percent: 50 }
  expect(quoteMove({ ...move, paid: 6000 })).toEqual({ refund: 1000, kept: 1000 })
  expect(quoteMove({ ...move, paid: 4500 })).toEqual({ refund: 0, kept: 500 })
  expect(quoteMove({ ...move, paid: 3000 })).toEqual({ refund: 0, kept: 0 })
  expect(quoteMove({ ...move, after: 7000, paid: 6000 })).toEqual({ refund: 0, kept: 0 })
})

test('what a dearer place adds is due at once where something was paid, and only as long as it costs that', () => {
  const at = (before: number, after: number, paid: number, dueAtOnce = 0) =>
    dueAtOnceAfterMove({ before, after, paid, dueAtOnce })
  expect(at(6000, 10_000, 6000)).toBe(10_000)
  expect(at(6000, 10_000, 3000)).toBe(7000)
  expect(at(6000, 10_000, 0)).toBe(0)
  expect(at(10_000, 12_000, 6000, 10_000)).toBe(12_000)
  expect(at(10_000, 8000, 6000, 10_000)).toBe(8000)
  expect(at(6000, 4000, 6000)).toBe(0)
})

test('the tier with the most hours that are still left holds', () => {
  const hours = (count: number) => count * 3_600_000
  const tiers = [
    { hours_before: 72, percent: 100 },
    { hours_before: 24, percent: 50 },
  ]
  expect([80, 72, 71.9, 24, 23.9, -1].map((left) => refundPercentAt(tiers, hours(left)))).toEqual([
    100, 100, 50, 50, 0, 0,
  ])
  expect(refundPercentAt(tiers.toReversed(), hours(30))).toBe(50)
})

test('a percentage ends where another one begins, also below a cap', () => {
  const tiers = [
    { hours_before: 24, percent: 50 },
    { hours_before: 240, percent: 100 },
  ]
  const [start, now] = [new Date('2026-06-30T06:00:00Z'), new Date('2026-06-10T10:00:00Z')]
  const endOf = (cap?: number) => refundPercentEndsAt(tiers, start, now, cap)?.toISOString()
  expect([undefined, 100, 60, 50, 30].map(endOf)).toEqual([
    '2026-06-20T06:00:00.000Z',
    '2026-06-20T06:00:00.000Z',
    '2026-06-20T06:00:00.000Z',
    '2026-06-29T06:00:00.000Z',
    '2026-06-29T06:00:00.000Z',
  ])
  expect(refundPercentEndsAt(tiers, now, now)).toBeUndefined()
})

test('whatever is posted, all accounts together hold nothing, and an event of the opposite sum takes it back', () => {
  const method = fc.constantFrom('card' as const, 'cash' as const, 'terminal' as const, 'bank' as const)
  const sum = fc.integer({ min: -1_000_000, max: 1_000_000 })
  const event: fc.Arbitrary<LedgerEvent> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('sale' as const, 'retained' as const, 'damage-captured' as const),
      cents: sum,
    }),
    fc.record({
      kind: fc.constantFrom(
        'payment' as const,
        'refund' as const,
        'damage-held' as const,
        'damage-released' as const,
        'cash-difference' as const,
      ),
      cents: sum,
      method,
    }),
    fc.record({ kind: fc.constant('refund-method' as const), cents: sum, from: method, method }),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const rows = events.flatMap((one) => postingOf(one) ?? [])
      const held = LEDGER_ACCOUNTS.map((account) => balanceOf(account, rows))
      expect(held.reduce((total, one) => total + one, 0)).toBe(0)
      for (const row of rows) expect(row.cents).toBeGreaterThan(0)
      const back = events.flatMap((one) => postingOf({ ...one, cents: -one.cents }) ?? [])
      for (const account of LEDGER_ACCOUNTS) expect(balanceOf(account, [...rows, ...back])).toBe(0)
    }),
  )
})
