import {
  IMAGE_REQUIRED,
  type ProductFields,
  parseDecimal,
  type Validated,
  validateProduct,
} from '@luzzu/domain'
import type { Activity, Product } from '@luzzu/domain/contracts'
import type { SelectedPicture } from '../picture/use-picture'

export type ProductFieldValues = Record<keyof ProductFields, string>
export type ProductFormValues = ProductFieldValues & { image?: SelectedPicture | undefined }

/** Defaults of a new product: the first activity, one person. */
export function toProductFormValues(
  product: Product | undefined,
  activities: readonly Activity[],
): ProductFormValues {
  return {
    id_activity_fk: String(product?.activity_id ?? activities[0]?.id ?? 1),
    name: product?.name ?? '',
    description: product?.description ?? '',
    max_persons: String(product?.max_persons ?? 1),
    price: product?.price.toFixed(2) ?? '',
    max_weight_kg: product?.max_weight_kg?.toString() ?? '',
    boat_height_m: product?.boat_height_m?.toString() ?? '',
    units: String(product?.units ?? 1),
  }
}

const readNumber = (text: string) => (text.trim() === '' ? '' : (parseDecimal(text.trim()) ?? text))

/** Without an image the stored one is kept. */
export type ProductRequest = ProductFields & { image?: Blob }

/** `hasStored`: the product has a picture already. */
export function validateProductForm(
  values: ProductFormValues,
  hasStored: boolean,
): Validated<ProductRequest> {
  const checked = validateProduct({
    name: values.name,
    description: values.description,
    id_activity_fk: Number(values.id_activity_fk),
    max_persons: readNumber(values.max_persons),
    price: readNumber(values.price),
    max_weight_kg: readNumber(values.max_weight_kg),
    boat_height_m: readNumber(values.boat_height_m),
    units: readNumber(values.units),
  })
  const image = values.image?.blob
  if (checked.ok && image) return { ok: true, value: { ...checked.value, image } }
  if (image || hasStored) return checked
  return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), image: IMAGE_REQUIRED } }
}

/** Empty weight and height are sent as 0. */
export function toProductRequest(fields: ProductRequest): ProductRequest {
  return {
    ...fields,
    max_weight_kg: fields.max_weight_kg ?? 0,
    boat_height_m: fields.boat_height_m ?? 0,
  }
}
