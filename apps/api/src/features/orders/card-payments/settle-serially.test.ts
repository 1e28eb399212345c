import { expect, test } from 'vitest'
import type { Db } from '../../../platform/database/schema'
import type { CardPayment } from './card-payments.queries'
import { settleSerially } from './settle-serially'

/** Settlements that end when they are told to. */
function settlements() {
  const db = {} as Db
  const ends: PromiseWithResolvers<CardPayment>[] = []
  const settle = () => {
    const end = Promise.withResolvers<CardPayment>()
    ends.push(end)
    return end.promise
  }
  return { ends, ask: (payment = 1) => settleSerially(db, payment, settle) }
}

const captured = { status: 'captured' } as CardPayment
const open = { status: 'open' } as CardPayment

test('whoever comes meanwhile shares one more turn', async () => {
  const { ends, ask } = settlements()
  const [first, ...later] = [ask(), ask(), ask()]
  const other = ask(2)
  expect(ends).toHaveLength(2)
  ends[0]?.resolve(open)
  ends[1]?.resolve(open)
  expect(await Promise.all([first, other])).toEqual([open, open])
  await expect.poll(() => ends).toHaveLength(3)
  ends[2]?.resolve(captured)
  expect(await Promise.all(later)).toEqual([captured, captured])
  void ask()
  expect(ends).toHaveLength(4)
})

test('a turn that fails does so for who has asked, and not for the next', async () => {
  const { ends, ask } = settlements()
  const first = ask()
  const second = ask()
  ends[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => ends).toHaveLength(2)
  ends[1]?.resolve(captured)
  expect(await second).toBe(captured)
})
