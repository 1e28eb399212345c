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
import { DAY, holding, type PaidSite, TERMS } from '../../../platform/testing/a-held-order'
import { aPayment, resetHash } from '../../../platform/testing/an-order'
import { press } from '../../../platform/testing/wizard-presses'
import { routes } from '../../../routes'

export default {
  title: 'Screens/Public site/Booking/Payment',
  parameters: { screen: { routes, at: `/book/1?date=${DAY}&slot_id=1`, as: 'customer' } },
} satisfies ScreenMeta

/** Nothing is sent before the terms are accepted. */
export const TermsMissing: ScreenStory = {
  beforeEach: holding(),
  play: async (story) => {
    await press(story, 'Pay €120.00 and book')
    const { canvas } = story
    await expect(await canvas.findByText('Please accept the terms.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'I accept these terms' })).toHaveFocus())
  },
}

export const LeadsToPayment: ScreenStory = {
  beforeEach: [...holding(), resetHash],
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('checkbox', { name: 'I accept these terms' }))
    await press(story, 'Pay €120.00 and book')
    await waitFor(() => expect(globalThis.location.hash).toBe('#the-page-of-stripe'))
  },
}

/** A part is paid now, the rest later or at the dock. */
export const Deposit: ScreenStory = {
  beforeEach: holding({ due_now: 36, balance_due_at: `${DAY}T06:00:00.000Z` as never }, [
    { deposit_percent: 30, pay_at_dock: true },
  ]),
  play: async (story) => {
    const { canvas } = story
    await expect((await canvas.findAllByRole('button', { name: 'Pay €36.00 and book' }))[0]).toBeVisible()
    await expect(canvas.getByText('€84.00')).toBeVisible()
    await story.userEvent.click(canvas.getByRole('radio', { name: /Pay at the dock/ }))
    await expect(
      (await canvas.findAllByRole('button', { name: 'Book with obligation to pay' }))[0],
    ).toBeVisible()
  },
}

export const DepositOnAPhone: ScreenStory = { ...Deposit, globals: PHONE }

/** Stripe does not answer: the hold and everything typed are kept. */
export const StripeAway: ScreenStory = {
  beforeEach: [
    ...holding(),
    respond(
      'post',
      '/api/orders/:id/checkout',
      refusal(503, 'unavailable', { message: 'Payments are not possible right now. Please try again.' }),
    ),
  ],
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('checkbox', { name: 'I accept these terms' }))
    await press(story, 'Pay €120.00 and book')
    await expect(await story.canvas.findByText(/^Payments are not possible right now/)).toBeVisible()
    await expect(story.canvas.getByRole('checkbox', { name: 'I accept these terms' })).toBeChecked()
  },
}

/** Who comes back from the page of Stripe goes on where the payment was left. */
export const PaymentOpen: ScreenStory = {
  beforeEach: holding({ status: 'paying', payments: [aPayment()] }),
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/^Your payment is not finished/)
    await waitFor(() => expect(document.activeElement?.contains(text)).toBe(true))
    await expect(canvas.queryByText(/at the dock/)).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('button', { name: 'Continue to payment' })[0]).toBeVisible()
  },
}

export const PaymentOpenOnAPhone: ScreenStory = { ...PaymentOpen, globals: PHONE }

/** Where it is offered, a payment that was begun can be made at the dock after all. */
export const AtTheDockAfterAll: ScreenStory = {
  beforeEach: [
    ...holding({ status: 'paying', payments: [aPayment()] }, [{ pay_at_dock: true }]),
    respond(
      'post',
      '/api/orders/:id/checkout',
      refusal(503, 'unavailable', {
        message: 'The payment page cannot be reached. Nothing was charged, and nothing is lost.',
      }),
    ),
  ],
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.click(await canvas.findByRole('radio', { name: /^Pay at the dock/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept these terms' }))
    await press(story, 'Book with obligation to pay')
    await expect(await canvas.findByText(/^The payment page cannot be reached/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Pay at the dock/ })).toBeChecked()
  },
}

export const AtTheDockAfterAllOnAPhone: ScreenStory = { ...AtTheDockAfterAll, globals: PHONE }

/** Who cannot pay gives the places back, and is told that nothing was charged. */
export const GivingBack: ScreenStory = {
  beforeEach: [
    ...holding({ status: 'paying', payments: [aPayment()] }),
    respond('delete', '/api/orders/:id', { body: {} }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release the places' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('Your places are released. Nothing was charged.')).toBeVisible()
  },
}

const GUESTS: PaidSite = [{}, { guest_checkout: true }]

export const Guest: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  beforeEach: holding({}, GUESTS),
  play: async (story) => {
    const { canvas, userEvent } = story
    await expect(await canvas.findByRole('heading', { name: 'Who is booking?' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example')
    await press(story, 'Pay €120.00 and book')
    await waitFor(() => expect(canvas.getByLabelText('Name')).toBeInvalid())
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example')
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}

export const GuestOnAPhone: ScreenStory = { ...Guest, globals: PHONE }

/** What is due and refunded is told after the login, which comes first. */
export const BeforeTheLogin: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  beforeEach: holding({}, [{}, { cancellation_hours: 200 }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You pay after logging in/)).toBeVisible()
    await expect(canvas.queryByText(/You pay nothing now/)).toBeNull()
    await expect(
      canvas.queryByText(/^Free cancellation until|cannot be cancelled or moved online/),
    ).toBeNull()
  },
}

export const BeforeTheLoginOnAPhone: ScreenStory = { ...BeforeTheLogin, globals: PHONE }

/** Of some products nothing is paid online. */
export const NothingDueAfterTheLogin: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  beforeEach: [
    ...holding(),
    respond('get', '/api/products/:id/payment-terms', { body: { ...TERMS, deposit_percent: 0 } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Free cancellation until/)).toBeVisible()
    await expect(canvas.queryByText(/^You pay after logging in/)).toBeNull()
  },
}

export const Invoice: ScreenStory = {
  beforeEach: holding(),
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I need an invoice for a company' }))
    await press(story, 'Pay €120.00 and book')
    await waitFor(() => expect(canvas.getByLabelText('Name on the invoice')).toBeInvalid())
    await expect(canvas.getByLabelText('Address')).toBeInvalid()
  },
}
