import { addDays, dateIn, formatDateWithWeekday } from '@luzzu/domain'
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
import { anItem, anOrder, aPaidSite, aPayment } from '../../../platform/testing/an-order'
import { press } from '../../../platform/testing/wizard-presses'
import { routes } from '../../../routes'

const DAY = addDays(dateIn('Europe/Malta', new Date()), 2)
const ITEM = anItem({ booking_date: `${DAY} 00:00:00` })

export default {
  title: 'Screens/Public site/Booking/Payment',
  parameters: { screen: { routes, at: `/book/1?date=${DAY}&slot_id=1`, as: 'customer' } },
} satisfies ScreenMeta

type Site = Parameters<typeof aPaidSite>

const TERMS = { deposit_percent: null, vat_percent: null, refund_tiers: null, damage_deposit: null }

/** What the server holds for the wizard. */
const holding = (order: Parameters<typeof anOrder>[0] = {}, site: Site = []) => {
  const held = anOrder({ items: [ITEM], ...order })
  return [
    respond('get', '/api/site', { body: aPaidSite(...site) }),
    respond('get', '/api/products/:id/payment-terms', { body: TERMS }),
    respond('post', '/api/orders', { status: 201, body: { ...held, token: '512.1.b.story' } }),
    respond('get', '/api/orders/:id', { body: held }),
    respond('post', '/api/orders/:id/checkout', {
      body: { ...held, status: 'paying', payments: [aPayment({ url: '#the-page-of-stripe' })] },
    }),
  ]
}

export const Held: ScreenStory = {
  beforeEach: holding(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^14:3\d$/)
    await expect(canvas.getAllByText(/^Held for 14:3\d$/)).not.toHaveLength(0)
    await expect(canvas.queryByRole('button', { name: 'Extend' })).not.toBeInTheDocument()
    await expect((await canvas.findAllByRole('button', { name: 'Pay €120.00 and book' }))[0]).toBeVisible()
    await expect(await canvas.findByText('VAT 18% inside')).toBeVisible()
    await expect(
      await canvas.findByText(/^Free cancellation until .+, .+ \d+, \d{4}, \d\d:\d\d/),
    ).toBeVisible()
  },
}

export const HeldOnAPhone: ScreenStory = { ...Held, globals: PHONE }

/** Nothing is sent before the terms are accepted. */
export const TermsMissing: ScreenStory = {
  beforeEach: holding(),
  play: async (story) => {
    await press(story, 'Pay €120.00 and book')
    const { canvas } = story
    await expect(await canvas.findByText('Please accept the terms.')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'I accept these terms' })).toHaveFocus()
  },
}

export const LeadsToPayment: ScreenStory = {
  beforeEach: holding(),
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('checkbox', { name: 'I accept these terms' }))
    await press(story, 'Pay €120.00 and book')
    await waitFor(() => expect(globalThis.location.hash).toBe('#the-page-of-stripe'))
    globalThis.location.hash = ''
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

/** The last minutes are spoken, and shown as a warning. */
export const LastMinutes: ScreenStory = {
  beforeEach: holding({ expires_in: 110 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your places are held for 2 more minutes.')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Extend' })).toBeVisible()
    await expect(canvas.getByText('2 left')).toBeVisible()
  },
}

export const Expired: ScreenStory = {
  beforeEach: holding({ expires_in: 1 }),
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByText(/^The time is over/, {}, { timeout: 4000 })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Hold again' })[0]).toBeVisible()
    await expect(canvas.getByText('Painted Luzzu', { selector: 'dd' })).toBeVisible()
  },
}

export const ExpiredOnAPhone: ScreenStory = { ...Expired, globals: PHONE }

/** Nobody who takes longer loses what they have typed and chosen. */
export const ExpiredWhileTyping: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  beforeEach: holding({ expires_in: 3 }, [{ pay_at_dock: true }, { guest_checkout: true }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maria@example.com')
    await userEvent.click(canvas.getByRole('radio', { name: /^Pay at the dock/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept these terms' }))
    await expect(await canvas.findByText(/^The time is over/, {}, { timeout: 6000 })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example.com')
    await expect(canvas.getByRole('radio', { name: /^Pay at the dock/ })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'I accept these terms' })).toBeChecked()
  },
}

/** Somebody else has the place by then: another time is chosen, as at first. */
export const TakenWhenHeldAgain: ScreenStory = {
  beforeEach: holding({ expires_in: 1 }),
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByText(/^The time is over/, {}, { timeout: 4000 })).toBeVisible()
    const taken = { item: 0, message: 'This time slot is no longer available.' }
    respond('post', '/api/orders', refusal(409, 'slot-taken', taken))(story)
    await press(story, 'Hold again')
    await expect(await canvas.findByRole('heading', { name: 'Select a time' })).toBeVisible()
  },
}

/** The day is closed while the time still runs: why, and what is free instead, comes in place of holding it again. */
export const ClosedWhileHeld: ScreenStory = {
  beforeEach: holding(),
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I accept these terms' }))
    const ended = anOrder({
      items: [ITEM],
      status: 'expired',
      expires_at: '2026-07-10T05:59:00Z' as never,
      expires_in: 0,
    })
    const day = (date: string, slot: object) => ({
      date,
      slots: [1, 2, 3].map((slot_id) => ({ slot_id, ...slot })),
    })
    const next = addDays(DAY, 1)
    respond('get', '/api/orders/:id', { body: ended })(story)
    respond('post', '/api/orders/:id/checkout', refusal(409, 'hold-expired'))(story)
    respond('get', '/api/products/:id/availability', {
      body: [
        day(DAY, { remaining: 0, status: 'closed', reason: 'Storm' }),
        day(next, { remaining: 1, status: 'open' }),
      ] as never,
    })(story)
    await press(story, 'Pay €120.00 and book')
    await expect(await canvas.findByRole('heading', { name: 'Closed: Storm' })).toHaveFocus()
    await expect(canvas.queryByText(/^The time is over/)).toBeNull()
    await expect(canvas.queryByText(/Not selected/)).toBeNull()
    await expect(canvas.getAllByRole('button', { name: 'Choose another date' })[0]).toBeVisible()
    respond('get', '/api/orders/:id', { body: anOrder({ items: [ITEM] }) })(story)
    await userEvent.click(canvas.getByRole('button', { name: formatDateWithWeekday(next) }))
    await expect(await canvas.findByRole('timer')).toBeVisible()
  },
}

export const ClosedWhileHeldOnAPhone: ScreenStory = { ...ClosedWhileHeld, globals: PHONE }

export const PriceChanged: ScreenStory = {
  beforeEach: holding({ items: [{ ...ITEM, total_price: 132 }], total_price: 132, due_now: 132 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The price has changed: €132.00 instead of €120.00.')).toBeVisible()
  },
}

/** Back at the step where another time is chosen. */
export const SlotTaken: ScreenStory = {
  beforeEach: [
    ...holding(),
    respond(
      'post',
      '/api/orders',
      refusal(409, 'slot-taken', { item: 0, message: 'This time slot is no longer available.' }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Select a time' })).toBeVisible()
    await expect(await canvas.findByText('This time slot is no longer available.')).toBeVisible()
  },
}

export const TooManyOrders: ScreenStory = {
  beforeEach: [
    ...holding(),
    respond(
      'post',
      '/api/orders',
      refusal(429, 'too-many-requests', {
        message: 'You have other bookings on hold. Please finish them first.',
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^You have other bookings on hold.+ 15 minutes after they were begun or extended\.$/,
      ),
    ).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Hold again' })[0]).toBeVisible()
  },
}

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
    await userEvent.click(await canvas.findByRole('button', { name: 'Give the places back' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('Your places are given back. Nothing was charged.')).toBeVisible()
  },
}

const GUESTS: Site = [{}, { guest_checkout: true }]

export const Guest: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  beforeEach: holding({}, GUESTS),
  play: async (story) => {
    const { canvas, userEvent } = story
    await expect(await canvas.findByRole('heading', { name: 'Who is booking?' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example')
    await press(story, 'Pay €120.00 and book')
    await expect(canvas.getByLabelText('Name')).toBeInvalid()
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example')
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}

export const GuestOnAPhone: ScreenStory = { ...Guest, globals: PHONE }

export const Invoice: ScreenStory = {
  beforeEach: holding(),
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I need an invoice for a company' }))
    await press(story, 'Pay €120.00 and book')
    await expect(canvas.getByLabelText('Name on the invoice')).toBeInvalid()
    await expect(canvas.getByLabelText('Address')).toBeInvalid()
  },
}
