import { addDays, dateIn, type Instant } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { expect, PHONE, refusal, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { aBooking } from '../../platform/testing/a-booking'
import { anItem, anOrder, aPaidSite, aPayment } from '../../platform/testing/an-order'
import { keepOrder } from '../../platform/testing/keep-order'
import { routes } from '../../routes'
import { BALANCE_OUTCOMES, OUTCOMES, type PaymentState, UNPAID_TEXTS } from './manage.copy'

const TOKEN = '512.1.m.OY7vO3pHqk1y0Zb0dYxv2m3hVwq6m9fQyWb2kq1T0aE'

export default {
  title: 'Screens/Public site/Manage',
  parameters: { screen: { routes, at: `/manage#${TOKEN}` } },
} satisfies ScreenMeta

const DAY = addDays(dateIn('Europe/Malta', new Date()), 9)
const BOOKING = aBooking({
  booking_date: `${DAY} 00:00:00`,
  status: 'Confirmed',
  id_user_fk: null,
  order_id: 512,
  paid: 36,
  balance_due: 84,
})

/** Confirmed, with a deposit that was paid by card. */
const PLACED = anOrder({
  status: 'placed',
  expires_at: null,
  expires_in: null,
  bookings: [BOOKING],
  due_now: 0,
  paid: 36,
  balance_due: 84,
  balance_due_at: `${DAY}T06:00:00Z` as Instant,
  policy: {
    refund_tiers: [{ hours_before: 48, percent: 100 }],
    text: 'Refund when you cancel: 100% until 48 hours before the start, then nothing.',
    accepted_at: null,
  },
  payments: [
    aPayment({
      status: 'captured',
      amount: 36,
      captured: 36,
      card: { brand: 'visa', last4: '4242' },
      url: null,
    }),
  ],
  documents: [
    {
      id: 71,
      number: 'R-2026-000001',
      kind: 'receipt',
      issued_at: '2026-07-10T05:50:00Z' as Instant,
      amount: 36,
      vat: [],
      order_id: 512,
      credits: null,
      cancelled_at: null,
    },
  ],
})

const QUOTE = {
  refund_total: 36,
  retained: 0,
  percent: 100,
  percent_until: '2026-07-14T06:00:00Z',
  lines: [],
}

const shown = (order: Partial<Order> = {}) => [
  respond('get', '/api/site', { body: aPaidSite() }),
  respond('get', '/api/orders/:id', { body: { ...PLACED, ...order } }),
  respond('get', '/api/orders/:id/refund-quote', { body: QUOTE }),
]

export const ByLink: ScreenStory = {
  beforeEach: shown(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Painted Luzzu' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay €84.00' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Receipt R-2026-000001' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText(/^Have an account\? Log in to add/)).toBeVisible()
  },
}

export const ByLinkOnAPhone: ScreenStory = { ...ByLink, globals: PHONE }

/** Who is signed in adds the order to the account. */
export const Claim: ScreenStory = {
  parameters: { screen: { as: 'customer' } },
  beforeEach: [...shown(), respond('post', '/api/orders/claim', { body: PLACED })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to my account' }))
    await expect(await canvas.findByRole('heading', { name: 'My Bookings' })).toBeVisible()
  },
}

/** What comes back is told before anything is cancelled. */
export const Cancelling: ScreenStory = {
  beforeEach: shown(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking: Painted Luzzu' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('You get back €36.00 of the €36.00 that you paid.')).toBeVisible()
    await expect(page.getByText(/^The money goes back to your card/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel and get €36.00 back' })).toBeVisible()
  },
}

export const CancellingOnAPhone: ScreenStory = { ...Cancelling, globals: PHONE }

const CARD = { brand: 'visa', last4: '4242' }
const WAITING = {
  bookings: [{ ...BOOKING, status: 'Pending' as const, paid: 0 }],
  paid: 0,
  authorized: 36,
  documents: [],
  payments: [aPayment({ status: 'authorized', amount: 36, card: CARD, url: null })],
}
const CANCELLED = { ...WAITING, status: 'cancelled' as const, total_price: 0, balance_due: 0 }

/** What is only held on a card is released; the order says so at once, also while Stripe has not answered. */
export const CancellingUnconfirmed: ScreenStory = {
  beforeEach: [
    ...shown(WAITING),
    respond('get', '/api/orders/:id/refund-quote', { body: { ...QUOTE, refund_total: 0 } }),
    respond('post', '/api/orders/:id/cancel', {
      body: { ...PLACED, ...CANCELLED, bookings: [{ ...BOOKING, status: 'Cancelled', paid: 0 }] },
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking: Painted Luzzu' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(
      await page.findByText('The €36.00 held on your card is released, and nothing is charged.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible()
  },
}

export const CancellingUnconfirmedOnAPhone: ScreenStory = { ...CancellingUnconfirmed, globals: PHONE }

export const CancelledUnconfirmed: ScreenStory = {
  ...CancellingUnconfirmed,
  play: async (story) => {
    await CancellingUnconfirmed.play?.(story)
    const { canvas, canvasElement, userEvent } = story
    const bookings = [{ ...BOOKING, status: 'Cancelled', paid: 0 }]
    respond('get', '/api/orders/:id', { body: { ...PLACED, ...CANCELLED, bookings } })(story)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: 'Cancel booking' }))
    await expect(await canvas.findByText('Nothing of it was charged.')).toBeVisible()
    await expect(canvas.queryByText('Charged once we confirm.')).not.toBeInTheDocument()
    await expect(canvas.getByRole('region', { name: 'Painted Luzzu' })).toHaveFocus()
  },
}

export const Moving: ScreenStory = {
  beforeEach: shown(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change date: Painted Luzzu' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('dialog', { name: 'Change date' })).toBeVisible()
  },
}

/** Moved to a dearer place: what that adds is due at once. */
export const MovedToADearerPlace: ScreenStory = {
  beforeEach: shown({ total_price: 160, due_now: 40, balance_due: 124 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('€40.00 of it now, because the new place costs more.')).toBeVisible()
  },
}

/** A refund on its way, and the credit note of it. */
export const Refunded: ScreenStory = {
  beforeEach: shown({
    status: 'cancelled',
    bookings: [{ ...BOOKING, status: 'Cancelled', paid: 0, balance_due: 0 }],
    total_price: 0,
    balance_due: 0,
    refunded: 36,
    refunds: [
      {
        id: 4,
        amount: 36,
        method: 'card',
        status: 'pending',
        reason: null,
        created_at: '2026-07-10T06:00:00Z' as Instant,
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/On its way back to your card/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  },
}

/** An old link, or one of another order. */
export const OldLink: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite() }),
    respond('get', '/api/orders/:id', refusal(404, 'not-found')),
    respond(
      'post',
      '/api/order-links',
      refusal(429, 'too-many-requests', { message: 'Please wait a while.' }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mail me new links' }))
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Mail me new links' }))
    await expect(await canvas.findByText('Please wait a while.')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example.com')
  },
}

export const OldLinkOnAPhone: ScreenStory = { ...OldLink, globals: PHONE }

export const WithoutALink: ScreenStory = {
  parameters: { screen: { at: '/manage' } },
  beforeEach: respond('get', '/api/site', { body: aPaidSite() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maria@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Mail me new links' }))
    await expect(await canvas.findByText(/new links|links are on their way/)).toBeVisible()
  },
}

const MINE = { id: 512, userId: 2 }
const BACK = { screen: { at: '/manage?session=cs_test_1', as: 'customer' } } as const

/** Back from the payment, which the server knows to be in a state. */
const returned = (status: PaymentState, order: Partial<Order> = {}): ScreenStory => ({
  parameters: BACK,
  beforeEach: [
    ...shown(order),
    respond('get', '/api/payment-status', { body: { status } }),
    keepOrder({
      order: { id: 512, userId: 2 },
      managed: { id: 512, userId: 2 },
      items: [anItem({ booking_date: `${DAY} 00:00:00` })],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: OUTCOMES[status].title }, { timeout: 12_000 }),
    ).toBeVisible()
  },
})

export const Paid = returned('paid')
export const PaidOnAPhone: ScreenStory = { ...Paid, globals: PHONE }
export const Authorized = returned('authorized', WAITING)

/** A guest hears where the answer goes and by when, and that the link is in that email. */
export const AuthorizedAsAGuest: ScreenStory = {
  ...Authorized,
  parameters: { screen: { ...BACK.screen, as: 'visitor' } },
  beforeEach: [
    ...shown({ ...WAITING, customer: { username: 'Maria Vella', mail: 'maria@example.com', phone: null } }),
    respond('get', '/api/payment-status', { body: { status: 'authorized' } }),
    keepOrder({ managed: { id: 512, orderToken: TOKEN, userId: null } }),
  ],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: OUTCOMES.authorized.title })
    await expect(heading).toHaveFocus()
    await expect(
      await canvas.findByText(/^An email is on its way to maria@example\.com, with the link/),
    ).toHaveTextContent(/We answer there by .+ Malta time at the latest\.$/)
  },
}

export const AuthorizedAsAGuestOnAPhone: ScreenStory = { ...AuthorizedAsAGuest, globals: PHONE }
export const Failed = returned('failed', { status: 'held', bookings: [], payments: [] })
export const Released = returned('released', {
  status: 'cancelled',
  bookings: [{ ...BOOKING, status: 'Cancelled', paid: 0, balance_due: 0 }],
})
export const TimeOver = returned('expired', { status: 'expired', bookings: [], payments: [] })
export const TimeOverOnAPhone: ScreenStory = { ...TimeOver, globals: PHONE }

const UNFINISHED = { status: 'paying' as const, expires_in: 872, bookings: [], payments: [aPayment()] }

/** Nothing is said of a payment before it was looked up, and an open one is never called a success. */
export const Open: ScreenStory = {
  ...returned('open', UNFINISHED),
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByRole('heading', { name: 'Checking your payment…' })).toBeVisible()
    await expect(
      await canvas.findByRole('heading', { name: OUTCOMES.open.title }, { timeout: 12_000 }),
    ).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Continue to payment' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Held for 14:\d\d$/)
  },
}

/** Where it is offered, the way to the dock stands beside the payment. */
export const OpenWithTheDock: ScreenStory = {
  ...returned('open', UNFINISHED),
  beforeEach: [
    ...shown(UNFINISHED),
    respond('get', '/api/site', { body: aPaidSite({ pay_at_dock: true }) }),
    respond('get', '/api/payment-status', { body: { status: 'open' } }),
    keepOrder({ order: MINE, managed: MINE, items: [anItem({ booking_date: `${DAY} 00:00:00` })] }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(UNPAID_TEXTS.dock, {}, { timeout: 12_000 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay at the dock instead' })).toBeVisible()
  },
}

export const OpenWithTheDockOnAPhone: ScreenStory = { ...OpenWithTheDock, globals: PHONE }

/** The rest was not paid: the booking stands, and nothing else is said. */
export const BalanceNotPaid: ScreenStory = {
  ...returned('open', { payments: [aPayment({ amount: 84 })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(BALANCE_OUTCOMES.open.text, {}, { timeout: 12_000 })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Painted Luzzu' })).toBeVisible()
  },
}

export const UnknownPayment: ScreenStory = {
  parameters: BACK,
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite() }),
    respond('get', '/api/payment-status', refusal(404, 'not-found')),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We cannot find this payment')).toBeVisible()
  },
}

/** The tab still holds what was to be paid. */
export const UnknownPaymentOfAHeldOrder: ScreenStory = {
  ...UnknownPayment,
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite() }),
    respond('get', '/api/payment-status', refusal(404, 'not-found')),
    keepOrder({ order: MINE, managed: MINE, items: [anItem({ booking_date: `${DAY} 00:00:00` })] }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to your order' })).toHaveAttribute(
      'href',
      '/cart',
    )
  },
}

/** "Back" on the page of Stripe leads to the order that this tab holds. */
export const LeftUnpaid: ScreenStory = {
  ...returned('open', UNFINISHED),
  parameters: { screen: { at: '/manage?session=unpaid', as: 'customer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: OUTCOMES.open.title })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Continue to payment' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to your order' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Held for 14:\d\d$/)
  },
}

export const LeftUnpaidOnAPhone: ScreenStory = { ...LeftUnpaid, globals: PHONE }

export const BalanceLeftUnpaid: ScreenStory = {
  ...LeftUnpaid,
  beforeEach: [...shown({ payments: [aPayment({ amount: 84 })] }), keepOrder({ managed: MINE })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(BALANCE_OUTCOMES.open.text)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Painted Luzzu' })).toBeVisible()
  },
}
