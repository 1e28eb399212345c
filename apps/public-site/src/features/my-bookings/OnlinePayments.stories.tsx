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
import { aPayment, resetHash } from '../../platform/testing/an-order'
import { routes } from '../../routes'
import { ORDER, onDay, openDetails, QUOTE, SITE } from './testing/paid-bookings'

export default {
  title: 'Screens/Public site/My bookings/Payments online',
  parameters: { screen: { routes, at: '/my-bookings', as: 'customer' } },
} satisfies ScreenMeta

const ONLINE_SITE = { ...SITE, payments: { ...SITE.payments, mode: 'online' } }
const ONLINE = [
  respond('get', '/api/site', { body: ONLINE_SITE }),
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
    const page = await openDetails(story)
    await expect(await page.findByRole('button', { name: 'Pay €42.00' })).toBeVisible()
  },
}

export const DueOnlineOnAPhone: ScreenStory = { ...DueOnline, globals: PHONE }

/** What an account has begun is not offered to whoever uses the tab after it. */
export const BegunByWhoLoggedOut: ScreenStory = {
  beforeEach: [...ONLINE, respond('get', '/api/orders', { body: [{ ...ORDER, id: 12, status: 'held' }] })],
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByRole('link', { name: 'Finish or cancel order #12' })).toBeVisible()
    respond('get', '/api/site', { body: { ...ONLINE_SITE, site_name: 'Blue Boats' } })(story)
    const token = localStorage.getItem('auth')
    for (const key of ['auth', 'session']) localStorage.removeItem(key)
    dispatchEvent(new StorageEvent('storage', { key: 'logout', newValue: token }))
    await waitFor(() => expect(canvas.queryByText('€42.00 due')).toBeNull())
    // What the site is called, and how it is paid, is loaded again.
    await expect((await canvas.findAllByText('Blue Boats'))[0]).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Finish or cancel order #12' })).toBeNull()
  },
}

/** Back on the page of the payment, the browser may show the page as it was left. */
export const BackFromThePayment: ScreenStory = {
  beforeEach: [
    ...ONLINE,
    respond('post', '/api/orders/:id/pay', { body: aPayment({ url: '#payment' }) }),
    resetHash,
  ],
  play: async (story) => {
    const page = await openDetails(story)
    const pay = await page.findByRole('button', { name: 'Pay €42.00' })
    await story.userEvent.click(pay)
    await waitFor(() => expect(location.hash).toBe('#payment'))
    await expect(pay).toHaveAttribute('aria-busy', 'true')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy'))
  },
}

/** What was paid by card goes back to it. */
export const CancellingOnline: ScreenStory = {
  beforeEach: ONLINE,
  play: async (story) => {
    const page = await openDetails(story)
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
    const page = await openDetails(story)
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
    const page = await openDetails(story)
    await story.userEvent.click(await page.findByRole('button', { name: 'Pay €42.00' }))
    await expect(await page.findByText('Please try again.')).toBeVisible()
  },
}
