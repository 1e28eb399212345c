/** Money is whole cents everywhere; decimal amounts exist only on the wire and on a screen. */
export type Cents = number

/** The largest amount that may be asked for one thing: 10,000,000.00. */
export const MAX_CENTS: Cents = 1_000_000_000

export function toCents(amount: number): Cents {
  return Math.round(amount * 100)
}

export function toAmount(cents: Cents): number {
  return cents / 100
}

const MAX_NOISE_CENTS = 0.001

/** Whether an amount is so many cents: one that was added up, such as 0.1 + 0.2, carries the noise of binary fractions. */
export function isCents(amount: number, cents: Cents): boolean {
  return Math.abs(amount * 100 - cents) < MAX_NOISE_CENTS
}

/** `true` for a number from 0 with at most two decimals, such as travels in JSON. */
export function isAmount(amount: unknown): amount is number {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) return false
  // Comparing the shortest decimal text avoids the noise of multiplying: 1.15 * 100 is 114.99999999999999.
  return /^\d+(\.\d{1,2})?$/.test(String(amount)) && toCents(amount) <= MAX_CENTS
}

/** `$1,234.50`. `currency` is an ISO 4217 code. */
export function formatMoney(amount: number, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount)
}

/** The price of an add-on in the wizard: `$45.00`, or `Free` when nothing is asked. */
export function formatExtraPrice(amount: number | null, currency?: string): string {
  return amount ? formatMoney(amount, currency) : 'Free'
}
