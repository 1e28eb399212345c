import { type FieldErrors, isObject, type Validated } from '../fields'
import { MAX_SETTING } from '../limits'
import { isWholeBetween } from '../numbers'
import { isPercent, type RefundTier, readRefundTiers, refundTierErrors } from './refund-tiers'

export const PAYMENT_MODES = ['off', 'desk', 'online'] as const
export type PaymentMode = (typeof PAYMENT_MODES)[number]

/** How the business is paid. */
export type PaymentSettings = {
  /** `desk`: at the dock only. */
  mode: PaymentMode
  /** How much of the price is due with the booking. */
  deposit_percent: number
  /** Whether customers may pay everything at the dock, in mode `online`. */
  pay_at_dock: boolean
  /** How many hours before the start the balance is due; `null` for at the start. */
  balance_due_hours: number | null
  /** How long a place is held while its customer pays. */
  hold_minutes: number
  /** `null`: everything until the cancellation limit. */
  refund_tiers: RefundTier[] | null
  /** After how many hours a damage deposit is released once the guests have returned. */
  damage_release_hours: number
}

export const HOLD_MINUTES = { min: 5, max: 60 } as const

const PERCENT = 'must be a number from 0 to 100 with at most 2 decimals'
const HOURS = `must be a whole number from 0 to ${MAX_SETTING.hours}`

export const PAYMENT_MESSAGES = {
  online: 'Payments online need a key of Stripe and the address of the site',
  mode: 'Payments must be off, at the desk or online',
  whole: 'Payments must be an object',
  deposit: `Deposit ${PERCENT}`,
  dock: 'Payment at the dock must be allowed or not',
  balance: `Hours until the balance is due ${HOURS}`,
  hold: `Holds must last from ${HOLD_MINUTES.min} to ${HOLD_MINUTES.max} minutes`,
  release: `Hours until a damage deposit is released ${HOURS}`,
  vat: `VAT ${PERCENT}`,
  guests: 'Booking without an account must be allowed or not',
} as const

const isHours = (value: unknown) => isWholeBetween(value, 0, MAX_SETTING.hours)

const CHECKS: Record<keyof PaymentSettings, (value: unknown) => string | undefined> = {
  mode: (value) => (PAYMENT_MODES.some((mode) => mode === value) ? undefined : PAYMENT_MESSAGES.mode),
  deposit_percent: (value) => (isPercent(value) ? undefined : PAYMENT_MESSAGES.deposit),
  pay_at_dock: (value) => (typeof value === 'boolean' ? undefined : PAYMENT_MESSAGES.dock),
  balance_due_hours: (value) => (value === null || isHours(value) ? undefined : PAYMENT_MESSAGES.balance),
  hold_minutes: (value) =>
    isWholeBetween(value, HOLD_MINUTES.min, HOLD_MINUTES.max) ? undefined : PAYMENT_MESSAGES.hold,
  refund_tiers: () => undefined,
  damage_release_hours: (value) => (isHours(value) ? undefined : PAYMENT_MESSAGES.release),
}

/** Checks what was sent of the payments, with errors at `payments/mode` and the like. */
export function validatePayments(
  sent: unknown,
  { canChargeOnline }: { canChargeOnline: boolean },
): Validated<Partial<PaymentSettings> | undefined> {
  if (sent === undefined) return { ok: true, value: undefined }
  if (!isObject(sent)) return { ok: false, errors: { payments: PAYMENT_MESSAGES.whole } }
  const errors: FieldErrors = {}
  const value: Record<string, unknown> = {}
  for (const name of Object.keys(CHECKS) as (keyof PaymentSettings)[]) {
    if (sent[name] === undefined) continue
    const message = CHECKS[name](sent[name])
    if (message !== undefined) errors[`payments/${name}`] = message
    value[name] = sent[name]
  }
  if (sent.mode === 'online' && !canChargeOnline) errors['payments/mode'] = PAYMENT_MESSAGES.online
  Object.assign(errors, tierErrorsAt('payments/refund_tiers', sent.refund_tiers))
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  if (sent.refund_tiers) value.refund_tiers = readRefundTiers(sent.refund_tiers)
  return { ok: true, value: value as Partial<PaymentSettings> }
}

/** The errors of tiers below the path of their field; none are sent, or `null`. */
export function tierErrorsAt(path: string, tiers: unknown): FieldErrors {
  if (tiers === undefined || tiers === null) return {}
  const errors = Object.entries(refundTierErrors(tiers))
  return Object.fromEntries(errors.map(([at, message]) => [at === '' ? path : `${path}/${at}`, message]))
}

/** A rate of VAT, or none. */
export const vatError = (value: unknown) =>
  value === undefined || value === null || isPercent(value) ? undefined : PAYMENT_MESSAGES.vat

/** What customers need to know about payments. */
export const publicPaymentSettings = ({ damage_release_hours: _, ...shown }: PaymentSettings) => shown
