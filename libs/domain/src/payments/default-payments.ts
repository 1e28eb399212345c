import type { PaymentSettings } from './payment-settings'

/** Apart, because every page begins with it, and most without payments. */
export const DEFAULT_PAYMENTS: PaymentSettings = {
  mode: 'off',
  deposit_percent: 100,
  pay_at_dock: false,
  balance_due_hours: null,
  hold_minutes: 15,
  refund_tiers: null,
  damage_release_hours: 24,
}
