import {
  type Charge,
  DEFAULT_PRICING,
  type FieldErrors,
  isAmount,
  type PriceRule,
  type Pricing,
  type Validated,
  validatePriceRule,
  validatePricing,
} from '@luzzu/domain'
import type { useValidatedForm } from '@luzzu/page/form'
import { CHARGE_LABELS, formatPriceRules } from '../../../booking/history/format-pricing'
import { readNumber } from '../../../platform/form-fields/read-number'
import { PRICING_COPY as COPY } from './pricing.copy'

/** A rule as typed; an empty date is none. */
export type RuleFormValues = {
  name: string
  from_date: string
  to_date: string
  weekdays: number[]
  percent: string
}

/** Prices as typed, by slot id; an empty one is none. */
export type PricingFormValues = {
  charge: Charge
  slot_prices: Record<string, string>
  rules: RuleFormValues[]
}

export function toPricingFormValues(pricing: Pricing = DEFAULT_PRICING): PricingFormValues {
  return {
    charge: pricing.charge,
    slot_prices: Object.fromEntries(
      pricing.slot_prices.map(({ slot_id, price }) => [String(slot_id), price.toFixed(2)]),
    ),
    rules: pricing.rules.map(({ name, from_date, to_date, weekdays, percent }) => ({
      name,
      from_date: from_date ?? '',
      to_date: to_date ?? '',
      weekdays,
      percent: String(percent),
    })),
  }
}

const toRule = ({ from_date, to_date, percent, ...rule }: RuleFormValues) => ({
  ...rule,
  from_date: from_date || null,
  to_date: to_date || null,
  percent: readNumber(percent),
})

/** Errors within a list are summed up at the list; `ruleErrors` and `slotPriceError` place them. */
export function validatePricingForm({ charge, slot_prices, rules }: PricingFormValues): Validated<Pricing> {
  const checked = validatePricing({
    charge,
    slot_prices: Object.entries(slot_prices)
      .filter(([, price]) => price.trim() !== '')
      .map(([id, price]) => ({ slot_id: Number(id), price: readNumber(price) })),
    rules: rules.map(toRule),
  })
  if (checked.ok) return checked
  const errors: FieldErrors = {}
  for (const [path, message] of Object.entries(checked.errors))
    errors[fieldOf(path)] = summaryOf(path) ?? message
  return { ok: false, errors }
}

const fieldOf = (path: string) => path.split('/')[0] ?? path

function summaryOf(path: string): string | undefined {
  if (path.startsWith('rules/')) return COPY.badRules
  return path.startsWith('slot_prices/') ? COPY.badSlotPrices : undefined
}

/** The errors of one rule by field. */
export function ruleErrors(rule: RuleFormValues): FieldErrors<keyof PriceRule> {
  const checked = validatePriceRule(toRule(rule))
  return checked.ok ? {} : checked.errors
}

const isRuleWrong = (rule: RuleFormValues) => Object.keys(ruleErrors(rule)).length > 0
const isPriceWrong = (price: string) => slotPriceError(price) !== undefined

export const hasWrongRule = (rules: readonly RuleFormValues[]) => rules.some(isRuleWrong)
export const hasWrongPrice = (prices: PricingFormValues['slot_prices']) =>
  Object.values(prices).some(isPriceWrong)

/** How many fields within a list are wrong; none where the list itself is, such as one that is too long. */
export function countWrongIn(name: keyof PricingFormValues, values: PricingFormValues): number | undefined {
  if (name === 'rules')
    return values.rules.flatMap((rule) => Object.keys(ruleErrors(rule))).length || undefined
  if (name === 'slot_prices')
    return Object.values(values.slot_prices).filter(isPriceWrong).length || undefined
  return undefined
}

export function slotPriceError(price: string): string | undefined {
  return price.trim() === '' || isAmount(readNumber(price)) ? undefined : COPY.price
}

/** The values as texts, to compare two versions of them. */
export function toPricingTexts({ charge, slot_prices, rules }: PricingFormValues) {
  const prices = Object.entries(slot_prices).filter(([, price]) => price !== '')
  return {
    charge: CHARGE_LABELS[charge],
    slot_prices: prices.map(([id, price]) => `#${id}: ${price}`).join('\n'),
    rules: formatPriceRules(rules),
  }
}

/** What the fields need of the form. */
export type PricingForm = Pick<
  ReturnType<typeof useValidatedForm<PricingFormValues, Pricing>>,
  'control' | 'controlledList' | 'errorOf' | 'field'
>
