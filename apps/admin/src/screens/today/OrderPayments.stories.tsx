import { AMOUNT_MESSAGE } from '@luzzu/domain'
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
  ANOTHER_WAITS,
  CLOSED_TODAY,
  DESK,
  inMorning,
  onPage,
  openPayments,
  PAID,
  watchChanges,
} from '../../booking/testing/day-payments-fixture'
import { buildOrder, buildPayment, buildRefund } from '../../booking/testing/payments-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Payments of a booking',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

/** All that happened to the money of a booking. */
export const PaymentsOfABooking: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/orders/:id', { body: PAID })],
  play: async (story) => {
    const dialog = await openPayments(story)
    await expect(await dialog.findByText('R-2026-000001')).toBeVisible()
    await expect(dialog.getByText('Reversed')).toBeVisible()
    await expect(dialog.getByText(/refunded by Nora Camilleri/)).toBeVisible()
    // Off the price, and in the list of what went back.
    await expect(dialog.getByText('Taken off by refunds')).toBeVisible()
    await expect(dialog.getAllByText('−€20.00')).toHaveLength(2)
    await expect(
      dialog.getByRole('button', { name: 'Give back the damage deposit of €200.00' }),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'PDF of C-2026-000001' })).toBeVisible()
  },
}

export const PaymentsOfABookingOnAPhone: ScreenStory = { ...PaymentsOfABooking, globals: PHONE }

/** What all of it owes is shared by all of it. */
export const TakingForSeveralBookings: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/orders/:id', {
      body: buildOrder({
        total_price: 120,
        balance_due: 120,
        bookings: [inMorning(24, 'Ġorġ Żammit', {}), inMorning(25, 'Ġorġ Żammit', {})],
      }),
    }),
    respond('post', '/api/orders/:id/payments', { status: 201, body: buildPayment({ amount: 120 }) }),
  ],
  play: async (story) => {
    const { userEvent } = story
    const payments = await openPayments(story)
    await payments.findByText(/^Together with booking 25/)
    await userEvent.click(payments.getByRole('button', { name: 'Take payment' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Payment from Ġorġ Żammit' }))
    const changes = watchChanges()
    await userEvent.click(dialog.getByRole('button', { name: 'Take €120.00 in cash' }))
    await waitFor(() => expect(changes).toHaveLength(1))
    await expect(await changes[0]?.json()).toEqual({ method: 'cash', amount: 120, reference: null })
  },
}

/** The sums are of all that was ordered together. */
export const PaymentsOfSeveralBookings: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/orders/:id', {
      body: {
        ...PAID,
        total_price: 100,
        bookings: [inMorning(24, 'Ġorġ Żammit', {}), inMorning(25, '', {})],
      },
    }),
  ],
  play: async (story) => {
    const dialog = await openPayments(story)
    await expect(await dialog.findByText(/^Together with booking 25: Self-drive Boat/)).toBeVisible()
    await expect(await dialog.findByText('Taken off by refunds')).toBeVisible()
  },
}

/** A card that has not taken its refund leaves money that somebody has to give back. */
export const RefundFailed: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/orders/:id', {
      body: {
        ...PAID,
        refunds: [buildRefund({ method: 'card', amount: 12, status: 'failed' })],
        unreturned: 12,
      },
    }),
  ],
  play: async (story) => {
    const dialog = await openPayments(story)
    await expect(await dialog.findByText('Still to give back')).toBeVisible()
    await expect(dialog.getByText('Refund failed')).toBeVisible()
    await expect(dialog.getByText('Failed')).toHaveAttribute('data-tone', 'cancelled')
  },
}

export const NothingPaidYet: ScreenStory = {
  beforeEach: DESK,
  play: async (story) => {
    const dialog = await openPayments(story)
    const told = 'No damage deposit was taken; €200.00 is due for this product.'
    await expect(await dialog.findByText(told)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Refund' })).toHaveAccessibleDescription(
      'There is nothing to refund.',
    )
  },
}

export const PaymentsNotLoaded: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/orders/:id', refusal(400, 'story'))],
  play: async (story) => {
    const dialog = await openPayments(story)
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A card is charged for the whole order, so one approval moves nothing. */
export const OnHoldForSeveralBookings: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/orders/:id', {
      body: {
        ...PAID,
        authorized: 100,
        bookings: [
          inMorning(24, 'Ġorġ Żammit', {}),
          { ...inMorning(25, '', {}), status: 'Pending' as const },
        ],
      },
    }),
  ],
  play: async (story) => {
    const dialog = await openPayments(story)
    await expect(await dialog.findByText(/^€100\.00 is on hold .*: booking 25 still waits\.$/)).toBeVisible()
  },
}

/** Nothing is taken before all of the order is answered, and what waits is named. */
export const AnotherBookingWaits: ScreenStory = {
  beforeEach: [...DESK, ANOTHER_WAITS],
  play: async (story) => {
    const dialog = await openPayments(story)
    await dialog.findByText(/^Together with booking 25/)
    await expect(dialog.getByRole('button', { name: 'Take payment' })).toHaveAccessibleDescription(
      'Booking 25 of this order still waits for an answer, so nothing can be paid yet.',
    )
  },
}

/** Nothing is paid and nothing due, because a card waits for the answer. */
export const OnHold: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/orders/:id', {
      body: buildOrder({
        authorized: 60,
        balance_due: 0,
        bookings: [{ ...inMorning(24, 'Ġorġ Żammit', {}), status: 'Pending' as const }],
      }),
    }),
  ],
  play: async (story) => {
    const dialog = await openPayments(story)
    await expect(await dialog.findByText('On hold €60.00, charged when you approve.')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Refund' })).toBeNull()
  },
}

/** A credit note cannot be taken back, so nothing is sent on the first press. */
export const Reversing: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/orders/:id', { body: PAID }),
    respond('post', '/api/payments/:id/reverse', { body: buildPayment({ status: 'voided', captured: 0 }) }),
  ],
  play: async (story) => {
    const payments = await openPayments(story)
    await story.userEvent.click(
      await payments.findByRole('button', { name: 'Reverse the payment of €60.00' }),
    )
    const question = await onPage(story).findByRole('dialog', { name: 'Reverse €60.00 in cash?' })
    await expect(within(question).getByText(/^A credit note is issued/)).toBeVisible()
    await story.userEvent.click(within(question).getByRole('button', { name: 'Reverse payment' }))
    await expect(
      await onPage(story).findByText('The payment of €60.00 from Ġorġ Żammit was reversed.'),
    ).toBeInTheDocument()
  },
}

/** A part goes back; the booking stays. */
export const Refunding: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/orders/:id', { body: PAID })],
  play: async (story) => {
    const { userEvent } = story
    const payments = await openPayments(story)
    // Before, nothing is known that could go back.
    await payments.findByText('R-2026-000001')
    await userEvent.click(payments.getByRole('button', { name: 'Refund' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Refund to Ġorġ Żammit' }))
    const amount = dialog.getByRole('spinbutton', { name: 'Amount' })
    await expect(amount).toHaveValue(40)
    await userEvent.clear(amount)
    await userEvent.type(amount, '25')
    await expect(dialog.getByText('The price becomes €15.00 instead of €40.00.')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '41')
    await expect(amount).toHaveAccessibleDescription('At most €40.00 can be refunded')
    await expect(dialog.getByRole('button', { name: 'Refund €41.00 in cash' })).toHaveAccessibleDescription(
      'At most €40.00 can be refunded',
    )
    await expect(dialog.queryByText(/^The price becomes/)).toBeNull()
    for (const wrong of ['0', '-5', '12.345']) {
      await userEvent.clear(amount)
      await expect(amount).toHaveAccessibleDescription(AMOUNT_MESSAGE)
      await userEvent.type(amount, wrong)
      await expect(amount).toHaveAccessibleDescription(AMOUNT_MESSAGE)
      await expect(dialog.queryByRole('group', { name: 'Given back by' })).toBeNull()
    }
  },
}

/** Nothing is taken or given back any more, and the dialog says so. */
export const AfterTheCashUp: ScreenStory = {
  beforeEach: [...DESK, CLOSED_TODAY],
  play: async (story) => {
    const dialog = await openPayments(story)
    const [told] = await dialog.findAllByText(/^The cash-up of today is done/)
    await expect(told).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Take payment' })).toHaveAccessibleDescription(
      /^The cash-up of today is done/,
    )
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Take deposit' }))
    const deposit = within(
      await onPage(story).findByRole('dialog', { name: 'Damage deposit of Ġorġ Żammit' }),
    )
    await expect(
      await deposit.findByRole('button', { name: 'Take €200.00 in cash' }),
    ).toHaveAccessibleDescription(/^The cash-up of today is done/)
    await expect(deposit.getAllByText(/^The cash-up of today is done/)[0]).toBeVisible()
  },
}

/** On the left of a phone, the reason has room only to its right. */
export const AfterTheCashUpOnAPhone: ScreenStory = {
  beforeEach: [...DESK, CLOSED_TODAY],
  globals: PHONE,
  play: async (story) => {
    const dialog = await openPayments(story)
    const refund = await dialog.findByRole('button', { name: 'Refund' })
    await expect(getComputedStyle(refund, '::after').insetInlineStart).toBe('0px')
  },
}

/** Neither a payment of the day nor a deposit changes any more. */
export const PaidBeforeTheCashUp: ScreenStory = {
  beforeEach: [
    ...DESK,
    CLOSED_TODAY,
    respond('get', '/api/orders/:id', { body: { ...PAID, payments: [buildPayment()] } }),
  ],
  play: async (story) => {
    const dialog = await openPayments(story)
    for (const name of ['Keep a part', 'Give back the damage deposit of €200.00'])
      await waitFor(async () =>
        expect(await dialog.findByRole('button', { name })).toHaveAccessibleDescription(
          /^The cash-up of today is done/,
        ),
      )
    await expect(dialog.getByRole('button', { name: /^Reverse/ })).toHaveAccessibleDescription(
      /^The cash-up of its day is done.* from tomorrow on\.$/,
    )
  },
}
