import { expect, test } from 'vitest'
import { describeRefundFailure } from './refund-failure'

test.each([
  ['lost_or_stolen_card', 'A refund to a card has failed: the card was reported lost or stolen.'],
  ['insufficient_funds', 'A refund to a card has failed: the balance at Stripe was too low.'],
  ['unknown', 'A refund to a card has failed.'],
  [null, 'A refund to a card has failed.'],
])('a refund that failed with %j is told in words', (reason, text) => {
  expect(describeRefundFailure(reason)).toBe(`${text} Give the money back in another way.`)
})
