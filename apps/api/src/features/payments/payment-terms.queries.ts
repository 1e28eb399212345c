import { DEFAULT_TERMS, type PaymentTerms } from '@luzzu/domain'
import { fromJson } from '../../platform/database/json-text'
import type { Db } from '../../platform/database/schema'

/** Terms with their version; 0 while nobody has set any. */
export type StoredTerms = { terms: PaymentTerms; version: number }

export async function findTerms(db: Db, productId: number): Promise<StoredTerms> {
  const row = await db
    .selectFrom('product_terms')
    .select(['terms', 'version'])
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row ? { terms: fromJson(row.terms), version: row.version } : { terms: DEFAULT_TERMS, version: 0 }
}
