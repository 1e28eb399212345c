import { TIME_SLOT_FIELDS as FIELDS, validateTimeSlot } from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { ALL_PRODUCTS, productNames } from '../../../booking/products/product-names'
import { type RecordValues, readRecordValues, recordForm } from '../../../platform/records/record-values'
import { TIME_SLOT_COPY as COPY } from '../rental-services.copy'

type Values = RecordValues<typeof FIELDS>

const ALL = 'all'

/** The products of a slot as its form holds them: their ids. */
export const toProductsText = (ids: readonly number[] | null | undefined) => ids?.join() ?? ALL

export function readProducts(text: string): number[] | null {
  if (text === ALL) return null
  return text === '' ? [] : text.split(',').map(Number)
}

/** A new slot has neither time yet. */
const form = recordForm({ fields: FIELDS, initial: { time_range: '-' } }, validateTimeSlot)

export const TIME_SLOT_FORM = {
  toFormValues: (slot: TimeSlot | undefined): Values => ({
    ...form.toFormValues(slot),
    product_ids: toProductsText(slot?.product_ids),
  }),
  check: (values: Values) =>
    validateTimeSlot({ ...readRecordValues(FIELDS, values), product_ids: readProducts(values.product_ids) }),
}

type TimeErrors = { start?: string; end?: string }

/** What is wrong with the two times of a range, at each of them. */
export function timeErrors(timeRange: string): TimeErrors {
  const [start = '', end = ''] = timeRange.split('-')
  if (start && end) return start < end ? {} : { end: COPY.endTooEarly }
  return { ...(!start && { start: COPY.startRequired }), ...(!end && { end: COPY.endRequired }) }
}

export const countWrongTimes = (timeRange: string) => Object.keys(timeErrors(timeRange)).length

/** The names of the products that offer a slot. */
export function productsInWords(ids: readonly number[] | null, products: readonly Product[]): string {
  if (ids === null) return ALL_PRODUCTS
  const names = products.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return names.join(', ') || COPY.noProducts
}

/** The first of them, and how many more. */
export function shortProducts(ids: readonly number[] | null, products: readonly Product[]): string {
  const existing = ids?.filter((id) => products.some((product) => product.id === id))
  return productNames(existing ?? null, products) || COPY.noProducts
}
