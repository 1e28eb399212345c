import { addDays, DEFAULT_PAYMENTS, DEFAULT_SETTINGS, dateIn } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { respond, type ScreenStory, within } from '@luzzu/ui/screens'
import { aBooking } from '../../../platform/testing/a-booking'

const { damage_release_hours: _, ...shown } = DEFAULT_PAYMENTS
export const SITE = {
  ...DEFAULT_SETTINGS,
  currency: 'EUR',
  time_zone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
  payments: { ...shown, mode: 'desk' },
}

export const onDay = (days: number, money: Partial<Booking>) =>
  aBooking({
    booking_date: `${addDays(dateIn(SITE.time_zone, new Date()), days)} 00:00:00`,
    status: 'Confirmed',
    total_price: 60,
    order_id: 512,
    ...money,
  })

export const ORDER = {
  id: 512,
  status: 'placed',
  currency: 'EUR',
  expires_at: null,
  expires_in: null,
  customer: null,
  items: [],
  bookings: [],
  total_price: 60,
  due_now: 0,
  authorized: 0,
  paid: 60,
  refunded: 0,
  balance_due: 0,
  balance_due_at: null,
  policy: {
    refund_tiers: [{ hours_before: 48, percent: 50 }],
    text: 'Refund when you cancel: 50% until 48 hours before the start, then nothing.',
    accepted_at: null,
    bookings: [],
  },
  payments: [],
  refunds: [],
  documents: [
    {
      id: 71,
      number: 'R-2026-000001',
      kind: 'receipt',
      issued_at: '2026-07-10T05:50:00.000Z',
      amount: 60,
      vat: [],
      order_id: 512,
      credits: null,
      cancelled_at: null,
    },
  ],
  damage_deposits: [],
}

export const QUOTE = {
  refund_total: 30,
  retained: 30,
  percent: 50,
  percent_until: '2026-07-14T06:00:00.000Z',
  lines: [],
}

export const AT_DESK = [
  respond('get', '/api/site', { body: SITE }),
  respond('get', '/api/bookings/user/:id', {
    body: [
      onDay(5, { paid: 60, balance_due: 0 }),
      onDay(9, { id: 2, product_name: 'Tandem Kayak', order_id: 513, paid: 0, balance_due: 60 }),
    ],
  }),
  respond('get', '/api/orders/:id', { body: ORDER }),
  respond('get', '/api/orders/:id/refund-quote', { body: QUOTE }),
]

type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

/** The details of the booking of the painted luzzu. */
export async function openDetails({ canvas, canvasElement, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'View Details: Painted Luzzu' }))
  return within(canvasElement.ownerDocument.body)
}
