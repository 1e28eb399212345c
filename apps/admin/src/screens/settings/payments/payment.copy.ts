import type { PaymentMode } from '@luzzu/domain'

export const MODE_LABELS: Record<PaymentMode, string> = { off: 'Off', desk: 'At the desk', online: 'Online' }

export const PAYMENT_COPY = {
  title: 'Payments',
  mode: 'How guests pay',
  off: 'Nothing about payments is shown anywhere.',
  desk: 'Guests pay when they come: in cash, at your own card terminal or by bank transfer. With receipts, refunds, damage deposits and a daily cash-up.',
  noGateway: 'Not available: no payment gateway is configured on this server.',
  turnsOff:
    'New payments stop. Refunds and cash-ups of what was sold can be finished after you turn payments on again.',
  seller: 'Seller',
  sellerHint: 'Printed on receipts and credit notes, which the law asks for.',
  untilLimit: 'Everything until the cancellation limit',
} as const

/** Labels of the fields in the order of the screen. */
export const PAYMENT_LABELS = {
  'payments/mode': PAYMENT_COPY.mode,
  'seller/name': 'Name of the seller',
  'seller/address': 'Address of the seller',
  'seller/vat_number': 'VAT number',
  'seller/exo_number': 'EXO number',
  vat_percent: 'VAT (percent)',
  'payments/refund_tiers': 'Refunds',
  'payments/damage_release_hours': 'Release of damage deposits (hours)',
} as const

export const PAYMENT_HINTS = {
  'seller/name': 'The registered name of the business.',
  'seller/vat_number': 'Such as MT12345678. Leave empty if you have none.',
  'seller/exo_number': 'Without it, documents say: This is not a fiscal receipt.',
  vat_percent: 'The rate that is inside your prices. A rental service can have another one.',
  'payments/damage_release_hours':
    'After the guests have returned. Staff are reminded to give a damage deposit back.',
} as const
