import { DEFAULT_PAYMENTS, DEFAULT_SETTINGS, type Instant, type PaymentSettings } from '@luzzu/domain'
import type { Order, Payment, Site } from '@luzzu/domain/contracts'

const { damage_release_hours: _, ...SHOWN } = DEFAULT_PAYMENTS

/** A business that is paid online. */
export const aPaidSite = (payments: Partial<PaymentSettings> = {}, site: Partial<Site> = {}): Site => ({
  ...DEFAULT_SETTINGS,
  currency: 'EUR',
  time_zone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
  payments: { ...SHOWN, mode: 'online', ...payments },
  guest_checkout: false,
  vat_percent: 18,
  ...site,
})

/** An order with defaults: one place that is held, to be paid now. */
export function anOrder(part: Partial<Order> = {}): Order {
  return {
    id: 512,
    status: 'held',
    currency: 'EUR',
    expires_at: '2026-07-10T06:00:00Z' as Instant,
    expires_in: 872,
    customer: null,
    items: [],
    bookings: [],
    total_price: 120,
    due_now: 120,
    authorized: 0,
    paid: 0,
    refunded: 0,
    balance_due: 120,
    balance_due_at: null,
    policy: null,
    payments: [],
    refunds: [],
    documents: [],
    damage_deposits: [],
    ...part,
  }
}

/** A payment by card with defaults: open, on the page of Stripe. */
export function aPayment(part: Partial<Payment> = {}): Payment {
  return {
    id: 31,
    method: 'card',
    status: 'open',
    amount: 120,
    captured: 0,
    refunded: 0,
    card: null,
    url: 'https://checkout.stripe.com/c/pay/cs_test_1',
    reference: null,
    created_at: '2026-07-10T05:50:00Z' as Instant,
    ...part,
  }
}

export const anItem = (part: Partial<Order['items'][number]> = {}): Order['items'][number] => ({
  index: 0,
  booking_date: '2026-07-16 00:00:00',
  id_product_fk: 1,
  product_name: 'Painted Luzzu',
  slot_id: 1,
  addon_ids: [],
  guests: null,
  total_price: 120,
  ...part,
})

/** A `beforeEach`: the page of a payment is a fragment of the address, which goes with the story. */
export const resetHash = () => () => {
  globalThis.location.hash = ''
}
