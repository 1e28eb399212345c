import { expect, test } from 'vitest'
import { buildRefund } from '../../testing/payments-fixture'
import { toPendingRefunds } from './use-pending-refunds'

const inCash = buildRefund({ id: 8, amount: 60, status: 'pending' })
const older = buildRefund({ id: 7, amount: 45, status: 'pending' })
const toCard = buildRefund({ id: 9, method: 'card', status: 'pending' })

test('a refund of several payments is handed over once, the oldest first, and cards get theirs from Stripe', () => {
  const refunds = toPendingRefunds([
    { order_id: 3, username: 'Karl Borg', pending_refunds: [inCash, toCard] },
    { order_id: 3, username: 'Karl Borg', pending_refunds: [inCash] },
    { order_id: 2, username: 'Chiara Ricci', pending_refunds: [older] },
  ])
  expect(refunds.map(({ id, username, amount }) => [id, username, amount])).toEqual([
    [7, 'Chiara Ricci', 45],
    [8, 'Karl Borg', 60],
  ])
})
