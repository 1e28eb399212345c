import {
  type DetailsChange,
  type FieldErrors,
  formatMeetingPoint,
  type PictureChange,
  type ProductDetails,
  UNKNOWN_PICTURE,
} from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import { toJson } from '../../platform/database/json-text'
import type { Db, ProductPictureRow, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, refuseFields } from '../../platform/errors/refusal'
import { requireVersion } from '../../platform/http/cache/versions'
import { lockProduct } from '../offer/offer-locks'
import { findDetails, listPictures, type StoredDetails, type Texts } from './details.queries'

/** The product whose details change, and the version of them that the client has seen. */
export type DetailsOf = { productId: number; ifMatch: string | undefined }

/** Replaces the details of a product. */
export function replaceDetails(
  db: Db,
  actor: Actor,
  { change, ...of }: DetailsOf & { change: DetailsChange },
): Promise<StoredDetails> {
  return changeDetails(db, actor, of, async (tx, before) => {
    const { pictures, ...texts } = change
    if (pictures) await arrangePictures(tx, of.productId, pictures)
    return { ...before, ...texts }
  })
}

/**
 * Changes the details of a product in one transaction, with their version and an entry in the history; nothing is
 * recorded where they stay as they were. `make` changes the pictures and returns the texts.
 */
export function changeDetails(
  db: Db,
  actor: Actor,
  { productId, ifMatch }: DetailsOf,
  make: (tx: Tx, before: ProductDetails) => Promise<ProductDetails>,
): Promise<StoredDetails> {
  return inTransaction(db, async (tx) => {
    orNotFound(await lockProduct(tx, productId))
    const before = await findDetails(tx, productId)
    requireVersion(ifMatch, before.version)
    const { pictures: _, ...texts } = await make(tx, before.details)
    const pictures = (await findDetails(tx, productId)).details.pictures
    const details = { ...texts, pictures }
    if (JSON.stringify(details) === JSON.stringify(before.details)) return before
    const version = before.version + 1
    await saveTexts(tx, productId, { texts, version })
    await recordChange(tx, actor, {
      action: 'updated',
      entity: 'product',
      id: productId,
      before: toRecord(before.details),
      after: toRecord(details),
    })
    return { details, version }
  })
}

async function saveTexts(
  tx: Tx,
  productId: number,
  { texts, version }: { texts: Texts; version: number },
): Promise<void> {
  const values = { details: toJson(texts), version }
  await tx
    .insertInto('product_details')
    .values({ product_id: productId, ...values })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(values))
    .execute()
}

/** Puts the pictures into this order with these descriptions, and deletes all others of the product. */
async function arrangePictures(tx: Tx, productId: number, wanted: readonly PictureChange[]): Promise<void> {
  const stored = await listPictures(tx, productId)
  requirePictures(wanted, stored)
  const ids = wanted.map(({ id }) => id)
  await tx
    .deleteFrom('product_picture')
    .where('product_id', '=', productId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute()
  for (const [position, { id, alt }] of wanted.entries())
    await tx.updateTable('product_picture').set({ position, alt }).where('id', '=', id).execute()
}

function requirePictures(wanted: readonly PictureChange[], stored: readonly ProductPictureRow[]): void {
  const known = new Set(stored.map(({ id }) => id))
  const errors: FieldErrors = {}
  for (const [index, { id }] of wanted.entries())
    if (!known.has(id)) errors[`pictures/${index}/id`] = UNKNOWN_PICTURE
  if (Object.keys(errors).length > 0) throw refuseFields(errors)
}

/** Fields in a row, as the history shows them. */
function toRecord({ meeting_point, bring, requirements, pictures }: ProductDetails) {
  return {
    meeting_point: meeting_point && formatMeetingPoint(meeting_point),
    bring: bring.join(', ') || null,
    requirements: requirements.join(', ') || null,
    pictures: JSON.stringify(pictures.map(({ id, alt }) => ({ id, alt }))),
  }
}
