import { dateIn, type LedgerEvent, postingOf } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import type { CustomerOrderRow, LedgerRow } from '../../platform/database/order-tables'
import type { Tx } from '../../platform/database/schema'
import type { Moment } from '../../platform/settings/site'

/** When and by whom money is moved: `staffId` is the account of staff, if it was one. */
export type Bookkeeping = Moment & { staffId?: number | null }

type Staff = { userId: number | null; isAdmin?: boolean; tokenId?: number | undefined }

/** The books as an actor of a request keeps them. */
export const bookkeeping = ({ site, now }: Moment, actor: Staff | undefined): Bookkeeping => ({
  site,
  now,
  staffId: actor?.isAdmin && actor.tokenId === undefined ? actor.userId : null,
})

/** What an event is about. */
type LedgerReferences = { order: Pick<CustomerOrderRow, 'id' | 'currency'> | null } & Partial<
  Pick<LedgerRow, 'booking_id' | 'payment_id' | 'refund_id' | 'damage_deposit_id' | 'day'>
>

/** Adds the row of an event to the ledger, in the transaction of what happened. The only place that writes there. */
export async function postLedgerEvent(
  tx: Tx,
  event: LedgerEvent,
  { order, ...about }: LedgerReferences,
  { site, now, staffId = null }: Bookkeeping,
): Promise<void> {
  const posting = postingOf(event)
  if (!posting) return
  const { debit, credit, cents } = posting
  await tx
    .insertInto('ledger')
    .values({
      at: instantAfter(now),
      day: dateIn(site.timeZone, now),
      kind: event.kind,
      debit,
      credit,
      amount_cents: cents,
      currency: order?.currency ?? site.currency,
      order_id: order?.id ?? null,
      booking_id: null,
      payment_id: null,
      refund_id: null,
      damage_deposit_id: null,
      ...about,
      created_by: staffId,
    })
    .execute()
}
