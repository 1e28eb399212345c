import type { FieldErrors, Validated } from '../fields'
import { AMOUNT_MESSAGE, isPaymentAmount } from './payment-amount'
import { PAYMENT_MESSAGES, type PaymentSettings, tierErrorsAt, vatError } from './payment-settings'
import { isPercent, type RefundTier, readRefundTiers, tiersInForce } from './refund-tiers'

/** How a product is paid; `null` is as the settings say, and no damage deposit. */
export type PaymentTerms = {
  deposit_percent: number | null
  vat_percent: number | null
  refund_tiers: RefundTier[] | null
  /** In currency units. */
  damage_deposit: number | null
}

export const DEFAULT_TERMS: PaymentTerms = {
  deposit_percent: null,
  vat_percent: null,
  refund_tiers: null,
  damage_deposit: null,
}

/** Checks the terms of a product; what is left out is as the settings say. */
export function validateTerms(fields: Record<string, unknown>): Validated<PaymentTerms> {
  const { deposit_percent = null, vat_percent = null, refund_tiers = null, damage_deposit = null } = fields
  const errors: FieldErrors = tierErrorsAt('refund_tiers', refund_tiers)
  if (deposit_percent !== null && !isPercent(deposit_percent))
    errors.deposit_percent = PAYMENT_MESSAGES.deposit
  const vat = vatError(vat_percent)
  if (vat !== undefined) errors.vat_percent = vat
  if (damage_deposit !== null && !isPaymentAmount(damage_deposit)) errors.damage_deposit = AMOUNT_MESSAGE
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    value: {
      deposit_percent: deposit_percent as number | null,
      vat_percent: vat_percent as number | null,
      refund_tiers: refund_tiers === null ? null : readRefundTiers(refund_tiers),
      damage_deposit: damage_deposit as number | null,
    },
  }
}

type Business = {
  payments: Pick<PaymentSettings, 'deposit_percent' | 'refund_tiers'>
  vat_percent: number | null
  cancellation_hours: number
}

/** The terms that hold for a product, with those of the settings where it has none. */
export function termsInForce(terms: PaymentTerms, { payments, vat_percent, cancellation_hours }: Business) {
  return {
    deposit_percent: terms.deposit_percent ?? payments.deposit_percent,
    vat_percent: terms.vat_percent ?? vat_percent,
    refund_tiers: tiersInForce(terms.refund_tiers ?? payments.refund_tiers, cancellation_hours),
    damage_deposit: terms.damage_deposit,
  }
}

/** As they are accepted with an order. */
export type AgreedTerms = ReturnType<typeof termsInForce>
