import {
  IMAGE_REQUIRED,
  PRODUCT_FIELDS,
  type ProductFields,
  type Validated,
  validateProduct,
} from '@luzzu/domain'
import type { Activity, Product } from '@luzzu/domain/contracts'
import { type RecordValues, readRecordValues, toRecordValues } from '../../../platform/records/record-values'
import type { SelectedPicture } from '../picture/use-picture'

export type ProductFormValues = RecordValues<ProductFields> & { image?: SelectedPicture | undefined }

/** A new product is of the first activity. */
export function toProductFormValues(
  product: Product | undefined,
  activities: readonly Activity[],
): ProductFormValues {
  const initial = { id_activity_fk: String(activities[0]?.id ?? 1) }
  return toRecordValues({ fields: PRODUCT_FIELDS, initial }, product)
}

/** Without an image the stored one is kept. */
export type ProductRequest = ProductFields & { image?: Blob }

/** `hasStored`: the product has a picture already. */
export function validateProductForm(
  { image: selected, ...values }: ProductFormValues,
  hasStored: boolean,
): Validated<ProductRequest> {
  const checked = validateProduct(readRecordValues(PRODUCT_FIELDS, values))
  const image = selected?.blob
  if (checked.ok && image) return { ok: true, value: { ...checked.value, image } }
  if (image || hasStored) return checked
  return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), image: IMAGE_REQUIRED } }
}

/** Empty measures are sent as 0: a form has no null. */
export function toProductRequest(fields: ProductRequest): ProductRequest {
  const sent = Object.entries(fields).map(([name, value]) => [name, value ?? 0])
  return Object.fromEntries(sent) as ProductRequest
}
