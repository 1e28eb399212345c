import { addDays, formatDateWithWeekday, type Instant } from '@luzzu/domain'
import {
  expect,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import {
  BOOKING,
  DAY,
  ORDER_TOKEN,
  PLACED,
  QUOTE,
  respondWithOrder,
  WAITING,
} from '../../platform/testing/a-placed-order'
import { anItem, aPaidSite, aPayment } from '../../platform/testing/an-order'
import { inDays } from '../../platform/testing/in-days'
import { keepOrder } from '../../platform/testing/keep-order'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Manage',
  parameters: { screen: { routes, at: `/manage#${ORDER_TOKEN}` } },
} satisfies ScreenMeta

export const ByLink: ScreenStory = {
  beforeEach: respondWithOrder(),
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
  beforeEach: [...respondWithOrder(), respond('post', '/api/orders/claim', { body: PLACED })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to my account' }))
    await expect(await canvas.findByRole('heading', { name: 'My Bookings' })).toBeVisible()
  },
}

/** What comes back is told before anything is cancelled. */
export const Cancelling: ScreenStory = {
  beforeEach: respondWithOrder(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking: Painted Luzzu' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('You get back €36.00 of the €36.00 that you paid.')).toBeVisible()
    await expect(page.getByText(/^Painted Luzzu on .*, 08:00-12:00, will be released/)).toBeVisible()
    await expect(page.getByText(/^The money goes back to your card/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel and get €36.00 back' })).toBeVisible()
  },
}

export const CancellingOnAPhone: ScreenStory = { ...Cancelling, globals: PHONE }

const UNPAID = { bookings: [{ ...BOOKING, status: 'Pending' as const, paid: 0 }], paid: 0 }

/** What waits for its answer says so, and until when it is cancelled for free. */
export const Waiting: ScreenStory = {
  beforeEach: respondWithOrder(UNPAID),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Our team still has to say yes/)).toBeVisible()
    const until = canvas.getByText('Free cancellation until').nextElementSibling
    await expect(until).toHaveTextContent(formatDateWithWeekday(addDays(DAY, -2)))
  },
}

/** What cannot be cancelled here any more says why, with the phone. */
export const TooLate: ScreenStory = {
  beforeEach: [
    ...respondWithOrder(UNPAID),
    respond('get', '/api/site', { body: aPaidSite({}, { cancellation_hours: 5000 }) }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Free cancellation ends 5000 hours .* call us:$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Cancel booking/ })).toBeNull()
  },
}

const CANCELLED = { ...WAITING, status: 'cancelled' as const, total_price: 0, balance_due: 0 }

/** What is only held on a card is released; the order says so at once, also while Stripe has not answered. */
export const CancellingUnconfirmed: ScreenStory = {
  beforeEach: [
    ...respondWithOrder(WAITING),
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
    await expect(await canvas.findByText('None of it was charged.')).toBeVisible()
    await expect(canvas.queryByText('Charged once we confirm.')).not.toBeInTheDocument()
    await expect(canvas.getByRole('region', { name: 'Painted Luzzu' })).toHaveFocus()
  },
}

/** What is given up stands beside the button as well: on a phone the rest is out of sight by then. */
export const MovingOnAPhone: ScreenStory = {
  globals: PHONE,
  beforeEach: respondWithOrder(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change date: Painted Luzzu' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Change date' }))
    await dialog.findByRole('radio', { name: /Booked now/ })
    const date = dialog.getByLabelText('New date')
    await userEvent.clear(date)
    await userEvent.type(date, inDays(5))
    const warning = await dialog.findByText(/^You give up your confirmed place;/)
    const move = dialog.getByRole('button', { name: /^Move/ }).getBoundingClientRect()
    await expect(warning.getBoundingClientRect().bottom).toBeLessThanOrEqual(move.top)
    await expect(move.bottom).toBeLessThanOrEqual(innerHeight)
  },
}

export const Moving: ScreenStory = {
  beforeEach: respondWithOrder(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change date: Painted Luzzu' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog', { name: 'Change date' })
    await expect(dialog).toHaveTextContent(
      /Your confirmed place on .* is released, and the new one is pending/,
    )
  },
}

/** Moved to a dearer place: what that adds is due at once. */
export const MovedToADearerPlace: ScreenStory = {
  beforeEach: respondWithOrder({ total_price: 160, due_now: 40, balance_due: 124 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('€40.00 of it now, because the new place costs more.')).toBeVisible()
  },
}

/** A refund on its way, and the credit note of it. */
export const Refunded: ScreenStory = {
  beforeEach: respondWithOrder({
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
    await userEvent.click(canvas.getByRole('button', { name: 'Email me new links' }))
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeInvalid())
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Email me new links' }))
    await expect(await canvas.findByText('Please wait a while.')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example.com')
  },
}

export const OldLinkOnAPhone: ScreenStory = { ...OldLink, globals: PHONE }

export const WithoutALink: ScreenStory = {
  parameters: { screen: { at: '/manage' } },
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite() }),
    respond('post', '/api/order-links', { body: {} }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maria@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Email me new links' }))
    await expect(await canvas.findByText(/links are on their way/)).toBeVisible()
    await expect(canvas.getByText('maria@example.com')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }))
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example.com')
  },
}

/** What was left at the payment in another tab is paid or given back here. */
export const LeftInAnotherTab: ScreenStory = {
  parameters: { screen: { at: '/manage', as: 'customer' } },
  beforeEach: [
    ...respondWithOrder({
      status: 'paying',
      expires_in: 600,
      bookings: [],
      items: [anItem({ booking_date: '2026-07-16 00:00:00' })],
      payments: [aPayment()],
    }),
    respond('delete', '/api/orders/:id', { body: {} }),
    keepOrder({ managed: { id: 512, userId: 2 } }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue to payment' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Your order is not finished' })).toBeVisible()
    await expect(await canvas.findByText('Painted Luzzu')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Release the places' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('Your places are released. Nothing was charged.')).toBeVisible()
  },
}

/** What was begun in a tab that is closed goes on in this one. */
export const BegunInAnotherTab: ScreenStory = {
  parameters: { screen: { at: '/manage', as: 'customer' } },
  beforeEach: [
    ...respondWithOrder({
      status: 'held',
      expires_in: 600,
      bookings: [],
      items: [anItem({ booking_date: '2026-07-16 00:00:00' })],
      payments: [],
    }),
    keepOrder({ managed: { id: 512, userId: 2 } }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to your order' }))
    await expect(await canvas.findByRole('heading', { name: 'Your order' })).toBeVisible()
    await expect(await canvas.findByRole('listitem', { name: 'Painted Luzzu' })).toBeVisible()
  },
}

/** So does what a guest has typed about themselves. */
export const BegunByAGuest: ScreenStory = {
  ...BegunInAnotherTab,
  parameters: { screen: { at: '/manage' } },
  beforeEach: [
    ...respondWithOrder({
      status: 'paying',
      expires_in: 600,
      customer: { username: 'Maria Vella', mail: 'maria@example.com', phone: '+35679000000' },
      bookings: [],
      items: [anItem({ booking_date: '2026-07-16 00:00:00' })],
      payments: [aPayment()],
    }),
    respond('get', '/api/site', { body: aPaidSite({ pay_at_dock: true }, { guest_checkout: true }) }),
    keepOrder({ managed: { id: 512, orderToken: ORDER_TOKEN, userId: null } }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to your order' }))
    await expect(await canvas.findByLabelText('Email')).toHaveValue('maria@example.com')
  },
}
