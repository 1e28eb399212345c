import { HOUR_MS } from '../calendar/durations'
import type { FieldErrors } from '../fields'
import { MAX_SETTING } from '../limits'
import { isWholeBetween, pluralize } from '../numbers'

/** What a customer gets back who cancels at least so many hours before the start. */
export type RefundTier = { hours_before: number; percent: number }

export const MAX_REFUND_TIERS = 10

const TIERS_MESSAGES = {
  list: `Refunds must be a list of at most ${MAX_REFUND_TIERS}`,
  hours: `Hours must be a whole number from 0 to ${MAX_SETTING.hours}`,
  percent: 'Percent must be a number from 0 to 100 with at most 2 decimals',
  order: 'Refunds must be sorted by their hours, each with other ones',
} as const

/** Whether a value is a share from 0 to 100 with at most two decimals. */
export const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100 && /^\d+(\.\d{1,2})?$/.test(String(value))

/** Errors of tiers, which may be sorted either way, at `''`, `0/percent` and the like. */
export function refundTierErrors(tiers: unknown): FieldErrors {
  if (!Array.isArray(tiers) || tiers.length > MAX_REFUND_TIERS) return { '': TIERS_MESSAGES.list }
  const errors: FieldErrors = {}
  for (const [at, tier] of tiers.entries()) {
    const { hours_before, percent } = (tier ?? {}) as Record<keyof RefundTier, unknown>
    if (!isWholeBetween(hours_before, 0, MAX_SETTING.hours))
      errors[`${at}/hours_before`] = TIERS_MESSAGES.hours
    if (!isPercent(percent)) errors[`${at}/percent`] = TIERS_MESSAGES.percent
  }
  if (Object.keys(errors).length === 0 && !isSorted(tiers)) errors[''] = TIERS_MESSAGES.order
  return errors
}

function isSorted(tiers: readonly RefundTier[]): boolean {
  const steps = tiers.slice(1).map(({ hours_before }, at) => Math.sign(hours_before - hoursOf(tiers[at])))
  return !steps.includes(0) && new Set(steps).size <= 1
}

const hoursOf = (tier: RefundTier | undefined) => tier?.hours_before ?? 0

export const readRefundTiers = (tiers: unknown): RefundTier[] =>
  (tiers as RefundTier[]).map(({ hours_before, percent }) => ({ hours_before, percent }))

/** The tiers that hold: without any, everything is refunded until the cancellation limit. */
export const tiersInForce = (tiers: readonly RefundTier[] | null, cancellationHours: number) =>
  tiers ?? [{ hours_before: cancellationHours, percent: 100 }]

/** The tiers whose hours are still left so long before the start: first the one that holds, with the most hours. */
const tiersLeft = (tiers: readonly RefundTier[], msLeft: number): RefundTier[] =>
  tiers
    .filter(({ hours_before }) => hours_before * HOUR_MS <= msLeft)
    .toSorted((one, other) => other.hours_before - one.hours_before)

/** The percentage that is refunded so long before the start; 0 where no tier holds. */
export const refundPercentAt = (tiers: readonly RefundTier[], msLeft: number) =>
  tiersLeft(tiers, msLeft).at(0)?.percent ?? 0

const EVERYTHING = 100

/** When another percentage follows the one that holds now, of which no more than the cap counts; `undefined` where nothing is refunded. */
export function refundPercentEndsAt(
  tiers: readonly RefundTier[],
  start: Date,
  now: Date,
  cap = EVERYTHING,
): Date | undefined {
  const left = tiersLeft(tiers, start.getTime() - now.getTime())
  const percentOf = (tier: RefundTier | undefined) => Math.min(tier?.percent ?? 0, cap)
  const tier = left.find((one, at) => percentOf(left[at + 1]) !== percentOf(one))
  return tier && new Date(start.getTime() - tier.hours_before * HOUR_MS)
}

/** Until when everything that was paid is refunded; `undefined` when that has passed. */
export const fullRefundEndsAt = (tiers: readonly RefundTier[], start: Date, now: Date): Date | undefined =>
  refundPercentAt(tiers, start.getTime() - now.getTime()) === EVERYTHING
    ? refundPercentEndsAt(tiers, start, now)
    : undefined

type Policy = { deposit_percent: number; refund_tiers: readonly RefundTier[] | null }

/**
 * Until how many hours before its start a booking is cancelled free of charge: what is paid with it as long as all of it
 * is refunded, and otherwise until the cancellation limit; `undefined` where never.
 */
export function freeCancellationHours(policy: Policy, cancellationHours: number): number | undefined {
  if (policy.deposit_percent === 0) return cancellationHours
  const tiers = tiersInForce(policy.refund_tiers, cancellationHours).toSorted(
    (one, other) => other.hours_before - one.hours_before,
  )
  const end = tiers.findIndex(({ percent }) => percent !== EVERYTHING)
  return tiers.slice(0, end < 0 ? tiers.length : end).at(-1)?.hours_before
}

/** The policy in words: `100% until 24 hours before the start, 50% until 4 hours before the start, then nothing.` */
export function describeRefundTiers(tiers: readonly RefundTier[]): string {
  const steps = describeSteps(tiers)
  return steps ? `Refund when you cancel: ${steps}.` : 'Payments are not refunded when you cancel.'
}

/** The same of all that is sold together, by name where it is not refunded alike. */
export function describeRefundPolicy(
  products: readonly { product_name: string; refund_tiers: readonly RefundTier[] }[],
): string {
  const texts = products.map(({ refund_tiers }) => describeRefundTiers(refund_tiers))
  const isAlike = new Set(texts).size === 1
  const named = products.map(({ product_name }, at) => `${product_name}: ${texts[at]}`)
  return [...new Set(isAlike ? texts : named)].join(' ')
}

/** One policy to staff. */
export const describeRefundTiersToStaff = (tiers: readonly RefundTier[]): string =>
  `When the guest cancels: ${describeSteps(tiers) || 'no refund'}.`

/** Empty where nothing is ever refunded. */
function describeSteps(tiers: readonly RefundTier[]): string {
  const sorted = tiers.toSorted((one, other) => other.hours_before - one.hours_before)
  const parts = sorted.map(({ hours_before: hours, percent }) => `${percent}% until ${formatDeadline(hours)}`)
  if (parts.length > 0 && sorted.at(-1)?.hours_before !== 0) parts.push('then nothing')
  return parts.join(', ')
}

const formatDeadline = (hours: number) =>
  hours === 0 ? 'the start' : `${pluralize(hours, 'hour')} before the start`
