import { expect, test } from 'vitest'
import { nextDeposit } from './deposit-step'

const confirmed = { status: 'Confirmed', attendance: 'none' } as const
const due = { due: 200, open: 0, held: 0 }
const held = { due: 0, open: 0, held: 200 }
const today = { isPast: false }

test('what is due is taken from confirmed guests until they are back', () => {
  const step = (booking: Partial<Parameters<typeof nextDeposit>[0]>, isPast = false) =>
    nextDeposit({ ...confirmed, damage_deposit: due, ...booking }, { isPast })
  expect(step({})).toEqual({ step: 'take', amount: 200 })
  expect(step({ attendance: 'checked_in' })).toEqual({ step: 'take', amount: 200 })
  expect(step({ attendance: 'returned' })).toBeUndefined()
  expect(step({ attendance: 'no_show' })).toBeUndefined()
  expect(step({ status: 'Pending' })).toBeUndefined()
  expect(step({}, true)).toBeUndefined()
  expect(step({ damage_deposit: null })).toBeUndefined()
})

test('what is held is given back once they are back', () => {
  expect(nextDeposit({ ...confirmed, damage_deposit: held }, today)?.step).toBe('held')
  const returned = { ...confirmed, attendance: 'returned', damage_deposit: held } as const
  expect(nextDeposit(returned, { isPast: true })).toEqual({ step: 'give_back', amount: 200 })
  expect(nextDeposit({ ...confirmed, damage_deposit: { ...held, held: 0, open: 90 } }, today)).toEqual({
    step: 'open',
    amount: 90,
  })
})
