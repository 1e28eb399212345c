import { formatDateWithWeekday } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import {
  expect,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
} from '@luzzu/ui/screens'
import { BOOKING, DAY, ORDER_TOKEN, respondWithOrder, WAITING } from '../../platform/testing/a-placed-order'
import { anItem, aPaidSite, aPayment } from '../../platform/testing/an-order'
import { keepOrder } from '../../platform/testing/keep-order'
import { routes } from '../../routes'
import { BALANCE_OUTCOMES, lostOutcome, OUTCOMES, type PaymentState, UNPAID_TEXTS } from './manage.copy'

export default {
  title: 'Screens/Public site/Manage/Return from payment',
  parameters: { screen: { routes, at: '/manage?session=cs_test_1' } },
} satisfies ScreenMeta

const MINE = { id: 512, userId: 2 }
const BACK = { screen: { at: '/manage?session=cs_test_1', as: 'customer' } } as const

/** Back from the payment, which the server knows to be in a state. */
const returned = (status: PaymentState, order: Partial<Order> = {}): ScreenStory => ({
  parameters: BACK,
  beforeEach: [
    ...respondWithOrder(order),
    respond('get', '/api/payment-status', { body: { status } }),
    keepOrder({
      order: { id: 512, userId: 2 },
      managed: { id: 512, userId: 2 },
      items: [anItem({ booking_date: `${DAY} 00:00:00` })],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: OUTCOMES[status].title })).toBeVisible()
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
    ...respondWithOrder({
      ...WAITING,
      customer: { username: 'Maria Vella', mail: 'maria@example.com', phone: null },
    }),
    respond('get', '/api/payment-status', { body: { status: 'authorized' } }),
    keepOrder({ managed: { id: 512, orderToken: ORDER_TOKEN, userId: null } }),
  ],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: OUTCOMES.authorized.title })
    await waitFor(() => expect(heading).toHaveFocus())
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

/** Another booking, or a closure, has taken the place: what it was and why, how much is released, and the way to another day. */
const lost = (closed: string | null): ScreenStory => {
  const item = { ...anItem({ booking_date: `${DAY} 00:00:00`, guests: 2 }), closed }
  const order = { currency: 'EUR', amount: 120, is_refunded: false, items: [item] }
  return {
    ...returned('released', { status: 'expired', bookings: [], payments: [], lost: order }),
    play: async ({ canvas }) => {
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: lostOutcome(order).title })).toHaveFocus(),
      )
      const why =
        closed === null ? /^This time is no longer free, / : /^We had to close at this time \(Storm\), /
      await expect(canvas.getByText(why)).toHaveTextContent('Your payment of €120.00 was released')
      await expect(await canvas.findByRole('heading', { name: 'Painted Luzzu' })).toBeVisible()
      await expect(canvas.getByText(new RegExp(formatDateWithWeekday(DAY)))).toBeVisible()
      await expect(canvas.getByText('2 guests')).toBeVisible()
      await expect(canvas.getByText(/^Call us:/)).toBeVisible()
      const another = closed === null ? 'Choose another time' : 'Choose another day'
      await expect(canvas.getByRole('link', { name: `${another}: Painted Luzzu` })).toHaveAttribute(
        'href',
        '/book/1?guests=2',
      )
    },
  }
}

export const PlaceTaken = lost(null)
export const PlaceClosed = lost('Storm')
export const PlaceClosedOnAPhone: ScreenStory = { ...PlaceClosed, globals: PHONE }

/** Without the link of the order nothing is told of it but the state of the payment. */
export const ReleasedInAnotherBrowser: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite() }),
    respond('get', '/api/payment-status', { body: { status: 'released' } }),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: OUTCOMES.released.title })).toHaveFocus())
    await expect(canvas.getByText(/^Our email says what it was for/)).toBeVisible()
    await expect(await canvas.findByText(/^Call us:/)).toBeVisible()
  },
}

export const TimeOver = returned('expired', { status: 'expired', bookings: [], payments: [] })
export const TimeOverOnAPhone: ScreenStory = { ...TimeOver, globals: PHONE }

/** What has gone through is told as little, with the way to a new link. */
export const AuthorizedInAnotherBrowser: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite() }),
    respond('get', '/api/payment-status', { body: { status: 'authorized' } }),
  ],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: OUTCOMES.authorized.title })).toHaveFocus(),
    )
    await expect(canvas.getByText(/^Our email says what it is for/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find your booking' })).toHaveAttribute('href', '/manage')
  },
}

const UNFINISHED = {
  status: 'paying' as const,
  expires_in: 872,
  bookings: [],
  items: [anItem({ booking_date: `${DAY} 00:00:00` })],
  payments: [aPayment()],
}

/** Nothing is said of a payment before it was looked up, and an open one is never called a success. */
export const Open: ScreenStory = {
  ...returned('open', UNFINISHED),
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByRole('heading', { name: 'Checking your payment…' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: OUTCOMES.open.title })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Continue to payment' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Held for 14:\d\d$/)
    await expect(await canvas.findByText('Painted Luzzu')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Release the places' })).toBeVisible()
  },
}

/** Where it is offered, the way to the dock stands beside the payment. */
export const OpenWithTheDock: ScreenStory = {
  ...returned('open', UNFINISHED),
  beforeEach: [
    ...respondWithOrder(UNFINISHED),
    respond('get', '/api/site', { body: aPaidSite({ pay_at_dock: true }) }),
    respond('get', '/api/payment-status', { body: { status: 'open' } }),
    keepOrder({ order: MINE, managed: MINE, items: [anItem({ booking_date: `${DAY} 00:00:00` })] }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(UNPAID_TEXTS.dock)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay at the dock instead' })).toBeVisible()
  },
}

export const OpenWithTheDockOnAPhone: ScreenStory = { ...OpenWithTheDock, globals: PHONE }

/** The rest was not paid: the booking stands, and nothing else is said. */
export const BalanceNotPaid: ScreenStory = {
  ...returned('open', { payments: [aPayment({ amount: 84 })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(BALANCE_OUTCOMES.open.text)).toBeVisible()
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
    await waitFor(() => expect(canvas.getByRole('heading', { name: OUTCOMES.open.title })).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Continue to payment' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to your order' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Held for 14:\d\d$/)
  },
}

export const LeftUnpaidOnAPhone: ScreenStory = { ...LeftUnpaid, globals: PHONE }

export const BalanceLeftUnpaid: ScreenStory = {
  ...LeftUnpaid,
  beforeEach: [...respondWithOrder({ payments: [aPayment({ amount: 84 })] }), keepOrder({ managed: MINE })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(BALANCE_OUTCOMES.open.text)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Painted Luzzu' })).toBeVisible()
  },
}
