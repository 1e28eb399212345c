/** Money is calculated in integer cents; decimal amounts exist only on the wire and on screen. */
export type Cents = number

/** The maximum price: 10,000,000.00. */
export const MAX_CENTS: Cents = 1_000_000_000

export function toCents(amount: number): Cents {
  return Math.round(amount * 100)
}

export function toAmount(cents: Cents): number {
  return cents / 100
}

/** So many cents times a fraction of whole numbers, rounded to cents, halves away from zero. Nothing is negative. */
export function scaleCents(cents: Cents, numerator: number, denominator: number): Cents {
  // The product exceeds the exact integers of a number.
  const [product, divisor] = [BigInt(cents) * BigInt(numerator), BigInt(denominator)]
  return Number((2n * product + divisor) / (2n * divisor))
}

const MAX_NOISE_CENTS = 0.001

/** Whether an amount equals so many cents, despite floating-point noise as in 0.1 + 0.2. */
export function isCents(amount: number, cents: Cents): boolean {
  return Math.abs(amount * 100 - cents) < MAX_NOISE_CENTS
}

/** `true` for a number from 0 with at most two decimals. */
export function isAmount(amount: unknown): amount is number {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) return false
  // Compares decimal text, because multiplying adds noise: 1.15 * 100 is 114.99999999999999.
  return /^\d+(\.\d{1,2})?$/.test(String(amount)) && toCents(amount) <= MAX_CENTS
}

/** Whether a text is a current ISO 4217 code of a currency whose amounts have two decimals, as all amounts here have. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code) && decimalsOf(code) === 2
}

function decimalsOf(currency: string): number | undefined {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
}

// Creating a formatter is about 50 times slower than formatting.
const moneyFormatters = new Map<string, Intl.NumberFormat>()

/** `$1,234.50`. `currency` is an ISO 4217 code. */
export function formatMoney(amount: number, currency = 'USD'): string {
  const formatter = moneyFormatters.get(currency) ?? createMoneyFormatter(currency)
  moneyFormatters.set(currency, formatter)
  return formatter.format(amount).replace('-', '−')
}

function createMoneyFormatter(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
}

/** What an optional add-on adds to the total: `+$45.00`, or `Free`. */
export function formatSurcharge(amount: number | null, currency?: string): string {
  return amount ? `+${formatMoney(amount, currency)}` : formatExtraPrice(amount, currency)
}

/** The price of an add-on in the wizard: `$45.00`, or `Free` without an extra price. */
export function formatExtraPrice(amount: number | null, currency?: string): string {
  return amount ? formatMoney(amount, currency) : 'Free'
}
