import { AMOUNT_MESSAGE } from '@luzzu/domain'
import {
  expect,
  findToast,
  holdAnswer,
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
  manifestOn,
  onPage,
  type Story,
  watchChanges,
} from '../../booking/testing/day-payments-fixture'
import { buildOrder, buildPayment } from '../../booking/testing/payments-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Payments',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

async function takePayment(story: Story) {
  const manifest = await manifestOn(story)
  await story.userEvent.click(
    await manifest.findByRole('button', { name: '€60.00 due from Ġorġ Żammit, take payment' }),
  )
  return within(await onPage(story).findByRole('dialog', { name: 'Payment from Ġorġ Żammit' }))
}

/** Who owes what, on the line. */
export const WhoOwesWhat: ScreenStory = {
  beforeEach: DESK,
  play: async (story) => {
    const manifest = await manifestOn(story)
    await expect(await manifest.findByText('€1,280.50 due')).toBeVisible()
    await expect(manifest.getByText('Paid')).toBeVisible()
    await expect(manifest.getAllByRole('button', { name: /take payment/ })).toHaveLength(2)
  },
}

/** Whoever did not come is not about to pay; what was not paid is told all the same. */
export const NoShowWithoutPayment: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/manifests/:date', {
      body: [inMorning(24, 'Ġorġ Żammit', { attendance: 'no_show' }), inMorning(26, 'Zoë Smith', {})],
    }),
  ],
  play: async (story) => {
    const manifest = await manifestOn(story)
    await expect(await manifest.findByText('€60.00 not paid')).toBeVisible()
    await expect(manifest.getAllByRole('button', { name: /take payment/ })).toHaveLength(1)
  },
}

export const NoShowWithoutPaymentOnAPhone: ScreenStory = { ...NoShowWithoutPayment, globals: PHONE }

/** What is due stays readable; that nothing can be taken is known before a press. */
export const WhoOwesWhatAfterTheCashUp: ScreenStory = {
  beforeEach: [...DESK, CLOSED_TODAY],
  play: async (story) => {
    await WhoOwesWhat.play?.(story)
    const manifest = await manifestOn(story)
    for (const due of manifest.getAllByRole('button', { name: /take payment/ }))
      await waitFor(() => expect(due).toHaveAccessibleDescription(/^The cash-up of today is done/))
  },
}

export const WhoOwesWhatOnAPhone: ScreenStory = { ...WhoOwesWhat, globals: PHONE }

/** Beside the sidebar the actions stand above each other, as large as each other, and the name keeps its room. */
export const WhoOwesWhatOnATablet: ScreenStory = {
  ...WhoOwesWhat,
  globals: { viewport: { value: 'tablet' } },
  play: async (story) => {
    await WhoOwesWhat.play?.(story)
    const manifest = await manifestOn(story)
    const name = manifest.getByRole('button', { name: 'Ġorġ Żammit' })
    await expect(name.closest('strong')?.getBoundingClientRect().width).toBeGreaterThan(200)
    const line = within(name.closest('li') as HTMLElement)
    const [due] = line.getAllByRole('button', { name: /take payment/ })
    const checkIn = line.getByRole('button', { name: 'Check in' })
    await expect([due?.offsetWidth, due?.offsetHeight]).toEqual([checkIn.offsetWidth, checkIn.offsetHeight])
  },
}

/** What can be pressed stands below the name, and the heading of the slot leaves the list its room. */
export const WhoOwesWhatInLargeText: ScreenStory = {
  ...WhoOwesWhat,
  globals: PHONE,
  play: async (story) => {
    const root = story.canvasElement.ownerDocument.documentElement
    const manifest = await manifestOn(story)
    await manifest.findByRole('button', { name: '€60.00 due from Ġorġ Żammit, take payment' })
    const name = manifest.getByRole('button', { name: 'Ġorġ Żammit' })
    const line = name.closest('[data-payments]') as HTMLElement
    const [due] = within(line).getAllByRole('button', { name: /take payment/ })
    root.style.fontSize = '200%'
    try {
      const bottom = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN
      await expect(due?.getBoundingClientRect().top).toBeGreaterThan(bottom(name.closest('strong')))
      const [head] = manifest.getAllByRole('heading', { level: 2 })
      await expect(getComputedStyle(head?.parentElement as Element).position).toBe('static')
    } finally {
      root.style.fontSize = ''
    }
  },
}

/** The exact amount in cash takes two presses. */
export const TakingCash: ScreenStory = {
  beforeEach: [...DESK, respond('post', '/api/orders/:id/payments', { status: 201, body: buildPayment() })],
  play: async (story) => {
    const dialog = await takePayment(story)
    const changes = watchChanges()
    await story.userEvent.click(dialog.getByRole('button', { name: 'Take €60.00 in cash' }))
    // It moves out of the dialog as that closes.
    await waitFor(async () => {
      const toast = await findToast(onPage(story), '€60.00 from Ġorġ Żammit in cash.')
      await expect(toast.getByText('Undo')).toBeVisible()
    })
    // Of its order, what the line says is owed for this booking.
    await expect(await changes[0]?.json()).toMatchObject({ method: 'cash', amount: 60, booking_id: 24 })
  },
}

/** A press on what is handed over tells the change. */
export const GivingChange: ScreenStory = {
  beforeEach: DESK,
  play: async (story) => {
    const dialog = await takePayment(story)
    await story.userEvent.click(dialog.getByRole('button', { name: '€100.00' }))
    await expect(dialog.getByRole('spinbutton', { name: /^Given/ })).toHaveValue(100)
    await expect(dialog.getByText('Change: €40.00')).toBeVisible()
  },
}

export const GivingChangeOnAPhone: ScreenStory = { ...GivingChange, globals: PHONE }

export const ByTerminalOnAPhone: ScreenStory = {
  beforeEach: DESK,
  globals: PHONE,
  play: async (story) => {
    const dialog = await takePayment(story)
    await story.userEvent.click(dialog.getByRole('radio', { name: 'Card terminal' }))
    await expect(dialog.getByRole('button', { name: 'Record €60.00 by card terminal' })).toBeVisible()
    await expect(dialog.getByText(/^Type €60\.00 on the terminal/)).toBeVisible()
  },
}

/** What is wrong stands at its field. */
export const WrongAmounts: ScreenStory = {
  beforeEach: DESK,
  play: async (story) => {
    const dialog = await takePayment(story)
    const { userEvent } = story
    const amount = dialog.getByRole('spinbutton', { name: 'Amount' })
    await userEvent.clear(amount)
    await expect(dialog.getByRole('button', { name: 'Take payment' })).toHaveAccessibleDescription(
      AMOUNT_MESSAGE,
    )
    await expect(amount).toHaveAccessibleDescription(AMOUNT_MESSAGE)
    await userEvent.type(amount, '70')
    await expect(amount).toHaveAccessibleDescription('Only €60.00 is due')
    await expect(dialog.getByRole('button', { name: 'Take €70.00 in cash' })).toHaveAccessibleDescription(
      'Only €60.00 is due',
    )
    await expect(dialog.queryByRole('group', { name: 'Likely amounts of cash' })).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: 'Card terminal' }))
    await expect(dialog.queryByText(/on the terminal/)).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }))
    await userEvent.clear(amount)
    await userEvent.type(amount, '60')
    await userEvent.type(dialog.getByRole('spinbutton', { name: /^Given/ }), '50')
    await userEvent.click(dialog.getByRole('button', { name: 'Take €60.00 in cash' }))
    await expect(await dialog.findByText('Less than the amount')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Bank transfer' }))
    await userEvent.clear(amount)
    await userEvent.type(amount, '60')
    await userEvent.click(dialog.getByRole('button', { name: 'Record €60.00 by bank transfer' }))
    await expect(await dialog.findByText('Reference is required')).toBeVisible()
  },
}

const orderOwing = (balance_due: number) =>
  respond('get', '/api/orders/:id', {
    body: buildOrder({
      paid: 60 - balance_due,
      balance_due,
      bookings: [inMorning(24, 'Ġorġ Żammit', { paid: 60 - balance_due, balance_due })],
    }),
  })

/** A part came in after the line was fetched: what is left is asked for. */
export const PartPaidMeanwhile: ScreenStory = {
  beforeEach: [...DESK, orderOwing(20)],
  play: async (story) => {
    const dialog = await takePayment(story)
    await expect(await dialog.findByRole('button', { name: 'Take €20.00 in cash' })).toBeEnabled()
    await expect(dialog.getByText('€20.00 due')).toBeVisible()
    await expect(dialog.getByRole('spinbutton', { name: 'Amount' })).toHaveValue(20)
  },
}

/** Nobody is charged a second time. */
export const PaidMeanwhile: ScreenStory = {
  beforeEach: [...DESK, orderOwing(0)],
  play: async (story) => {
    const dialog = await takePayment(story)
    await expect((await dialog.findAllByText('Nothing is due.'))[0]).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Take payment' })).toHaveAccessibleDescription(
      'Nothing is due.',
    )
    await expect(dialog.queryByRole('spinbutton')).toBeNull()
  },
}

const cashUp = holdAnswer('/api/cash-ups/:date')

/** Nothing is typed in vain once the cash-up of today is done. Whoever knows that before opens no dialog. */
export const AfterTheCashUp: ScreenStory = {
  beforeEach: [...DESK, CLOSED_TODAY, cashUp.beforeEach],
  play: async (story) => {
    const dialog = await takePayment(story)
    await cashUp.release()
    const [told] = await dialog.findAllByText(/^The cash-up of today is done/)
    await expect(told).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Take €60.00 in cash' })).toHaveAccessibleDescription(
      /^The cash-up of today is done/,
    )
    await expect(dialog.queryByRole('spinbutton')).toBeNull()
    await expect(dialog.queryByRole('radio')).toBeNull()
  },
}

/** Nobody is told to charge the terminal for what cannot be recorded. */
export const AnotherBookingWaits: ScreenStory = {
  beforeEach: [...DESK, ANOTHER_WAITS],
  play: async (story) => {
    const dialog = await takePayment(story)
    const told = 'Booking 25 of this order still waits for an answer, so nothing can be paid yet.'
    await expect((await dialog.findAllByText(told))[0]).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Take €60.00 in cash' })).toHaveAccessibleDescription(
      told,
    )
    await expect(dialog.queryByRole('radio')).toBeNull()
  },
}

/** Somebody else was faster; what was typed stays. */
export const PaidElsewhere: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond(
      'post',
      '/api/orders/:id/payments',
      refusal(409, 'exceeds-balance', { message: 'This is more than what is still due.' }),
    ),
  ],
  play: async (story) => {
    const dialog = await takePayment(story)
    await story.userEvent.click(dialog.getByRole('button', { name: 'Take €60.00 in cash' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This is more than what is still due.')
    await expect(dialog.getByRole('spinbutton', { name: 'Amount' })).toHaveValue(60)
  },
}
