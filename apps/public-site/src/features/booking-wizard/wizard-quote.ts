import {
  calculateQuote,
  DEFAULT_PRICING,
  findPriceRule,
  formatMoney,
  isWholeBetween,
  type Pricing,
  parseCalendarDate,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { Addon, ProductWithAddons, TimeSlot } from '@luzzu/domain/contracts'
import { chosenAddons, guestsOf, type Wizard } from './wizard'
import { lowestTotal, WIZARD_COPY } from './wizard.copy'

/** Amounts in currency units. The lines are without the add-ons. */
export type WizardQuote = {
  total: number
  /** Whether the total may rise with what is not chosen yet. */
  isLowest: boolean
  lines: WizardLine[]
}

/** `percent`: what a rule adds to the price. `isLowest`: the amount may rise with what is not chosen yet. */
export type WizardLine = { label: string; amount: number; percent?: number; isLowest?: true }

/** What the choices so far cost; without a slot, in the cheapest one. */
export function quoteOf(
  product: ProductWithAddons,
  wizard: Wizard,
  slots: readonly TimeSlot[] = [],
): WizardQuote {
  const pricing = product.pricing ?? DEFAULT_PRICING
  const chosen = slots.find(({ id }) => id === wizard.slotId)
  const date = parseCalendarDate(wizard.date)
  const told = guestsOf(wizard)
  const guests = isWholeBetween(told, 1, product.max_persons) ? told : null
  const addons = chosenAddons(product, wizard).map(toQuotedAddon)
  const isAnySlot = !chosen && dependsOnSlot(pricing) && slots.length > 0
  const candidates = isAnySlot ? slots : [chosen]
  const [cheapest] = candidates
    .map((slot) => calculateQuote({ price: toCents(product.price), pricing, date, slot, guests, addons }))
    .toSorted((one, other) => one.total - other.total)
  const { total = 0, lines = [] } = cheapest ?? {}
  const rule = date && findPriceRule(pricing.rules, date)
  return {
    total: toAmount(total),
    isLowest:
      (dependsOnSlot(pricing) && !chosen) ||
      (pricing.rules.length > 0 && !date) ||
      (pricing.charge === 'per_person' && guests === null),
    lines: lines.slice(0, lines.length - addons.length).map(({ label, amount }, index) => ({
      label: index === 0 && isAnySlot ? ANY_SLOT : label,
      amount: toAmount(amount),
      ...(index === 0 && isAnySlot && { isLowest: true as const }),
      ...(index > 0 && rule && { percent: rule.percent }),
    })),
  }
}

/** What is shown as the total; nothing for a day or a slot that cannot be booked. */
export function totalText(
  { total, isLowest }: WizardQuote,
  currency: string,
  isUnavailable: boolean,
): string {
  if (isUnavailable) return WIZARD_COPY.noTotal
  const amount = formatMoney(total, currency)
  return isLowest ? lowestTotal(amount) : amount
}

/** Without the hours of a slot that nobody has chosen. */
const ANY_SLOT = 'Base price'

const dependsOnSlot = ({ charge, slot_prices }: Pricing) => charge === 'per_hour' || slot_prices.length > 0

/** What a slot costs with the choices so far, without the add-ons; `undefined` where it needs the number of guests. */
export function slotPriceOf(product: ProductWithAddons, wizard: Wizard, slot: TimeSlot): number | undefined {
  const quote = quoteOf(product, { ...wizard, slotId: slot.id, addonIds: [] }, [slot])
  return quote.isLowest ? undefined : quote.total
}

const toQuotedAddon = ({ addon_name, extra_price }: Addon) => ({
  addon_name,
  extraPrice: extra_price === null ? null : toCents(extra_price),
})
