import type { Fields } from '../fields'
import { MAX_COUNT, MAX_HEIGHT_M, MAX_LENGTH, MAX_WEIGHT_KG } from '../limits'
import type { RecordFields, ValuesOf } from '../records/field'
import { validateRecord, validateRecordChange } from '../records/validate-record'

/** The fields of a product apart from its picture. Those with a `term` are told to visitors. */
export const PRODUCT_FIELDS = {
  id_activity_fk: {
    kind: 'reference',
    recordKey: 'activity_id',
    label: 'Activity Type',
    required: 'Please choose an activity type',
    example: 1,
  },
  name: {
    kind: 'text',
    label: 'Name',
    required: 'The product name is required',
    max: MAX_LENGTH.name,
    example: 'Painted Luzzu',
  },
  description: {
    kind: 'long-text',
    label: 'Description',
    required: 'The product description is required',
    max: MAX_LENGTH.description,
    example: 'A wooden fishing boat with an awning.',
  },
  max_persons: {
    kind: 'count',
    label: 'Max Persons',
    term: 'Max Persons',
    min: 1,
    max: MAX_COUNT,
    initial: 1,
    required: 'The max persons field is required',
    invalid: 'Max persons must be a whole number of at least 1',
    example: 8,
  },
  max_weight_kg: {
    kind: 'measure',
    label: 'Max Weight',
    term: 'Max Weight',
    unit: 'kg',
    max: MAX_WEIGHT_KG,
    step: 'any',
    description: '0 or nothing: no limit',
    invalid: 'Max weight must be a number from 0',
    example: 700,
  },
  boat_height_m: {
    kind: 'measure',
    label: 'Boat Height',
    term: 'Height',
    unit: 'm',
    max: MAX_HEIGHT_M,
    step: 0.1,
    description: 'In steps of 0.1; 0 or nothing: not given',
    invalid: 'Height must be from 0 in steps of 0.1',
    example: null,
  },
  price: {
    kind: 'money',
    label: 'Price',
    before: 'max_weight_kg',
    required: 'The product price is required',
    invalid: 'Price must be a number from 0 with at most 2 decimals',
    example: 120,
  },
  units: {
    kind: 'count',
    label: 'Units available',
    hint: 'How many can be rented at the same time',
    min: 1,
    max: MAX_COUNT,
    default: 1,
    invalid: `Units must be a whole number from 1 to ${MAX_COUNT}`,
    example: 1,
  },
} as const satisfies RecordFields

/** Amounts are in currency units. */
export type ProductFields = ValuesOf<typeof PRODUCT_FIELDS>

export const IMAGE_REQUIRED = 'The product image is required'

export const validateProduct = (sent: Fields<keyof ProductFields>) => validateRecord(PRODUCT_FIELDS, sent)
export const validateProductChange = (sent: Fields<keyof ProductFields>) =>
  validateRecordChange(PRODUCT_FIELDS, sent)
