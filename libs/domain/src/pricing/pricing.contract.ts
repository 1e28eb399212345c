import Type, { type Static } from 'typebox'
import type { CalendarDate } from '../calendar/calendar-date'
import { MAX_LENGTH, MAX_PRICING, RULE_PERCENT } from '../limits'
import { MAX_CENTS, toAmount } from '../money'
import { MAX_ID } from '../numbers'
import { TextSchema } from '../text.contract'
import { CHARGES } from './pricing'

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

const DateSchema = (description: string) =>
  Type.Unsafe<CalendarDate | null>(nullable(Type.String({ format: 'date', description })))

export const ChargeSchema = Type.Enum([...CHARGES], {
  description: 'What the price counts for; `as_listed` is shown per hour and charged once',
})

const SlotPriceSchema = Type.Object({
  slot_id: Type.Integer({ minimum: 1, maximum: MAX_ID }),
  price: Type.Number({ minimum: 0, maximum: toAmount(MAX_CENTS), description: 'At most two decimals' }),
})

const PriceRuleSchema = Type.Object({
  name: TextSchema(MAX_LENGTH.ruleName),
  from_date: DateSchema('The first date, YYYY-MM-DD; null for no beginning'),
  to_date: DateSchema('The last date, YYYY-MM-DD; null for no end'),
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    uniqueItems: true,
    description: 'Weekdays from 1 for Monday to 7 for Sunday',
  }),
  percent: Type.Number({
    minimum: RULE_PERCENT.min,
    maximum: RULE_PERCENT.max,
    description: 'At most two decimals',
  }),
})

const lists = {
  slot_prices: Type.Array(SlotPriceSchema, {
    maxItems: MAX_PRICING.slotPrices,
    description: 'They replace the price of the product',
  }),
  rules: Type.Array(PriceRuleSchema, {
    maxItems: MAX_PRICING.rules,
    description: 'The first that fits a date changes the price',
  }),
}

export const PricingSchema = Type.Object({ charge: ChargeSchema, ...lists })

const RuleFieldsSchema = Type.Object({
  ...PriceRuleSchema.properties,
  from_date: Type.Optional(PriceRuleSchema.properties.from_date),
  to_date: Type.Optional(PriceRuleSchema.properties.to_date),
  weekdays: Type.Optional(nullable(PriceRuleSchema.properties.weekdays)),
})

/** What is missing is empty; a rule without dates or weekdays fits all of them. */
export const PricingFieldsSchema = Type.Object({
  charge: ChargeSchema,
  slot_prices: Type.Optional(lists.slot_prices),
  rules: Type.Optional(Type.Array(RuleFieldsSchema, { maxItems: MAX_PRICING.rules })),
})

export const QuoteSchema = Type.Object({
  total_price: Type.Number(),
  lines: Type.Array(Type.Object({ label: Type.String(), amount: Type.Number() }), {
    description: 'They add up to the total',
  }),
  currency: Type.String({ description: 'ISO 4217' }),
})
export type QuoteAnswer = Static<typeof QuoteSchema>
