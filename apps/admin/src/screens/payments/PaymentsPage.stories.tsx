import { expect, FAILING, PHONE, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { buildBooking } from '../../booking/testing/build-booking'
import { buildDocument, buildOrder, SITE_WITH_DESK } from '../../booking/testing/payments-at-desk'
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
const DESK = [
  AT_DESK,
  respond('get', '/api/payments/attention', { body: [] }),
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

export const Filled: ScreenStory = {
  beforeEach: DESK,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs attention.')).toBeVisible()
    await expect(await canvas.findByRole('rowheader', { name: 'R-2026-000002' })).toBeVisible()
    await expect(canvas.getByText('−€20.00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cash-up' })).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = {
  beforeEach: DESK,
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('R-2026-000002')).toBeVisible()
  },
}

export const NeedsAttention: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/payments/attention', {
      body: [
        {
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

export const NoneYet: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/documents', { body: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No receipts yet.')).toBeVisible()
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
