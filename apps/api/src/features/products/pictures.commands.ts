import {
  IMAGE_REQUIRED,
  MAX_DETAILS,
  type ProductPicture,
  type Validated,
  validatePictureText,
} from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import type { Db } from '../../platform/database/schema'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import { requireVersion } from '../../platform/http/cache/versions'
import { storeImage } from '../../platform/images/images'
import { type RenderedImage, renderImage } from '../../platform/images/render-image'
import { findProduct } from '../offer/product-rows'
import { changeDetails, type DetailsOf } from './details.commands'
import { findDetails, listPictures, toPicture } from './details.queries'

export type PictureInput = { image: Buffer; alt: string }

export function validatePicture(fields: Record<string, unknown>): Validated<PictureInput> {
  const checked = validatePictureText(fields)
  const { image } = fields
  if (!Buffer.isBuffer(image) || image.length === 0)
    return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), image: IMAGE_REQUIRED } }
  return checked.ok ? { ok: true, value: { image, alt: checked.value.alt } } : checked
}

/** Checks what is refused before the picture is rendered, which takes long; returns it rendered. */
export async function preparePicture(
  db: Db,
  { productId, ifMatch }: DetailsOf,
  image: Buffer,
): Promise<RenderedImage> {
  orNotFound(await findProduct(db, productId))
  const { details, version } = await findDetails(db, productId)
  requireVersion(ifMatch, version)
  assertPictureLimit(details.pictures.length)
  return renderImage(image)
}

/** Adds a picture after all others of the product; returns its id. */
export async function addPicture(
  db: Db,
  actor: Actor,
  { image, alt, ...of }: DetailsOf & { image: RenderedImage; alt: string },
): Promise<number> {
  let added = 0
  await changeDetails(db, actor, of, async (tx, before) => {
    assertPictureLimit(before.pictures.length)
    const image_hash = await storeImage(tx, image, actor.at)
    const last = (await listPictures(tx, of.productId)).at(-1)?.position ?? -1
    const { id } = await tx
      .insertInto('product_picture')
      .values({ product_id: of.productId, image_hash, alt, position: last + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    added = id
    return before
  })
  return added
}

export async function deletePicture(
  db: Db,
  actor: Actor,
  { pictureId, ...of }: DetailsOf & { pictureId: number },
): Promise<void> {
  await changeDetails(db, actor, of, async (tx, before) => {
    const { numDeletedRows } = await tx
      .deleteFrom('product_picture')
      .where('id', '=', pictureId)
      .where('product_id', '=', of.productId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Refusal('not-found')
    return before
  })
}

/** A picture of a product, with the version of the details that it belongs to. */
export async function findPicture(
  db: Db,
  productId: number,
  id: number,
): Promise<{ wire: ProductPicture; version: number } | undefined> {
  const row = (await listPictures(db, productId)).find((one) => one.id === id)
  return row && { wire: toPicture(row), version: (await findDetails(db, productId)).version }
}

function assertPictureLimit(pictures: number): void {
  if (pictures < MAX_DETAILS.pictures) return
  throw new Refusal('limit-reached', {
    message: `A product has at most ${MAX_DETAILS.pictures} pictures besides its first. Delete one before you add another.`,
  })
}
