import {
  IMAGE_REQUIRED,
  type ProductFields,
  type Validated,
  validateProduct,
  validateProductChange,
} from '@luzzu/domain'

/** A product form: its fields and the uploaded picture. */
export type ProductInput = ProductFields & { image: Buffer }
export type ProductChange = Partial<ProductInput>

const isPicture = (image: unknown): image is Buffer => Buffer.isBuffer(image) && image.length > 0

export function validateNewProduct(fields: Record<string, unknown>): Validated<ProductInput> {
  const checked = validateProduct(fields)
  const { image } = fields
  if (checked.ok && isPicture(image)) return { ok: true, value: { ...checked.value, image } }
  const errors = checked.ok ? {} : checked.errors
  return { ok: false, errors: isPicture(image) ? errors : { ...errors, image: IMAGE_REQUIRED } }
}

/** Only submitted fields change; without a file the picture is kept. */
export function validateChangedProduct(fields: Record<string, unknown>): Validated<ProductChange> {
  const checked = validateProductChange(fields)
  const { image } = fields
  if (!Buffer.isBuffer(image)) return checked
  if (image.length === 0)
    return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), image: IMAGE_REQUIRED } }
  return checked.ok ? { ok: true, value: { ...checked.value, image } } : checked
}
