import { type Fields, type Rule, type Rules, validateFields, validateSentFields } from '../fields'
import { MAX_COUNT, MAX_HEIGHT_M, MAX_LENGTH, MAX_WEIGHT_KG } from '../limits'
import { isAmount } from '../money'
import { isId, isWholeBetween } from '../numbers'
import { textRule } from '../text'

/** The fields of a product; amounts in currency units, weight in kg, height in m. */
export type ProductFields = {
  id_activity_fk: number
  name: string
  description: string
  max_persons: number
  max_weight_kg: number | null
  boat_height_m: number | null
  price: number
  units: number
}

export const IMAGE_REQUIRED = 'The product image is required'

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function measure(isValid: (value: number) => boolean, message: string): Rule<number | null> {
  return {
    check: (value) => (isBlank(value) || (typeof value === 'number' && isValid(value)) ? undefined : message),
    // Zero means no limit.
    read: (value) => (typeof value === 'number' && value > 0 ? value : null),
  }
}

function requiredRule<Value>(required: string, rule: Rule<Value>): Rule<Value> {
  return { ...rule, check: (value) => (isBlank(value) ? required : rule.check(value)) }
}

const isTenth = (value: number) => /^\d+(\.\d)?$/.test(String(value))

const RULES: Rules<ProductFields> = {
  id_activity_fk: { check: (id) => (isId(id) ? undefined : 'Please choose an activity type'), read: Number },
  name: textRule({ required: 'The product name is required', name: 'Name', max: MAX_LENGTH.name }),
  description: textRule({
    required: 'The product description is required',
    name: 'Description',
    max: MAX_LENGTH.description,
    lines: true,
  }),
  max_persons: requiredRule('The max persons field is required', {
    check: (value) =>
      isWholeBetween(value, 1, MAX_COUNT) ? undefined : 'Max persons must be a whole number of at least 1',
    read: Number,
  }),
  max_weight_kg: measure(
    (value) => value >= 0 && value <= MAX_WEIGHT_KG,
    'Max weight must be a number from 0',
  ),
  boat_height_m: measure(
    (value) => isTenth(value) && value <= MAX_HEIGHT_M,
    'Height must be from 0 in steps of 0.1',
  ),
  price: requiredRule('The product price is required', {
    check: (value) => (isAmount(value) ? undefined : 'Price must be a number from 0 with at most 2 decimals'),
    read: Number,
  }),
  units: {
    check: (value) =>
      isBlank(value) || isWholeBetween(value, 1, MAX_COUNT)
        ? undefined
        : `Units must be a whole number from 1 to ${MAX_COUNT}`,
    read: (value) => (isBlank(value) ? 1 : Number(value)),
  },
}

export const validateProduct = (fields: Fields<keyof ProductFields>) => validateFields(RULES, fields)
export const validateProductChange = (fields: Fields<keyof ProductFields>) =>
  validateSentFields(RULES, fields)
