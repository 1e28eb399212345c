import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { DESK } from '../../../booking/testing/payments-screen-fixture'
import { routes } from '../../../routes'

export default {
  title: 'Screens/Admin/Payments/Attention',
  parameters: { screen: { routes, under: 'admin', at: '/admin/payments', as: 'staff' } },
} satisfies ScreenMeta

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
          username: 'Ġorġ Żammit',
          booking: {
            id: 24,
            product_name: 'Painted Luzzu',
            booking_date: '2026-06-18',
            slot_name: 'Morning',
          },
          bookings: 2,
        },
      ],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Money without a booking, €135.00')).toBeVisible()
    await expect(
      canvas.getByText(/^Ġorġ Żammit · Painted Luzzu, #24 and 1 more · .*, Morning$/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show payments' }))
    const { findByRole } = within(canvasElement.ownerDocument.body)
    await expect(await findByRole('dialog', { name: 'Payments of booking 24, Ġorġ Żammit' })).toBeVisible()
  },
}

/** The text has the width of the phone; the button is below it. */
export const NeedsAttentionOnAPhone: ScreenStory = {
  ...NeedsAttention,
  globals: PHONE,
  play: async ({ canvas }) => {
    const text = (await canvas.findByText(/^Money was received/)).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Show payments' }).getBoundingClientRect()
    await expect(button.top).toBeGreaterThanOrEqual(text.bottom)
    await expect(text.width).toBeGreaterThan(200)
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
  username: null,
  booking: null,
  bookings: 0,
}

const OF_AN_ORDER = { ...MISMATCH, id: 5, order_id: 512 }

const DIFFERENT = [
  ...DESK,
  respond('get', '/api/payments/attention', { body: [MISMATCH, OF_AN_ORDER] }),
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
  beforeEach: DIFFERENT,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const settle = await canvas.findAllByRole('button', { name: /^Settle: Stripe has a payment/ })
    await userEvent.click(settle[0] as HTMLElement)
    const { findByRole, getByText } = within(canvasElement.ownerDocument.body)
    const dialog = within(await findByRole('dialog', { name: 'How was it settled?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as settled' }))
    const note = dialog.getByRole('textbox', { name: 'Note' })
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Please say how it was settled/))
    await userEvent.type(note, 'Checked at Stripe')
    respond('post', '/api/payments/attention/:id/settle', () => {
      respond('get', '/api/payments/attention', { body: [OF_AN_ORDER] })(story)
      return { status: 204, body: {} }
    })(story)
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as settled' }))
    await waitFor(() => expect(getByText('Marked as settled')).toBeVisible())
    // What was pressed is gone with its row.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show payments' })).toHaveFocus())
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
