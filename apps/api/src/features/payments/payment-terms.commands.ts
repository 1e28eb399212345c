import type { PaymentTerms } from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import { toJson } from '../../platform/database/json-text'
import type { Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound } from '../../platform/errors/refusal'
import { requireVersion } from '../../platform/http/cache/versions'
import { lockProduct } from '../offer/offer-locks'
import { findTerms, type StoredTerms } from './payment-terms.queries'

type Replacement = { id: number; terms: PaymentTerms; ifMatch: string | undefined }

/** Replaces how a product is paid; orders keep the terms as they were sold. */
export function replaceTerms(
  db: Db,
  actor: Actor,
  { id, terms, ifMatch }: Replacement,
): Promise<StoredTerms> {
  return inTransaction(db, async (tx) => {
    orNotFound(await lockProduct(tx, id))
    const before = await findTerms(tx, id)
    requireVersion(ifMatch, before.version)
    if (JSON.stringify(terms) === JSON.stringify(before.terms)) return before
    const after = { terms, version: before.version + 1 }
    const values = { terms: toJson(terms), version: after.version }
    await tx
      .insertInto('product_terms')
      .values({ product_id: id, ...values })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(values))
      .execute()
    await recordChange(tx, actor, {
      action: 'updated',
      entity: 'product',
      id,
      before: toRecord(before.terms),
      after: toRecord(terms),
    })
    return after
  })
}

/** Fields in a row, as the history shows them. */
const toRecord = ({ refund_tiers, ...terms }: PaymentTerms) => ({
  ...terms,
  refund_tiers: refund_tiers && JSON.stringify(refund_tiers),
})
