import { HOLD_MINUTES, type PaymentMode } from '@luzzu/domain'

export const MODE_LABELS: Record<PaymentMode, string> = { off: 'Off', desk: 'At the desk', online: 'Online' }

export const PAYMENT_COPY = {
  title: 'Payments',
  mode: 'How guests pay',
  off: 'Nothing about payments is shown anywhere, except your note below.',
  desk: 'Guests pay when they come: in cash, at your own card terminal or by bank transfer. With receipts, refunds, damage deposits and a daily cash-up.',
  online:
    'Guests pay on the website by card, through Stripe: all of it or a deposit. Payments at the desk go on as well.',
  noGateway:
    'Not available yet: no payment gateway is configured on this server. Its operator sets STRIPE_SECRET_KEY and SITE_URL; a test key is enough to try it.',
  live: 'Stripe is connected with a live key: cards are charged.',
  dockHint: 'Guests may choose to pay nothing online and everything when they come.',
  guestsHint: 'Guests give their name, email and phone, and reach their booking by a link in the email.',
  noteOnline: 'Not shown while guests pay online, where they read what they pay and when.',
  yes: 'Yes',
  no: 'No',
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
  'payments/deposit_percent': 'Deposit (percent)',
  'payments/pay_at_dock': 'Payment at the dock',
  'payments/balance_due_hours': 'Rest due (hours before the start)',
  'payments/hold_minutes': 'Places are held for (minutes)',
  guest_checkout: 'Booking without an account',
  'payments/refund_tiers': 'Refunds',
  'payments/damage_release_hours': 'Release of damage deposits (hours)',
} as const

export const PAYMENT_HINTS = {
  'seller/name':
    'The registered name of the business. Without it, receipts name only your site as the seller.',
  'seller/vat_number': 'Such as MT12345678. Leave empty if you have none.',
  'seller/exo_number': 'Without it, documents say: This is not a fiscal receipt.',
  vat_percent:
    'The rate that is inside your prices. A change holds for new bookings; those that exist keep the rate they were made with. A rental service can have another one.',
  'payments/deposit_percent':
    'How much of the price is due with the booking; 100 is all of it, 0 nothing. A rental service can have another one.',
  'payments/balance_due_hours':
    'When the rest of a deposit is due. Guests get an email two days before. Leave empty for the start itself.',
  'payments/hold_minutes': `While a guest pays, from ${HOLD_MINUTES.min} to ${HOLD_MINUTES.max}. It can be made longer twice.`,
  'payments/damage_release_hours':
    'After the guests have returned, a damage deposit that nobody has decided on is given back.',
} as const
