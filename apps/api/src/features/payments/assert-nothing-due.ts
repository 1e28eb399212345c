import { type Cents, depositOf, isChargeable } from '@luzzu/domain'
import type { Tx } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'
import { findTermsInForce } from './place-order'

/** @throws {Refusal} `payment-required` where something of a new booking has to be paid online first. */
export async function assertNothingDue(
  tx: Tx,
  { product_id, total_cents }: { product_id: number; total_cents: Cents },
  moment: Moment,
): Promise<void> {
  if (moment.site.settings.payments.mode !== 'online') return
  const { deposit_percent } = await findTermsInForce(tx, { product_id }, moment)
  const due = depositOf([{ cents: total_cents, percent: deposit_percent }])
  if (isChargeable(due, moment.site.currency)) throw new Refusal('payment-required')
}
