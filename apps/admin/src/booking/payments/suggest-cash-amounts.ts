import type { Cents } from '@luzzu/domain'

/** What guests hand over: coins aside, everything is paid in multiples of these. */
const NOTES: readonly Cents[] = [500, 1000, 2000, 5000, 10_000, 20_000]

const MAX_SUGGESTIONS = 3

/** The likely amounts in notes that cover an amount with change, smallest first. */
export function suggestCashAmounts(amount: Cents): Cents[] {
  const covering = NOTES.map((note) => Math.ceil(amount / note) * note).filter((given) => given > amount)
  return [...new Set(covering)].toSorted((one, other) => one - other).slice(0, MAX_SUGGESTIONS)
}
