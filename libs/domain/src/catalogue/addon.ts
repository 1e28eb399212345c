import { type Fields, type Rules, validateFields, validateSentFields } from '../fields'
import { MAX_LENGTH } from '../limits'
import { isAmount } from '../money'
import { isId } from '../numbers'
import { textRule } from '../text'

/** The fields of an add-on; an included one has no extra price. */
export type AddonFields = {
  addon_name: string
  id_product_fk: number
  included: boolean
  extra_price: number | null
}

/** An add-on cannot move to another product. */
export type AddonChange = Omit<AddonFields, 'id_product_fk'>

const isBlank = (value: unknown) => value === undefined || value === null || value === ''
const BOOLEAN: readonly unknown[] = [true, false, 1, 0]

const CHANGE_RULES: Rules<AddonChange> = {
  addon_name: textRule({ required: 'The addon name is required', name: 'Addon name', max: MAX_LENGTH.name }),
  included: {
    check: (value) =>
      value === undefined || BOOLEAN.includes(value) ? undefined : 'Included must be true or false',
    read: (value) => value === true || value === 1,
  },
  extra_price: {
    check: (value) =>
      isBlank(value) || isAmount(value)
        ? undefined
        : 'Extra price must be a number from 0 with at most 2 decimals',
    read: (value) => (typeof value === 'number' ? value : null),
  },
}

const RULES: Rules<AddonFields> = {
  ...CHANGE_RULES,
  id_product_fk: { check: (id) => (isId(id) ? undefined : 'Please choose a product'), read: Number },
}

export const validateAddon = (fields: Fields<keyof AddonFields>) => validateFields(RULES, fields)
export const validateAddonChange = (fields: Fields<keyof AddonChange>) =>
  validateSentFields(CHANGE_RULES, fields)
