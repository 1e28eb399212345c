import type { Fields } from '../fields'
import { MAX_LENGTH } from '../limits'
import type { RecordFields, ValuesOf } from '../records/field'
import { validateRecord, validateRecordChange } from '../records/validate-record'

/** An add-on cannot move to another product; an included one has no extra price. */
export const ADDON_CHANGE_FIELDS = {
  addon_name: {
    kind: 'text',
    label: 'Addon Name',
    logLabel: 'Name',
    required: 'The addon name is required',
    max: MAX_LENGTH.name,
    example: 'Snorkelling set',
  },
  included: {
    kind: 'switch',
    label: 'Included',
    hint: 'Is this addon included in the base price?',
    numbers: true,
    invalid: 'Included must be true or false',
    example: false,
  },
  extra_price: {
    kind: 'money',
    label: 'Extra Price',
    hint: 'Leave empty to show N/A.',
    invalid: 'Extra price must be a number from 0 with at most 2 decimals',
    example: 15,
  },
} as const satisfies RecordFields

export const ADDON_FIELDS = {
  ...ADDON_CHANGE_FIELDS,
  id_product_fk: {
    kind: 'reference',
    recordKey: 'product_id',
    label: 'Product',
    before: 'addon_name',
    required: 'Please choose a product',
    example: 2,
  },
} as const satisfies RecordFields

export type AddonFields = ValuesOf<typeof ADDON_FIELDS>
export type AddonChange = ValuesOf<typeof ADDON_CHANGE_FIELDS>

export const validateAddon = (sent: Fields<keyof AddonFields>) => validateRecord(ADDON_FIELDS, sent)
export const validateAddonChange = (sent: Fields<keyof AddonChange>) =>
  validateRecordChange(ADDON_CHANGE_FIELDS, sent)
