import { NO_DETAILS, type ProductDetails, type ProductPicture } from '@luzzu/domain'
import { fromJson } from '../../platform/database/json-text'
import { prepared } from '../../platform/database/prepared'
import type { Db, ProductPictureRow } from '../../platform/database/schema'
import { imageAddress } from '../../platform/images/images'

/** Details with their version; 0 while nobody has set any. */
export type StoredDetails = { details: ProductDetails; version: number }

export type Texts = Omit<ProductDetails, 'pictures'>

const findTexts = prepared((db, productId: number) =>
  db.selectFrom('product_details').select(['details', 'version']).where('product_id', '=', productId),
)

const selectPictures = prepared((db, productId: number) =>
  db
    .selectFrom('product_picture')
    .innerJoin('product', 'product.id', 'product_picture.product_id')
    .selectAll('product_picture')
    .where('product_id', '=', productId)
    // The cleaning of images takes those of a deleted product.
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('product_picture.id'),
)

/** The details of a product, those of a deleted one without pictures: its bookings still need the texts. */
export async function findDetails(db: Db, productId: number): Promise<StoredDetails> {
  const [row] = await findTexts(db, productId)
  const pictures = (await listPictures(db, productId)).map(toPicture)
  const texts = row ? fromJson(row.details) : NO_DETAILS
  return { details: { ...texts, pictures }, version: row?.version ?? 0 }
}

/** The texts of products that have any, by product. */
export async function findDetailsTexts(db: Db, productIds: readonly number[]): Promise<Map<number, Texts>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_details')
    .select(['product_id', 'details'])
    .where('product_id', 'in', [...new Set(productIds)])
    .execute()
  return new Map(rows.map(({ product_id, details }) => [product_id, fromJson(details)]))
}

export const listPictures = (db: Db, productId: number): Promise<ProductPictureRow[]> =>
  selectPictures(db, productId)

export const toPicture = ({ id, image_hash, alt }: ProductPictureRow): ProductPicture => ({
  id,
  image_url: imageAddress(image_hash),
  alt,
})
