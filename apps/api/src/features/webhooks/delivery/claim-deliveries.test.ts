import { expect, test } from 'vitest'
import { anApiToken } from '../../../../test/support/builders'
import { withEndpoint } from '../../../../test/support/webhook-endpoint'
import { instantAfter, MINUTE } from '../../../platform/clock'
import { toJson } from '../../../platform/database/json-text'
import { insertDeliveries } from '../events/deliveries'
import { claimDeliveries } from './claim-deliveries'
import { createDeliveryLimiter } from './delivery-limiter'

test('the webhooks of a reseller share the room of one, however many it makes', async () => {
  const { db, clock, id } = await withEndpoint()
  const { id: token_id } = await anApiToken(db, { scopes: ['octo'] })
  const known = await db.selectFrom('webhook_endpoint').selectAll().executeTakeFirstOrThrow()
  const { id: _, ...endpoint } = known
  const made = await db
    .insertInto('webhook_endpoint')
    .values(Array.from({ length: 20 }, () => ({ ...endpoint, token_id, capabilities: toJson([]) })))
    .returning('id')
    .execute()
  const now = clock.now()
  const queue = (endpointIds: readonly number[], at: Date) =>
    insertDeliveries(
      db as never,
      endpointIds.map((endpointId) => ({
        endpointId,
        event: 'booking_update',
        payload: {},
        changeId: 1,
        at: instantAfter(at),
        isHeld: false,
      })),
    )
  await queue(
    made.map((one) => one.id),
    new Date(now.getTime() - MINUTE),
  )
  await queue([id], now)
  const room = createDeliveryLimiter()
  const claimed = await claimDeliveries(db, { now, limit: 64, busy: [], choose: room.choose })
  expect(claimed).toHaveLength(5)
  expect(claimed.map((one) => one.endpoint.id)).toContain(id)
})
