import {
  describeRefundTiers,
  type FieldErrors,
  type RefundTier,
  refundTierErrors,
  tiersInForce,
} from '@luzzu/domain'
import { readNumber } from '../../../platform/form-fields/read-number'

/** A step of refunds as typed. */
export type TierTexts = { hours_before: string; percent: string }

/** Steps as typed; `null` where none are set, so that others hold. */
export type TiersTexts = TierTexts[] | null

export const toTiersTexts = (tiers: readonly RefundTier[] | null): TiersTexts =>
  tiers?.map(({ hours_before, percent }) => ({
    hours_before: String(hours_before),
    percent: String(percent),
  })) ?? null

/** The steps as their check takes them: a text that is no number stays one, and is refused. */
export const readTiers = (texts: TiersTexts) =>
  texts?.map(({ hours_before, percent }) => ({
    hours_before: readNumber(hours_before),
    percent: readNumber(percent),
  })) ?? null

/** The errors of one step by field. */
export function tierErrors(texts: TierTexts): Partial<Record<keyof TierTexts, string>> {
  const errors = refundTierErrors(readTiers([texts]))
  return Object.fromEntries(Object.entries(errors).map(([at, message]) => [at.replace('0/', ''), message]))
}

/** The errors of a form, with those within steps at the field of the steps. */
export function withTiersError(errors: FieldErrors, field: string): FieldErrors {
  const inside = Object.keys(errors).filter((name) => name.startsWith(`${field}/`))
  const others = Object.entries(errors).filter(([name]) => !inside.includes(name))
  const first = errors[field] ?? errors[inside[0] ?? '']
  return { ...Object.fromEntries(others), ...(first !== undefined && { [field]: first }) }
}

/** What customers read; `undefined` while a step is wrong. */
export function describeTiers(texts: TiersTexts, cancellationHours: number): string | undefined {
  const tiers = readTiers(texts)
  if (tiers !== null && Object.keys(refundTierErrors(tiers)).length > 0) return undefined
  return describeRefundTiers(tiersInForce(tiers as RefundTier[] | null, cancellationHours))
}

/** The steps in a line each, to compare two versions of them. */
export const formatTiers = (texts: TiersTexts, none: string): string =>
  texts === null
    ? none
    : texts.map(({ hours_before, percent }) => `${hours_before} h: ${percent}%`).join('\n') || '0%'
