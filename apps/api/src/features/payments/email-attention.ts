import { toAmount } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import type { Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { enqueueEmail } from '../../platform/mail/outbox'
import type { Moment } from '../../platform/settings/site'
import { paymentAttention, refundFailed } from './emails/attention-emails'

const BATCH_SIZE = 20

/** Tells the business, if it has set an address, what is newly wrong with money. */
export async function emailAttention(db: Db, { site, now }: Moment): Promise<void> {
  const to = site.settings.notify_mail
  if (to === null) return
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .updateTable('attention')
      .set({ mailed_at: instantAfter(now) })
      .where('id', 'in', (row) =>
        row
          .selectFrom('attention')
          .select('id')
          .where('mailed_at', 'is', null)
          .where('resolved_at', 'is', null)
          .orderBy('id')
          .limit(BATCH_SIZE),
      )
      .where('mailed_at', 'is', null)
      .returningAll()
      .execute()
    for (const { kind, text, amount_cents, order_id } of rows) {
      const template = kind === 'refund-failed' ? refundFailed : paymentAttention
      const data = { username: site.name, text, amount: toAmount(amount_cents), orderId: order_id }
      await enqueueEmail(tx, { site, to, template, data, now })
    }
  })
}
