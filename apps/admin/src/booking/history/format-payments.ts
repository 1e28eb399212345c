import type { RefundTier } from '@luzzu/domain'

/** What the fields of payments, of the seller and of a product's payment terms are called. */
export const PAYMENT_FIELD_LABELS = {
  payments: 'Payments',
  deposit_percent: 'Deposit online (percent)',
  pay_at_dock: 'Payment at the dock',
  balance_due_hours: 'Balance due (hours)',
  hold_minutes: 'Holds (minutes)',
  refund_tiers: 'Refunds',
  damage_release_hours: 'Release of damage deposits (hours)',
  damage_deposit: 'Damage deposit',
  guest_checkout: 'Booking without an account',
  seller_name: 'Name of the seller',
  seller_address: 'Address of the seller',
  seller_vat_number: 'VAT number',
  seller_exo_number: 'EXO number',
  vat_percent: 'VAT (percent)',
} as const

/** `48 h: 100%`, one line for each step. */
export function formatRefundTiers(tiers: readonly RefundTier[]): string {
  return tiers.map(({ hours_before, percent }) => `${hours_before} h: ${percent}%`).join('\n') || '0%'
}
