import { addDays, DEFAULT_PAYMENTS, DEFAULT_SETTINGS, dateIn, type Instant } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { expect, PHONE, refusal, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { aBooking } from '../../platform/testing/a-booking'
import { aPayment } from '../../platform/testing/an-order'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/My bookings/Payments',
  parameters: { screen: { routes, at: '/my-bookings', as: 'customer' } },
} satisfies ScreenMeta

const { damage_release_hours: _, ...shown } = DEFAULT_PAYMENTS
const SITE = {
  ...DEFAULT_SETTINGS,
  currency: 'EUR',
  time_zone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
  payments: { ...shown, mode: 'desk' },
}

const onDay = (days: number, money: Partial<Booking>) =>
  aBooking({
    booking_date: `${addDays(dateIn(SITE.time_zone, new Date()), days)} 00:00:00`,
    status: 'Confirmed',
    total_price: 60,
    order_id: 512,
    ...money,
  })

const ORDER = {
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

const QUOTE = {
  refund_total: 30,
  retained: 30,
  percent: 50,
  percent_until: '2026-07-14T06:00:00.000Z',
  lines: [],
}

const AT_DESK = [
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

async function open({ canvas, canvasElement, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'View Details: Painted Luzzu' }))
  return within(canvasElement.ownerDocument.body)
}

export const PaidAndDue: ScreenStory = {
  beforeEach: AT_DESK,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('€60.00 due when you arrive')).toBeVisible()
    await expect(canvas.getByText('Paid')).toBeVisible()
  },
}

/** What is over cannot be paid by coming. */
export const DueAfterwards: ScreenStory = {
  beforeEach: [
    ...AT_DESK,
    respond('get', '/api/bookings/user/:id', { body: [onDay(-3, { paid: 0, balance_due: 60 })] }),
  ],
  play: async (story) => {
    await expect(await story.canvas.findByText('€60.00 due')).toBeVisible()
    const dialog = within(await (await open(story)).findByRole('dialog'))
    await expect(await dialog.findByText('Due')).toBeVisible()
    await expect(dialog.queryByText('Please pay when you arrive.')).toBeNull()
  },
}

export const Details: ScreenStory = {
  beforeEach: AT_DESK,
  play: async (story) => {
    const page = await open(story)
    await expect(await page.findByRole('button', { name: 'Receipt R-2026-000001' })).toBeVisible()
    await expect(page.getByText(/50% until 48 hours before the start/)).toBeVisible()
  },
}

/** While all of it comes back, what is paid says until when, on its card and in its details. */
export const PaidAndFree: ScreenStory = {
  beforeEach: [
    ...AT_DESK,
    respond('get', '/api/bookings/user/:id', {
      body: [onDay(5, { paid: 60, balance_due: 0, free_until: '2099-07-14T06:00:00Z' as Instant })],
    }),
  ],
  play: async (story) => {
    const until = 'Tuesday, July 14, 2099, 08:00'
    await expect(await story.canvas.findByText(`Free cancellation until ${until}`)).toBeVisible()
    const dialog = within(await (await open(story)).findByRole('dialog'))
    await expect(dialog.getByText('Free cancellation until').nextElementSibling).toHaveTextContent(until)
  },
}

/** Beside the total of one booking, the money of its whole order says that it is. */
export const OneOfSeveral: ScreenStory = {
  beforeEach: [
    ...AT_DESK,
    respond('get', '/api/orders/:id', {
      body: { ...ORDER, authorized: 215, bookings: [onDay(5, {}), onDay(9, { id: 2 })] },
    }),
  ],
  play: async (story) => {
    const page = await open(story)
    const heading = await page.findByRole('heading', { name: 'Your whole order (2 bookings)' })
    const authorized = page.getByText('€215.00')
    await expect(heading.compareDocumentPosition(authorized)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const OneOfSeveralOnAPhone: ScreenStory = { ...OneOfSeveral, globals: PHONE }

/** What goes back names the booking that was cancelled, beside the sums of the whole order. */
export const OneOfSeveralCancelled: ScreenStory = {
  beforeEach: [
    ...AT_DESK,
    respond('get', '/api/orders/:id', {
      body: {
        ...ORDER,
        total_price: 120,
        paid: 215,
        refunded: 95,
        bookings: [onDay(5, {}), onDay(9, { id: 2, product_name: 'Tandem Kayak', status: 'Cancelled' })],
        refunds: [{ id: 1, amount: 95, method: 'card', status: 'pending', reason: null, booking_id: 2 }],
      },
    }),
  ],
  play: async (story) => {
    const page = await open(story)
    await expect(await page.findByText(/^On its way back to your card.*: Tandem Kayak, /)).toBeVisible()
    await expect(page.getByText('€215.00')).toBeVisible()
    await expect(page.getByText('Refunded')).toBeVisible()
  },
}

export const OneOfSeveralCancelledOnAPhone: ScreenStory = { ...OneOfSeveralCancelled, globals: PHONE }

/** The refund policy is over with the booking. */
export const DetailsOfACancelledBooking: ScreenStory = {
  beforeEach: [
    ...AT_DESK,
    respond('get', '/api/bookings/user/:id', { body: [onDay(5, { status: 'Cancelled', paid: 30 })] }),
  ],
  play: async (story) => {
    const page = await open(story)
    await expect(await page.findByRole('button', { name: 'Receipt R-2026-000001' })).toBeVisible()
    await expect(page.queryByText(/Refund when you cancel/)).toBeNull()
  },
}

export const DetailsOnAPhone: ScreenStory = { ...Details, globals: PHONE }

/** What comes back is told before anything is cancelled. */
export const Cancelling: ScreenStory = {
  beforeEach: AT_DESK,
  play: async (story) => {
    const page = await open(story)
    await story.userEvent.click(page.getByRole('button', { name: 'Cancel booking' }))
    await expect(await page.findByText('You get back €30.00 of the €60.00 that you paid.')).toBeVisible()
    await expect(
      page.getByText('This applies until Tuesday, July 14, 2026, 08:00 (Malta time).'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel and get €30.00 back' })).toBeVisible()
  },
}

export const CancellingOnAPhone: ScreenStory = { ...Cancelling, globals: PHONE }

/** The refund ran down while the dialog was open; the new sum is shown, and nothing was cancelled. */
export const RefundChanged: ScreenStory = {
  beforeEach: [...AT_DESK, respond('post', '/api/orders/:id/cancel', refusal(409, 'refund-changed'))],
  play: async (story) => {
    await Cancelling.play?.(story)
    const page = within(story.canvasElement.ownerDocument.body)
    await story.userEvent.click(page.getByRole('button', { name: 'Cancel and get €30.00 back' }))
    await expect(await page.findByText('The refund has changed. Please check the new amount.')).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
  },
}

const ONLINE = [
  respond('get', '/api/site', { body: { ...SITE, payments: { ...SITE.payments, mode: 'online' } } }),
  respond('get', '/api/orders', { body: [] }),
  respond('get', '/api/bookings/user/:id', { body: [onDay(5, { paid: 18, balance_due: 42 })] }),
  respond('get', '/api/orders/:id', {
    body: {
      ...ORDER,
      bookings: [onDay(5, { paid: 18, balance_due: 42 })],
      paid: 18,
      balance_due: 42,
      payments: [aPayment({ status: 'captured', amount: 18, captured: 18, url: null })],
    },
  }),
  respond('get', '/api/orders/:id/refund-quote', { body: { ...QUOTE, refund_total: 9, retained: 9 } }),
]

/** The rest is paid online. */
export const DueOnline: ScreenStory = {
  beforeEach: ONLINE,
  play: async (story) => {
    await expect(await story.canvas.findByText('€42.00 due')).toBeVisible()
    const page = await open(story)
    await expect(await page.findByRole('button', { name: 'Pay €42.00' })).toBeVisible()
  },
}

export const DueOnlineOnAPhone: ScreenStory = { ...DueOnline, globals: PHONE }

/** What was paid by card goes back to it. */
export const CancellingOnline: ScreenStory = {
  beforeEach: ONLINE,
  play: async (story) => {
    const page = await open(story)
    await story.userEvent.click(page.getByRole('button', { name: 'Cancel booking' }))
    await expect(await page.findByText(/^The money goes back to your card/)).toBeVisible()
  },
}

export const CancelledOnline: ScreenStory = {
  beforeEach: [...ONLINE, respond('post', '/api/orders/:id/cancel', { body: ORDER })],
  play: async (story) => {
    await CancellingOnline.play?.(story)
    const page = within(story.canvasElement.ownerDocument.body)
    await story.userEvent.click(page.getByRole('button', { name: 'Cancel and get €9.00 back' }))
    const toast = await page.findByText('Your booking is cancelled. €9.00 goes back to your card.')
    await expect(toast).toBeVisible()
  },
}

/** What is only held on the card until the booking is confirmed is released. */
export const CancellingUnconfirmed: ScreenStory = {
  beforeEach: [
    ...ONLINE,
    respond('get', '/api/bookings/user/:id', {
      body: [onDay(5, { status: 'Pending', paid: 0, balance_due: 60 })],
    }),
    respond('get', '/api/orders/:id', { body: { ...ORDER, paid: 0, authorized: 60, documents: [] } }),
    respond('get', '/api/orders/:id/refund-quote', { body: { ...QUOTE, refund_total: 0, retained: 0 } }),
  ],
  play: async (story) => {
    const page = await open(story)
    await story.userEvent.click(page.getByRole('button', { name: 'Cancel booking' }))
    await expect(
      await page.findByText('The €60.00 held on your card is released, and nothing is charged.'),
    ).toBeVisible()
  },
}

/** Stripe does not answer; the details stay open. */
export const PaymentNotStarted: ScreenStory = {
  beforeEach: [
    ...ONLINE,
    respond('post', '/api/orders/:id/pay', refusal(503, 'unavailable', { message: 'Please try again.' })),
  ],
  play: async (story) => {
    const page = await open(story)
    await story.userEvent.click(await page.findByRole('button', { name: 'Pay €42.00' }))
    await expect(await page.findByText('Please try again.')).toBeVisible()
  },
}
