import { TIME_SLOTS } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
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
import { buildManifestEntry } from '../../booking/testing/build-booking'
import {
  buildDeposit,
  buildDocument,
  buildOrder,
  buildPayment,
  buildRefund,
  SITE_WITH_DESK,
} from '../../booking/testing/payments-at-desk'
import { DAY_AT_ELEVEN } from '../../booking/testing/site-at-eleven'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Payments',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

const [MORNING] = TIME_SLOTS

function inMorning(id: number, username: string, money: Partial<ManifestEntry>): ManifestEntry {
  return buildManifestEntry({
    id,
    username,
    booking_date: `${DAY_AT_ELEVEN} 00:00:00`,
    product_name: 'Self-drive Boat',
    slot_id: MORNING?.id ?? 1,
    slot_name: MORNING?.name ?? '',
    time_range: MORNING?.time_range ?? '',
    status: 'Confirmed',
    guests: 3,
    total_price: 60,
    order_id: 512,
    paid: 0,
    balance_due: 60,
    ...money,
  })
}

const DAY = [
  inMorning(24, 'Ġorġ Żammit', {}),
  inMorning(25, 'Maria Vella', { paid: 60, balance_due: 0, attendance: 'checked_in' }),
  inMorning(26, 'Zoë Smith', { total_price: 1280.5, balance_due: 1280.5, note: 'Needs a ramp.' }),
  inMorning(27, 'Aoife Camilleri', { status: 'Pending', balance_due: 60 }),
]

const DESK = [
  respond('get', '/api/closures', { body: [] }),
  respond('get', '/api/site', { body: SITE_WITH_DESK }),
  respond('get', '/api/manifests/:date', { body: DAY }),
  respond('get', '/api/orders/:id', { body: buildOrder() }),
  respond('get', '/api/products/:id/payment-terms', {
    body: { deposit_percent: null, vat_percent: null, refund_tiers: null, damage_deposit: 200 },
  }),
]

type Story = Parameters<NonNullable<ScreenStory['play']>>[0]

const manifestOn = async ({ canvas }: Story) =>
  within(await canvas.findByRole('region', { name: 'Manifest' }))

const onPage = ({ canvasElement }: Story) => within(canvasElement.ownerDocument.body)

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

export const WhoOwesWhatOnAPhone: ScreenStory = { ...WhoOwesWhat, globals: PHONE }

/** The exact amount in cash takes two presses. */
export const TakingCash: ScreenStory = {
  beforeEach: [...DESK, respond('post', '/api/orders/:id/payments', { status: 201, body: buildPayment() })],
  play: async (story) => {
    const dialog = await takePayment(story)
    await story.userEvent.click(dialog.getByRole('button', { name: 'Take €60.00 in cash' }))
    await expect(await onPage(story).findByText('€60.00 from Ġorġ Żammit in cash.')).toBeVisible()
    await expect(onPage(story).getByRole('button', { name: 'Undo' })).toBeVisible()
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
    await userEvent.type(amount, '70')
    await userEvent.type(dialog.getByRole('spinbutton', { name: /^Given/ }), '50')
    await userEvent.click(dialog.getByRole('button', { name: 'Take €70.00 in cash' }))
    await expect(await dialog.findByText('Only €60.00 is due')).toBeVisible()
    await expect(dialog.getByText('Less than the amount')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Bank transfer' }))
    await userEvent.clear(amount)
    await userEvent.type(amount, '60')
    await userEvent.click(dialog.getByRole('button', { name: 'Record €60.00 by bank transfer' }))
    await expect(await dialog.findByText('Reference is required')).toBeVisible()
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

async function openPayments(story: Story) {
  const manifest = await manifestOn(story)
  const { userEvent } = story
  await userEvent.click(await manifest.findByRole('button', { name: 'Details of booking 24, Ġorġ Żammit' }))
  await userEvent.click(manifest.getByRole('button', { name: 'Payments of booking 24, Ġorġ Żammit' }))
  return within(await onPage(story).findByRole('dialog', { name: 'Payments of booking 24' }))
}

const PAID = buildOrder({
  paid: 60,
  refunded: 20,
  balance_due: 0,
  payments: [
    buildPayment({ id: 30, status: 'voided', captured: 0, method: 'terminal' }),
    buildPayment({ reference: 'Slip 118' }),
  ],
  refunds: [buildRefund({ reason: 'The engine failed after an hour.' })],
  documents: [
    buildDocument(),
    buildDocument({
      id: 72,
      number: 'C-2026-000001',
      kind: 'credit_note',
      amount: 20,
      credits: 'R-2026-000001',
    }),
  ],
  damage_deposits: [buildDeposit()],
})

/** All that happened to the money of a booking. */
export const PaymentsOfABooking: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/orders/:id', { body: PAID })],
  play: async (story) => {
    const dialog = await openPayments(story)
    await expect(await dialog.findByText('R-2026-000001')).toBeVisible()
    await expect(dialog.getByText('Reversed')).toBeVisible()
    await expect(dialog.getByText('−€20.00')).toBeVisible()
    await expect(
      dialog.getByRole('button', { name: 'Give back the damage deposit of €200.00' }),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'PDF of C-2026-000001' })).toBeVisible()
  },
}

export const PaymentsOfABookingOnAPhone: ScreenStory = { ...PaymentsOfABooking, globals: PHONE }

export const NothingPaidYet: ScreenStory = {
  beforeEach: DESK,
  play: async (story) => {
    const dialog = await openPayments(story)
    await expect(await dialog.findByText('No damage deposit was taken.')).toBeVisible()
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

/** A part goes back; the booking stays. */
export const Refunding: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/orders/:id', { body: PAID })],
  play: async (story) => {
    const { userEvent } = story
    const payments = await openPayments(story)
    await userEvent.click(await payments.findByRole('button', { name: 'Refund' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Refund to Ġorġ Żammit' }))
    const amount = dialog.getByRole('spinbutton', { name: 'Amount' })
    await expect(amount).toHaveValue(40)
    await userEvent.clear(amount)
    await userEvent.type(amount, '41')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund €41.00 in cash' }))
    await expect(await dialog.findByText('At most €40.00 can be refunded')).toBeVisible()
  },
}

export const TakingADamageDeposit: ScreenStory = {
  beforeEach: DESK,
  play: async (story) => {
    const payments = await openPayments(story)
    await story.userEvent.click(await payments.findByRole('button', { name: 'Take deposit' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Damage deposit of Ġorġ Żammit' }))
    await waitFor(() => expect(dialog.getByRole('spinbutton', { name: 'Amount' })).toHaveValue(200))
    await expect(dialog.getByRole('button', { name: 'Take €200.00 in cash' })).toBeVisible()
  },
}

export const KeepingAPartOfADeposit: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/orders/:id', { body: PAID })],
  play: async (story) => {
    const { userEvent } = story
    const payments = await openPayments(story)
    await userEvent.click(await payments.findByRole('button', { name: 'Keep a part' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Keep a part of €200.00' }))
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Amount to keep' }), '50')
    await expect(dialog.getByRole('button', { name: 'Keep €50.00, give back €150.00' })).toBeVisible()
  },
}

const PAID_DAY = [inMorning(25, 'Maria Vella', { paid: 60, balance_due: 0 })]

/** What goes back is told before the booking is cancelled. */
export const CancellingWithARefund: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/manifests/:date', { body: PAID_DAY }),
    respond('get', '/api/orders/:id', { body: PAID }),
    respond('get', '/api/orders/:id/refund-quote', {
      body: { refund_total: 30, retained: 30, percent: 50, percent_until: null, lines: [] },
    }),
  ],
  play: async (story) => {
    const { userEvent } = story
    const manifest = await manifestOn(story)
    await userEvent.click(await manifest.findByRole('button', { name: 'Details of booking 25, Maria Vella' }))
    await userEvent.click(manifest.getByRole('button', { name: 'Cancel booking 25, Maria Vella' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Cancel this booking?' }))
    await expect(await dialog.findByText('€30.00 goes back, €30.00 is kept.')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /^As the policy says: 0%/ })).toBeEnabled()
    await userEvent.click(dialog.getByRole('radio', { name: 'Another share' }))
    await expect(dialog.getByRole('spinbutton', { name: 'Percent of the price' })).toHaveValue(50)
    await expect(await dialog.findByRole('button', { name: 'Cancel and refund €30.00' })).toBeVisible()
  },
}

export const CancellingWithARefundOnAPhone: ScreenStory = { ...CancellingWithARefund, globals: PHONE }
