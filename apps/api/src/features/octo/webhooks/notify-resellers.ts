import { instantAfter } from '../../../platform/clock'
import type { ApiTokenRow } from '../../../platform/database/api-token-tables'
import type { WebhookChangeRow } from '../../../platform/database/integration-tables'
import { fromJson } from '../../../platform/database/json-text'
import type { Tx } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { insertDeliveries, withdrawDeliveries } from '../../webhooks/events/deliveries'
import type { NotifyResellers } from '../../webhooks/events/queue-events'
import { selectEndpoints } from '../../webhooks/webhooks.queries'
import { describeBookings } from '../bookings/booking-wire'
import type { Capability } from '../capabilities'
import { describeUpdate, type Update } from './describe-update'
import { emailReseller, withdrawEmail } from './email-reseller'
import { BOOKING_UPDATE, toWebhook } from './webhooks'

/** Tells resellers what became of their bookings: by their webhooks, or by an email where they have none. */
export const notifyResellers: NotifyResellers = async (tx, changes, moment) => {
  // Of a hold that was changed again, the last change tells how it stands.
  const last = new Map(changes.map(({ reseller_booking_id, id }) => [reseller_booking_id, id]))
  for (const change of changes) {
    if (change.reseller_booking_id !== null && last.get(change.reseller_booking_id) !== change.id) continue
    const update = await describeUpdate(tx, change)
    if (update && !(update.withdraws && (await withdraw(tx, update))))
      await notify(tx, { change, update, moment })
  }
}

/** Whether the reseller was yet to be told of what is undone. */
async function withdraw(tx: Tx, { found: { row } }: Update): Promise<boolean> {
  const isWithdrawn = await withdrawDeliveries(tx, { column: 'reseller_booking_id', id: row.id })
  return (await withdrawEmail(tx, row)) || isWithdrawn
}

type Notification = { change: WebhookChangeRow; update: Update; moment: Moment }

async function notify(tx: Tx, { change, update, moment }: Notification): Promise<void> {
  const { found, at, isHeld, done } = update
  const { row } = found
  const token = await tx
    .selectFrom('api_token')
    .selectAll()
    .where('id', '=', row.token_id)
    .executeTakeFirstOrThrow()
  const reseller = fromJson(token.reseller)
  if (!reseller) return
  const endpoints = await listActiveEndpoints(tx, token, moment)
  if (endpoints.length === 0 && done && row.is_test === 0)
    await emailReseller(tx, { reseller, row, done, at, isHeld }, moment)
  const deliveries = []
  for (const endpoint of endpoints) {
    const [booking] = await describeBookings(
      tx,
      {
        ...moment,
        reseller,
        currency: moment.site.currency,
        commissionPercent: reseller.commission_percent,
        capabilities: new Set(fromJson(endpoint.capabilities) as Capability[] | null),
      },
      [found],
    )
    deliveries.push({
      endpointId: endpoint.id,
      event: BOOKING_UPDATE,
      payload: { webhook: toWebhook(endpoint), booking },
      changeId: change.id,
      at,
      isHeld,
      resellerBookingId: row.id,
    })
  }
  await insertDeliveries(tx, deliveries)
}

/** The webhooks that hear anything: a token that has ended takes them along. */
async function listActiveEndpoints(tx: Tx, token: ApiTokenRow, { now }: Moment) {
  const { revoked_at, expires_at } = token
  if (revoked_at !== null || (expires_at !== null && expires_at <= instantAfter(now))) return []
  return selectEndpoints(tx, token.id).where('enabled', '=', 1).orderBy('id').execute()
}
