import { type FieldErrors, type Pricing, UNKNOWN_SLOT } from '@luzzu/domain'
import type { Actor } from '../../../auth/access'
import { recordChange } from '../../../platform/audit/audit'
import { toJson } from '../../../platform/database/json-text'
import type { Db, TimeSlotRow, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound, refuseFields } from '../../../platform/errors/refusal'
import { requireVersion } from '../../../platform/http/cache/versions'
import { listTimeSlots } from '../../time-slots/time-slots.queries'
import { lockProduct } from '../offer-locks'
import { findPricing, type StoredPricing } from '../pricing.queries'
import { raiseProductVersion } from '../product-rows'

type Replacement = { id: number; pricing: Pricing; ifMatch: string | undefined }

/** Replaces the pricing of a product. Bookings wait for it, because it locks the product. */
export function replacePricing(
  db: Db,
  actor: Actor,
  { id, pricing, ifMatch }: Replacement,
): Promise<StoredPricing> {
  return inTransaction(db, async (tx) => {
    orNotFound(await lockProduct(tx, id))
    const before = await findPricing(tx, id)
    requireVersion(ifMatch, before.version)
    const slots = await listTimeSlots(tx, 'archived too')
    requireSlots(pricing, before.pricing, slots)
    if (JSON.stringify(pricing) === JSON.stringify(before.pricing)) return before
    const after = { pricing, version: before.version + 1 }
    await savePricing(tx, id, after)
    // The product's representation contains its pricing.
    await raiseProductVersion(tx, id)
    await recordChange(tx, actor, {
      action: 'updated',
      entity: 'product',
      id,
      before: toRecord(before.pricing, slots),
      after: toRecord(pricing, slots),
    })
    return after
  })
}

async function savePricing(tx: Tx, id: number, { pricing, version }: StoredPricing): Promise<void> {
  const values = { pricing: toJson(pricing), version }
  await tx
    .insertInto('product_pricing')
    .values({ product_id: id, ...values })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(values))
    .execute()
}

/** A slot that was deleted since may stay, so that a stored pricing can be sent back. */
function requireSlots(pricing: Pricing, before: Pricing, slots: readonly TimeSlotRow[]): void {
  const known = new Set([...slots.map(({ id }) => id), ...before.slot_prices.map(({ slot_id }) => slot_id)])
  const errors: FieldErrors = {}
  for (const [index, { slot_id }] of pricing.slot_prices.entries())
    if (!known.has(slot_id)) errors[`slot_prices/${index}/slot_id`] = UNKNOWN_SLOT
  if (Object.keys(errors).length > 0) throw refuseFields(errors)
}

/** Fields in a row, as the history shows them, with slots by name. */
function toRecord({ charge, slot_prices, rules }: Pricing, slots: readonly TimeSlotRow[]) {
  const named = slot_prices.map(({ slot_id, price }) => ({
    slot: slots.find(({ id }) => id === slot_id)?.name ?? String(slot_id),
    price,
  }))
  return { charge, slot_prices: JSON.stringify(named), rules: JSON.stringify(rules) }
}
