import type { Cents } from '../money'
import { sumBy } from '../numbers'
import { FULL_PERCENTAGE } from './basis-points'

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

/** The same, but one of them gets its whole weight before the others get what is left. */
export function splitAmountFirstTo(
  first: number | undefined,
  cents: Cents,
  weights: readonly Share[],
): Share[] {
  const isFirst = ({ id }: Share) => id === first
  const own = weights.filter(isFirst)
  const filled = Math.min(cents, sumOf(own))
  const others = weights.filter((share) => !isFirst(share))
  return [...splitAmount(filled, own), ...splitAmount(cents - filled, others)].toSorted(
    (one, other) => one.id - other.id,
  )
}

/** The same with weights in cents times hundredths of a percent, of whose sum it is at most the rounded one; nobody gets more than the own weight, rounded up. */
export function splitByPercentages(cents: Cents, weights: readonly Share[]): Share[] {
  const wanted = new Map(splitAmount(cents, weights).map(({ id, cents: share }) => [id, share]))
  const limited = weights.map(({ id, cents: weight }) => {
    const limit = Math.ceil(weight / FULL_PERCENTAGE)
    return { id, limit, cents: Math.min(wanted.get(id) ?? 0, limit) }
  })
  let left = cents - sumOf(limited)
  return limited
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, limit, cents: share }) => {
      const more = Math.min(left, limit - share)
      left -= more
      return { id, cents: share + more }
    })
    .filter((share) => share.cents > 0)
}

export const sumOf = (shares: readonly { cents: Cents }[]): Cents => sumBy(shares, ({ cents }) => cents)

// The product exceeds the exact integers of a number.
const floorOf = (cents: Cents, weight: Cents, sum: Cents): Cents =>
  Number((BigInt(cents) * BigInt(weight)) / BigInt(sum))
