import { addDays, formatDateWithWeekday } from '@luzzu/domain'
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
import { DAY, holding, ITEM } from '../../../platform/testing/a-held-order'
import { anOrder } from '../../../platform/testing/an-order'
import { press } from '../../../platform/testing/wizard-presses'
import { routes } from '../../../routes'

export default {
  title: 'Screens/Public site/Booking/Hold',
  parameters: { screen: { routes, at: `/book/1?date=${DAY}&slot_id=1`, as: 'customer' } },
} satisfies ScreenMeta

export const Held: ScreenStory = {
  beforeEach: holding(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^14:\d\d$/)
    await expect(canvas.getAllByText(/^Held for 14:\d\d$/)).not.toHaveLength(0)
    await expect(canvas.queryByRole('button', { name: 'Extend' })).not.toBeInTheDocument()
    await expect((await canvas.findAllByRole('button', { name: 'Pay €120.00 and book' }))[0]).toBeVisible()
    await expect(await canvas.findByText('VAT 18% inside')).toBeVisible()
    await expect(
      await canvas.findByText(/^Free cancellation until .+, .+ \d+, \d{4}, \d\d:\d\d/),
    ).toBeVisible()
  },
}

export const HeldOnAPhone: ScreenStory = { ...Held, globals: PHONE }

/** Whoever pays nothing yet can cancel until the limit alone, whatever is refunded later. */
export const HeldForTheDock: ScreenStory = {
  beforeEach: holding({}, [{ pay_at_dock: true, refund_tiers: [{ hours_before: 0, percent: 100 }] }]),
  play: async ({ canvas, userEvent }) => {
    const until = (days: number) => `Free cancellation until ${formatDateWithWeekday(addDays(DAY, days))},`
    await expect(await canvas.findByText((text) => text.startsWith(until(0)))).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Pay at the dock/ }))
    await expect(canvas.getByText((text) => text.startsWith(until(-1)))).toBeVisible()
  },
}

/** By then the booking itself cannot be cancelled any more, whatever is refunded of a payment. */
export const HeldLateForTheDock: ScreenStory = {
  beforeEach: holding({}, [{ pay_at_dock: true }, { cancellation_hours: 200 }]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('If you cancel now, nothing is refunded.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Pay at the dock/ }))
    await expect(canvas.getByText(/it cannot be cancelled or moved online/)).toBeVisible()
    const terms = within(canvas.getByRole('main'))
    await expect(terms.getByRole('link', { name: '+356 2100 0000' })).toBeVisible()
    await expect(canvas.queryByText(/^If you cancel now/)).toBeNull()
  },
}

export const HeldLateForTheDockOnAPhone: ScreenStory = { ...HeldLateForTheDock, globals: PHONE }

/** The last minutes are spoken, and shown as a warning. */
export const LastMinutes: ScreenStory = {
  beforeEach: holding({ expires_in: 110 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your places are held for 2 more minutes.')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Extend' })).toBeVisible()
    await expect(canvas.getByText('2 left')).toBeVisible()
  },
}

/** Each answer of before would let the time run again. */
const EXPIRED = respond('get', '/api/orders/:id', {
  body: anOrder({ items: [ITEM], status: 'expired', expires_in: 0 }),
})

export const Expired: ScreenStory = {
  beforeEach: holding({ expires_in: 1 }),
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByText(/^The time is up/)).toBeVisible()
    EXPIRED(story)
    await expect(canvas.getAllByRole('button', { name: 'Hold again' })[0]).toBeVisible()
    await expect(canvas.getByText('Painted Luzzu', { selector: 'dd' })).toBeVisible()
  },
}

export const ExpiredOnAPhone: ScreenStory = { ...Expired, globals: PHONE }

/** Nobody who takes longer loses what they have typed and chosen. */
export const ExpiredWhileTyping: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  beforeEach: holding({ expires_in: 3 }, [{ pay_at_dock: true }, { guest_checkout: true }]),
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.type(await canvas.findByLabelText('Email'), 'maria@example.com')
    await userEvent.click(canvas.getByRole('radio', { name: /^Pay at the dock/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept these terms' }))
    await expect(await canvas.findByText(/^The time is up/)).toBeVisible()
    EXPIRED(story)
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
    await expect(await canvas.findByText(/^The time is up/)).toBeVisible()
    EXPIRED(story)
    const taken = { item: 0, message: 'This time slot is no longer available.' }
    respond('post', '/api/orders', refusal(409, 'slot-taken', taken))(story)
    await press(story, 'Hold again')
    await expect(await canvas.findByRole('heading', { name: 'Select a time' })).toBeVisible()
  },
}

/** An order of which nobody was told, and that was given back elsewhere, is none. */
export const HeldWithoutAnAnswer: ScreenStory = {
  beforeEach: [...holding(), respond('post', '/api/orders', refusal(503, 'unavailable'), { once: true })],
  play: async (story) => {
    const { canvas } = story
    await canvas.findAllByRole('button', { name: 'Try again' })
    respond('post', '/api/orders', refusal(410, 'gone'), { once: true })(story)
    await press(story, 'Try again')
    await expect(await canvas.findByRole('timer')).toBeVisible()
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
    const [pay] = await canvas.findAllByRole('button', { name: 'Pay €120.00 and book' })
    respond('get', '/api/orders/:id', { body: ended })(story)
    respond('post', '/api/orders/:id/checkout', refusal(409, 'hold-expired'))(story)
    respond('get', '/api/products/:id/availability', {
      body: [
        day(DAY, { remaining: 0, status: 'closed', reason: 'Storm' }),
        day(next, { remaining: 1, status: 'open' }),
      ] as never,
    })(story)
    if (pay) await userEvent.click(pay)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Closed: Storm' })).toHaveFocus())
    await expect(canvas.queryByText(/^The time is up/)).toBeNull()
    await expect(canvas.queryByText(/Not selected/)).toBeNull()
    await expect(canvas.getAllByRole('button', { name: 'Choose another date' })[0]).toBeVisible()
    const held = anOrder({ items: [{ ...ITEM, booking_date: `${next} 00:00:00` }] })
    respond('get', '/api/orders/:id', { body: held })(story)
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
        /^You have other bookings on hold.+ 15 minutes after they were started or extended\.$/,
      ),
    ).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Try again' })[0]).toBeVisible()
  },
}
