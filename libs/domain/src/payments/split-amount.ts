import type { Cents } from '../money'
import { sumBy } from '../numbers'

export type Share = { id: number; cents: Cents }

/** The amount in the proportions of the weights, leftover cents one each to the lowest ids; never above its weight where the amount is at most their sum. */
export function splitAmount(cents: Cents, weights: readonly Share[]): Share[] {
  const heavy = weights.filter((share) => share.cents > 0).toSorted((one, other) => one.id - other.id)
  const sum = sumOf(heavy)
  if (sum === 0 || cents === 0) return []
  const shares = heavy.map(({ id, cents: weight }) => ({ id, cents: floorOf(cents, weight, sum) }))
  let left = cents - sumOf(shares)
  return shares
    .map(({ id, cents: share }) => ({ id, cents: share + (left-- > 0 ? 1 : 0) }))
    .filter((share) => share.cents > 0)
}

/** The same, but nobody gets more than their room, of which there is enough for all. */
export function splitWithLimits(
  cents: Cents,
  weights: readonly Share[],
  limitOf: (id: number) => Cents,
): Share[] {
  const wanted = new Map(splitAmount(cents, weights).map(({ id, cents: share }) => [id, share]))
  const ids = weights.map(({ id }) => id).toSorted((one, other) => one - other)
  const shares = ids.map((id) => ({ id, cents: Math.min(wanted.get(id) ?? 0, limitOf(id)) }))
  let left = cents - sumOf(shares)
  for (const share of shares) {
    const more = Math.min(left, limitOf(share.id) - share.cents)
    share.cents += more
    left -= more
  }
  return shares.filter((share) => share.cents > 0)
}

export const sumOf = (shares: readonly { cents: Cents }[]): Cents => sumBy(shares, ({ cents }) => cents)

// The product exceeds the exact integers of a number.
const floorOf = (cents: Cents, weight: Cents, sum: Cents): Cents =>
  Number((BigInt(cents) * BigInt(weight)) / BigInt(sum))
