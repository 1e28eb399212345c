import { type AddonChange, type AddonFields, toCents } from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import { lockRow } from '../../platform/database/lock-row'
import type { AddonRow, Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, refuseFields } from '../../platform/errors/refusal'
import { type Deletion, requireVersion } from '../../platform/http/cache/versions'
import { raiseProductVersion } from '../offer/product-rows'
import { findAddon } from './addons.queries'

const UNKNOWN_PRODUCT = 'Please choose a product'

export function createAddon(
  db: Db,
  actor: Actor,
  { id_product_fk, ...fields }: AddonFields,
): Promise<AddonRow> {
  return inTransaction(db, async (tx) => {
    if (!(await raiseProductVersion(tx, id_product_fk)))
      throw refuseFields({ id_product_fk: UNKNOWN_PRODUCT })
    const { addon_name, included, extra_price } = fields
    const addon = await tx
      .insertInto('addon')
      .values({
        product_id: id_product_fk,
        addon_name,
        ...priced(included, centsOf(extra_price)),
        deleted_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordChange(tx, actor, { action: 'created', entity: 'addon', id: addon.id, after: addon })
    return addon
  })
}

type Change = { id: number; change: Partial<AddonChange>; ifMatch: string | undefined }

export function changeAddon(db: Db, actor: Actor, { id, change, ifMatch }: Change): Promise<AddonRow> {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, 'addon', id)
    const before = orNotFound(await findAddon(tx, id))
    requireVersion(ifMatch, before.version)
    if (Object.keys(change).length === 0) return before
    const { addon_name = before.addon_name, included = before.included === 1, extra_price } = change
    const cents = extra_price === undefined ? before.extra_price_cents : centsOf(extra_price)
    const after = await tx
      .updateTable('addon')
      .set((row) => ({ addon_name, ...priced(included, cents), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await raiseProductVersion(tx, before.product_id)
    await recordChange(tx, actor, { action: 'updated', entity: 'addon', id, before, after })
    return after
  })
}

/** Soft-deletes an add-on; bookings keep their copies. */
export function deleteAddon(db: Db, actor: Actor, { id, ifMatch }: Deletion): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, 'addon', id)
    const before = orNotFound(await findAddon(tx, id))
    requireVersion(ifMatch, before.version)
    await tx.updateTable('addon').set({ deleted_at: actor.at }).where('id', '=', id).execute()
    await raiseProductVersion(tx, before.product_id)
    await recordChange(tx, actor, { action: 'deleted', entity: 'addon', id, before })
  })
}

const centsOf = (amount: number | null) => (amount === null ? null : toCents(amount))

/** An included add-on has no extra price. */
function priced(included: boolean, cents: number | null) {
  return { included: included ? 1 : 0, extra_price_cents: included ? null : cents } as const
}
