import { expect, test } from 'vitest'
import { slotStateText } from './use-week-drag'
import { weekMessages } from './week.copy'

test.each([
  [{ status: 'open', remaining: 2 }, 'Morning: 2 left'],
  [{ status: 'full', remaining: 0 }, 'Morning: full'],
  [{ status: 'closed', remaining: 0 }, 'Morning: closed'],
  [{ status: 'closed', remaining: 0, reason: 'Regatta' }, 'Morning: closed (Regatta)'],
  [{ status: 'out_of_season', remaining: 0 }, 'Morning: not offered'],
  [{ status: 'notice', remaining: 0 }, 'Morning: too soon'],
] as const)('a slot that is %o', (state, text) => {
  expect(weekMessages.slot('Morning', slotStateText({ slot_id: 1, ...state }))).toBe(text)
})
