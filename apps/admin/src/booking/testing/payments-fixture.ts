import { DEFAULT_PAYMENTS, type Instant } from '@luzzu/domain'
import type {
  DamageDeposit,
  Order,
  Payment,
  ReceivedPayment,
  Refund,
  SalesDocument,
  Site,
} from '@luzzu/domain/contracts'
import { buildBooking } from './build-booking'
import { DAY_AT_ELEVEN, SITE_AT_ELEVEN } from './site-fixture'

const { damage_release_hours: _, ...shown } = DEFAULT_PAYMENTS

/** A business that is paid at the desk, where it is eleven. */
export const SITE_WITH_DESK: Site = {
  ...SITE_AT_ELEVEN,
  currency: 'EUR',
  payments: { ...shown, mode: 'desk' },
  vat_percent: 18,
}

/** The same where guests pay online as well, a half with the booking. */
export const SITE_ONLINE: Site = {
  ...SITE_WITH_DESK,
  payments: { ...shown, mode: 'online', deposit_percent: 50 },
  guest_checkout: true,
}

const AT = `${DAY_AT_ELEVEN}T08:12:00.000Z` as Instant

/** A payment in cash, with defaults. */
export function buildPayment(fields: Partial<Payment> = {}): Payment {
  return {
    id: 31,
    method: 'cash',
    status: 'captured',
    amount: 60,
    captured: 60,
    refunded: 0,
    card: null,
    url: null,
    reference: null,
    created_at: AT,
    ...fields,
  }
}

/** The same in the list of all payments. */
export const buildReceived = (fields: Partial<ReceivedPayment> = {}): ReceivedPayment => ({
  ...buildPayment(),
  order_id: 512,
  username: 'Ġorġ Żammit',
  booking: { id: 24, product_name: 'Painted Luzzu', booking_date: '2026-06-18', slot_name: 'Morning' },
  bookings: 1,
  refund_pending: 0,
  pending_refunds: [],
  ...fields,
})

/** A refund in cash, with defaults. */
export function buildRefund(fields: Partial<Refund> = {}): Refund {
  return {
    id: 4,
    method: 'cash',
    status: 'succeeded',
    amount: 20,
    reason: null,
    created_at: `${DAY_AT_ELEVEN}T09:40:00.000Z` as Instant,
    ...fields,
  }
}

/** A receipt, with defaults. */
export function buildDocument(fields: Partial<SalesDocument> = {}): SalesDocument {
  return {
    id: 71,
    number: 'R-2026-000001',
    kind: 'receipt',
    issued_at: AT,
    amount: 60,
    vat: [{ percent: 18, net: 50.85, vat: 9.15, gross: 60 }],
    order_id: 512,
    credits: null,
    cancelled_at: null,
    ...fields,
  }
}

/** A damage deposit in cash, with defaults. */
export function buildDeposit(fields: Partial<DamageDeposit> = {}): DamageDeposit {
  return {
    id: 9,
    booking_id: 24,
    method: 'cash',
    amount: 200,
    status: 'held',
    captured: 0,
    url: null,
    authorized_at: null,
    lapses_at: null,
    reason: null,
    created_at: AT,
    ...fields,
  }
}

/** The order of one booking of which nothing is paid, with defaults. */
export function buildOrder(fields: Partial<Order> = {}): Order {
  return {
    id: 512,
    status: 'placed',
    currency: 'EUR',
    expires_at: null,
    expires_in: null,
    customer: { username: 'Ġorġ Żammit', mail: 'gorg@example.com', phone: '+35679000000' },
    items: [],
    bookings: [
      buildBooking({ id: 24, status: 'Confirmed', order_id: 512, total_price: 60, paid: 0, balance_due: 60 }),
    ],
    total_price: 60,
    due_now: 0,
    authorized: 0,
    paid: 0,
    refunded: 0,
    balance_due: 60,
    balance_due_at: null,
    policy: {
      refund_tiers: [{ hours_before: 24, percent: 100 }],
      text: 'Refund when you cancel: 100% until 24 hours before the start, then nothing.',
      accepted_at: null,
      bookings: [{ booking_id: 24, refund_tiers: [{ hours_before: 24, percent: 100 }] }],
    },
    payments: [],
    refunds: [],
    documents: [],
    damage_deposits: [],
    ...fields,
  }
}
