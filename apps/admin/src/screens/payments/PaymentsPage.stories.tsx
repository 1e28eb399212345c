import {
  expect,
  FAILING,
  LOADING,
  PHONE,
  respond,
  type ScreenMeta,
  type ScreenStory,
  within,
} from '@luzzu/ui/screens'
import { buildBooking } from '../../booking/testing/build-booking'
import {
  buildDocument,
  buildOrder,
  buildPayment,
  SITE_ONLINE,
  SITE_WITH_DESK,
} from '../../booking/testing/payments-at-desk'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Payments',
  parameters: { screen: { routes, under: 'admin', at: '/admin/payments', as: 'staff' } },
} satisfies ScreenMeta

const AT_DESK = respond('get', '/api/site', { body: SITE_WITH_DESK })
const DOCUMENTS = [
  buildDocument({ id: 73, number: 'R-2026-000002', amount: 1280.5 }),
  buildDocument({
    id: 72,
    number: 'C-2026-000001',
    kind: 'credit_note',
    amount: 20,
    credits: 'R-2026-000001',
  }),
  buildDocument(),
]
const BALANCES = [
  {
    order_id: 498,
    booking_id: 19,
    username: 'Chiara Ricci',
    phone: '+35679111111',
    product_name: 'Gozo Sea Kayak',
    booking_date: '2026-07-09',
    slot_name: 'Afternoon',
    bookings: 1,
    paid: 0,
    balance_due: 45,
    balance_due_at: '2026-07-09T11:00:00.000Z',
  },
  {
    order_id: 512,
    booking_id: 24,
    username: 'Ġorġ Żammit',
    phone: null,
    product_name: 'Painted Luzzu',
    booking_date: '2099-07-16',
    slot_name: 'Morning',
    bookings: 3,
    paid: 40,
    balance_due: 1280.5,
    balance_due_at: '2099-07-14T06:00:00.000Z',
  },
]
const PAYMENTS = [
  { ...buildPayment({ id: 32, method: 'terminal', reference: 'Slip 0815', refunded: 20 }), order_id: 512 },
  { ...buildPayment({ status: 'voided' }), order_id: 498 },
].map((payment) => ({ ...payment, username: 'Chiara Ricci' }))
const DESK = [
  AT_DESK,
  respond('get', '/api/payments/balances', { body: BALANCES }),
  respond('get', '/api/payments', { body: PAYMENTS }),
  respond('get', '/api/payments/attention', { body: [] }),
  respond('get', '/api/payments/attention/settled', { body: [] }),
  respond('get', '/api/documents', { body: DOCUMENTS }),
  respond('get', '/api/orders/:id', {
    body: buildOrder({
      bookings: [
        buildBooking({
          id: 24,
          username: 'Ġorġ Żammit',
          status: 'Confirmed',
          order_id: 512,
          balance_due: 60,
        }),
      ],
    }),
  }),
]

export const OpenBalances: ScreenStory = {
  beforeEach: DESK,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Nothing needs attention.')).toBeVisible()
    await expect(await canvas.findByRole('rowheader', { name: /Ġorġ Żammit/ })).toBeVisible()
    await expect(canvas.getAllByText('Overdue')).toHaveLength(1)
    await expect(canvas.getByText('Painted Luzzu, #24 and 2 more')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cash-up' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take payment of €1,280.50 from Ġorġ Żammit' }))
    const { findByRole } = within(canvasElement.ownerDocument.body)
    const dialog = within(await findByRole('dialog', { name: 'Payment from Ġorġ Żammit' }))
    await expect(dialog.getByRole('spinbutton', { name: 'Amount' })).toHaveValue(1280.5)
  },
}

export const OnAPhone: ScreenStory = {
  beforeEach: DESK,
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ġorġ Żammit')).toBeVisible()
  },
}

export const Loading: ScreenStory = { ...LOADING, beforeEach: AT_DESK }

export const NobodyOwes: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/payments/balances', { body: [] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nobody owes anything.')).toBeVisible()
    await userEvent.click(canvas.getByText('Past'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText('Nobody owes anything.')).toBeVisible()
  },
}

const at = (path: string) => ({ screen: { at: path } })

export const Received: ScreenStory = {
  parameters: at('/admin/payments/received'),
  beforeEach: DESK,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Card terminal, Slip 0815')).toBeVisible()
    await expect(canvas.getByText('Reversed')).toBeVisible()
  },
}

export const NothingReceived: ScreenStory = {
  parameters: at('/admin/payments/received'),
  beforeEach: [...DESK, respond('get', '/api/payments', { body: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payments yet.')).toBeVisible()
  },
}

export const Documents: ScreenStory = {
  parameters: at('/admin/payments/documents'),
  beforeEach: DESK,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'R-2026-000002' })).toBeVisible()
    await expect(canvas.getByText('−€20.00')).toBeVisible()
  },
}

export const NeedsAttention: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/payments/attention', {
      body: [
        {
          id: null,
          kind: 'money-without-place',
          order_id: 512,
          payment_id: null,
          amount: 135,
          at: '2026-07-10T05:50:00.000Z',
          text: 'Money was received for a booking that does not take place.',
        },
      ],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Money without a booking, €135.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show payments' }))
    const { findByRole } = within(canvasElement.ownerDocument.body)
    await expect(await findByRole('dialog', { name: 'Payments of booking 24' })).toBeVisible()
  },
}

const MISMATCH = {
  id: 4,
  kind: 'mismatch',
  order_id: null,
  payment_id: null,
  amount: 60,
  at: '2026-07-10T05:50:00.000Z',
  text: 'Stripe has a payment otherwise than the books: pi_3Q9.',
}

const DIFFERENT = [
  ...DESK,
  respond('get', '/api/payments/attention', { body: [MISMATCH, { ...MISMATCH, id: 5, order_id: 512 }] }),
  respond('get', '/api/payments/attention/settled', {
    body: [
      {
        ...MISMATCH,
        id: 3,
        settled_at: '2026-07-10T08:12:00.000Z',
        settled_by: 'Maria Vella',
        note: 'Refunded by hand,\nbefore the backup was restored.',
      },
    ],
  }),
]

/** Staff say how they have settled what does not end by itself. */
export const Settling: ScreenStory = {
  beforeEach: [
    ...DIFFERENT,
    respond('post', '/api/payments/attention/:id/settle', { status: 204, body: {} }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const settle = await canvas.findAllByRole('button', { name: /^Settle: Stripe has a payment/ })
    await userEvent.click(settle[0] as HTMLElement)
    const { findByRole, findByText } = within(canvasElement.ownerDocument.body)
    const dialog = within(await findByRole('dialog', { name: 'How was it settled?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as settled' }))
    const note = dialog.getByRole('textbox', { name: 'Note' })
    await expect(note).toHaveAccessibleDescription(/Please say how it was settled/)
    await userEvent.type(note, 'Checked at Stripe')
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as settled' }))
    await expect(await findByText('Marked as settled')).toBeVisible()
  },
}

/** Somebody else was faster; what was typed stays. */
export const SettledMeanwhile: ScreenStory = {
  beforeEach: [
    ...DIFFERENT,
    respond('post', '/api/payments/attention/:id/settle', { status: 404, body: { code: 'not-found' } }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const settle = await canvas.findAllByRole('button', { name: /^Settle: / })
    await userEvent.click(settle[0] as HTMLElement)
    const { findByRole } = within(canvasElement.ownerDocument.body)
    const dialog = within(await findByRole('dialog', { name: 'How was it settled?' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Checked at Stripe')
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as settled' }))
    await expect(await dialog.findByText(/^Couldn’t mark it as settled/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Checked at Stripe')
  },
}

export const SettledBefore: ScreenStory = {
  beforeEach: DIFFERENT,
  globals: PHONE,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What was settled' }))
    await expect(await canvas.findByText(/^Refunded by hand/)).toBeVisible()
    await expect(canvas.getByText(/by Maria Vella$/)).toBeVisible()
  },
}

export const NoneYet: ScreenStory = {
  parameters: at('/admin/payments/documents'),
  beforeEach: [...DESK, respond('get', '/api/documents', { body: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No receipts yet.')).toBeVisible()
  },
}

const ONLINE = [...DESK, respond('get', '/api/site', { body: SITE_ONLINE })]

/** Nothing of it is real money. */
export const TestMode: ScreenStory = {
  beforeEach: ONLINE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Test mode.')).toBeVisible()
    await expect(canvas.getByText(/^Stripe last sent a webhook on/)).toBeVisible()
  },
}

const CARDS = [
  { status: 'authorized', captured: 0 },
  { status: 'captured' },
  { status: 'voided', captured: 0 },
  { status: 'failed', captured: 0 },
] as const

export const PaidOnline: ScreenStory = {
  parameters: at('/admin/payments/received'),
  beforeEach: [
    ...ONLINE,
    respond('get', '/api/payments', {
      body: CARDS.map((state, index) => ({
        ...buildPayment({ id: 40 + index, method: 'card', card: { brand: 'visa', last4: '4242' }, ...state }),
        order_id: 512,
        username: 'Ġorġ Żammit',
      })),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Card online, Visa 4242')).toHaveLength(4)
    for (const state of ['On hold', 'Released', 'Failed']) await expect(canvas.getByText(state)).toBeVisible()
  },
}

/** The operator has taken the key away while payments online are on. */
export const WithoutGateway: ScreenStory = {
  beforeEach: [
    ...ONLINE,
    respond('get', '/api/payments/gateway', {
      body: { is_configured: false, is_test: false, has_webhook: false, webhook_seen_at: null },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Stripe is not connected any more/)).toBeVisible()
  },
}

export const Failing: ScreenStory = { ...FAILING, beforeEach: AT_DESK }

/** While payments are off there is no such page, and nothing leads to it. */
export const PaymentsOff: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Looking for something?' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Cash-up' })).toBeNull()
  },
}
