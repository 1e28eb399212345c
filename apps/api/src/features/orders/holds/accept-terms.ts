import { type Checkout, describeRefundPolicy } from '@luzzu/domain'
import { instantAfter } from '../../../platform/clock'
import { toJson } from '../../../platform/database/json-text'
import type { Tx } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import type { VerifiedOrder } from './verify-price'

/** Keeps how an order is sold, and to which guest, as its customer has accepted it now, whatever changes until it is placed. */
export async function acceptTerms(
  tx: Tx,
  { order, items }: VerifiedOrder,
  { invoice, customer: guest }: Pick<Checkout, 'invoice' | 'customer'>,
  { now }: Moment,
): Promise<void> {
  for (const { id, sold } of items)
    await tx
      .updateTable('order_item')
      .set({ terms: toJson(sold) })
      .where('id', '=', id)
      .execute()
  const refund_tiers = [...(items[0]?.sold.refund_tiers ?? [])]
  const at = instantAfter(now)
  const text = describeRefundPolicy(items.map(({ product_name, sold }) => ({ product_name, ...sold })))
  const policy = { refund_tiers, text, accepted_at: at }
  const customer = guest && toJson(guest)
  order.customer = customer
  await tx
    .updateTable('customer_order')
    .set({
      policy: toJson(policy),
      customer,
      invoice: invoice && toJson(invoice),
      updated_at: at,
    })
    .where('id', '=', order.id)
    .execute()
}
