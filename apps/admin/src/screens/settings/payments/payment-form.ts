import type { PaymentMode, Settings } from '@luzzu/domain'
import {
  formatTiers,
  readTiers,
  type TiersTexts,
  toTiersTexts,
} from '../../../booking/payments/terms/refund-tiers-form'
import { readNumber, readOptionalNumber } from '../../../platform/form-fields/read-number'
import { PAYMENT_COPY as COPY, MODE_LABELS } from './payment.copy'

type SellerField = `seller/${keyof Settings['seller'] & string}`

/** Fields of payments and seller are named as the server names them in its errors. */
export type PaymentFormValues = Record<SellerField, string> & {
  'payments/mode': PaymentMode
  'payments/refund_tiers': TiersTexts
  'payments/damage_release_hours': string
  'payments/deposit_percent': string
  'payments/pay_at_dock': boolean
  'payments/balance_due_hours': string
  'payments/hold_minutes': string
  guest_checkout: boolean
  vat_percent: string
}

export const TIERS_FIELD = 'payments/refund_tiers'

export function toPaymentFormValues({
  payments,
  seller,
  vat_percent,
  guest_checkout,
}: Pick<Settings, 'payments' | 'seller' | 'vat_percent' | 'guest_checkout'>): PaymentFormValues {
  return {
    'payments/mode': payments.mode,
    'payments/refund_tiers': toTiersTexts(payments.refund_tiers),
    'payments/damage_release_hours': String(payments.damage_release_hours),
    'payments/deposit_percent': String(payments.deposit_percent),
    'payments/pay_at_dock': payments.pay_at_dock,
    'payments/balance_due_hours': textOf(payments.balance_due_hours),
    'payments/hold_minutes': String(payments.hold_minutes),
    guest_checkout,
    'seller/name': seller.name ?? '',
    'seller/address': seller.address ?? '',
    'seller/vat_number': seller.vat_number ?? '',
    'seller/exo_number': seller.exo_number ?? '',
    vat_percent: textOf(vat_percent),
  }
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

/** What was typed as the check of the settings takes it. */
export function readPaymentField(name: keyof PaymentFormValues, values: PaymentFormValues): unknown {
  switch (name) {
    case 'payments/mode':
      return values[name]
    case 'payments/refund_tiers':
      return readTiers(values[name])
    case 'payments/damage_release_hours':
    case 'payments/deposit_percent':
    case 'payments/hold_minutes':
      return readNumber(values[name])
    case 'payments/balance_due_hours':
    case 'vat_percent':
      return readOptionalNumber(values[name])
    default:
      return values[name]
  }
}

/** The values as texts, to compare two versions of them. */
export const toPaymentTexts = (values: PaymentFormValues): Record<keyof PaymentFormValues, string> => ({
  ...values,
  'payments/mode': MODE_LABELS[values['payments/mode']],
  'payments/pay_at_dock': values['payments/pay_at_dock'] ? COPY.yes : COPY.no,
  guest_checkout: values.guest_checkout ? COPY.yes : COPY.no,
  'payments/refund_tiers': formatTiers(values['payments/refund_tiers'], COPY.untilLimit),
})
