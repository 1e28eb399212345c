import type { FieldErrors, Validated } from '../fields'
import { MAX_PRICING } from '../limits'
import { isAmount } from '../money'
import { isId } from '../numbers'
import { validatePriceRule } from './price-rule'
import { CHARGES, type Charge, type Pricing, type SlotPrice } from './pricing'

/** Checks a whole pricing; a missing list is empty. Errors within the lists are at `rules/0/percent` and the like. */
export function validatePricing(fields: Record<string, unknown>): Validated<Pricing> {
  const charge = validateCharge(fields.charge)
  const slotPrices = validateList(
    fields.slot_prices,
    'slot_prices',
    MAX_PRICING.slotPrices,
    validateSlotPrice,
  )
  const rules = validateList(fields.rules, 'rules', MAX_PRICING.rules, validatePriceRule)
  if (charge.ok && slotPrices.ok && rules.ok) {
    const errors = repeatedSlots(slotPrices.value)
    if (Object.keys(errors).length > 0) return { ok: false, errors }
    return { ok: true, value: { charge: charge.value, slot_prices: slotPrices.value, rules: rules.value } }
  }
  return { ok: false, errors: { ...errorsOf(charge), ...errorsOf(slotPrices), ...errorsOf(rules) } }
}

const errorsOf = (checked: Validated<unknown>): FieldErrors => (checked.ok ? {} : checked.errors)

function validateCharge(value: unknown): Validated<Charge> {
  const charge = CHARGES.find((one) => one === value)
  return charge === undefined
    ? { ok: false, errors: { charge: `Charge must be one of ${CHARGES.join(', ')}` } }
    : { ok: true, value: charge }
}

function validateList<Item>(
  list: unknown,
  name: string,
  max: number,
  validate: (item: unknown) => Validated<Item>,
): Validated<Item[]> {
  if (list === undefined) return { ok: true, value: [] }
  if (!Array.isArray(list) || list.length > max)
    return { ok: false, errors: { [name]: `Must be a list of at most ${max}` } }
  const errors: FieldErrors = {}
  const value: Item[] = []
  for (const [index, item] of list.entries()) {
    const checked = validate(item)
    if (checked.ok) value.push(checked.value)
    else
      for (const [field, message] of Object.entries(checked.errors))
        errors[pathOf(name, index, field)] = message
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value }
}

/** An error about the item as a whole has no field. */
const pathOf = (list: string, index: number, field: string) =>
  field === '' ? `${list}/${index}` : `${list}/${index}/${field}`

function validateSlotPrice(item: unknown): Validated<SlotPrice> {
  const { slot_id, price } = (item ?? {}) as Partial<Record<keyof SlotPrice, unknown>>
  if (isId(slot_id) && isAmount(price)) return { ok: true, value: { slot_id, price } }
  return {
    ok: false,
    errors: {
      ...(!isId(slot_id) && { slot_id: UNKNOWN_SLOT }),
      ...(!isAmount(price) && { price: 'Price must be a number from 0 with at most 2 decimals' }),
    },
  }
}

export const UNKNOWN_SLOT = 'Please choose a time slot'

function repeatedSlots(slotPrices: readonly SlotPrice[]): FieldErrors {
  const seen = new Set<number>()
  const errors: FieldErrors = {}
  for (const [index, { slot_id }] of slotPrices.entries()) {
    if (seen.has(slot_id)) errors[`slot_prices/${index}/slot_id`] = 'A time slot has one price only'
    seen.add(slot_id)
  }
  return errors
}
