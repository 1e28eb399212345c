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
import { routes } from '../../../routes'

export default {
  title: 'Screens/Admin/Settings/Payments',
  parameters: { screen: { routes, under: 'admin', at: '/admin/settings', as: 'staff' } },
} satisfies ScreenMeta

type Context = Pick<Parameters<NonNullable<ScreenStory['play']>>[0], 'canvas' | 'userEvent'>

async function turnOnDesk({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('radio', { name: /^At the desk/ }))
}

/** Guests are told how they pay also where nothing else is said of payments. */
export const PaymentNote: ScreenStory = {
  play: async (story) => {
    const { canvas, userEvent } = story
    const note = await canvas.findByRole('textbox', { name: /^Payment note/ })
    await expect(note).toHaveAccessibleDescription(/^Shown to guests before and after they book/)
    await userEvent.click(note)
    await userEvent.paste('Pay at the meeting point, in cash or by card. '.repeat(5))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText('Payment note must be at most 200 characters')).toBeVisible()
    await waitFor(() => expect(note).toHaveFocus())
    await turnOnOnline(story)
    await expect(note).toHaveAccessibleDescription(/Not shown while guests pay online/)
  },
}

export const PaymentNoteOnAPhone: ScreenStory = { ...PaymentNote, globals: PHONE }

const NO_GATEWAY = respond('get', '/api/payments/gateway', {
  body: { is_configured: false, is_test: false, has_webhook: false, webhook_seen_at: null },
})

export const PaymentsAtTheDesk: ScreenStory = {
  beforeEach: NO_GATEWAY,
  play: async ({ canvas, userEvent }) => {
    await turnOnDesk({ canvas, userEvent })
    await expect(canvas.getByRole('radio', { name: /^Online/ })).toBeDisabled()
    await expect(canvas.getByText(/no payment gateway is configured/)).toBeVisible()
    await expect(canvas.getByText(/Without it, receipts name only your site/)).toBeVisible()
    await expect(canvas.getByText(/A change holds for new bookings/)).toBeVisible()
    await expect(canvas.getByText(/100% until 24 hours before the start, then nothing/)).toBeVisible()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Refund when a customer cancels' }),
      'In steps',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }))
    const second = within(canvas.getByRole('listitem', { name: 'Step 2' }))
    await userEvent.type(second.getByRole('spinbutton', { name: 'Hours before the start' }), '6')
    await userEvent.type(second.getByRole('spinbutton', { name: /^Refund in percent/ }), '50')
    await expect(
      canvas.getByText(/100% until 24 hours before the start, 50% until 6 hours before the start/),
    ).toBeVisible()
    // A field that is half under the row of links would count as too small.
    canvas.getByRole('region', { name: 'Payments' }).scrollIntoView()
  },
}

export const PaymentsAtTheDeskOnAPhone: ScreenStory = { ...PaymentsAtTheDesk, globals: PHONE }

/** What is wrong stands at its field, and nothing is sent. */
export const PaymentsRefused: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await turnOnDesk({ canvas, userEvent })
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^VAT/ }), '118')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Refund when a customer cancels' }),
      'In steps',
    )
    const percent = canvas.getByRole('spinbutton', { name: /^Refund in percent/ })
    await userEvent.clear(percent)
    await userEvent.type(percent, '101')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(
      await canvas.findByText('VAT must be a number from 0 to 100 with at most 2 decimals'),
    ).toBeVisible()
    await expect(
      canvas.getAllByText('Percent must be a number from 0 to 100 with at most 2 decimals'),
    ).toHaveLength(2)
  },
}

async function turnOnOnline({ canvas, userEvent }: Context) {
  const online = await canvas.findByRole('radio', { name: /^Online/ })
  await waitFor(() => expect(online).toBeEnabled())
  await userEvent.click(online)
}

const UNSEEN = { is_configured: true, is_test: true, has_webhook: true, webhook_seen_at: null }

/** Whoever looks again after an event was sent for a test sees that it has come. */
export const WebhookSeen: ScreenStory = {
  beforeEach: respond('get', '/api/payments/gateway', { body: UNSEEN }),
  play: async (story) => {
    await turnOnOnline(story)
    await expect(await story.canvas.findByText(/^Stripe has not sent a webhook yet/)).toBeVisible()
    respond('get', '/api/payments/gateway', {
      body: { ...UNSEEN, webhook_seen_at: '2026-06-18T07:45:00.000Z' },
    })(story)
    await turnOnDesk(story)
    await turnOnOnline(story)
    await expect(await story.canvas.findByText(/^Stripe last sent a webhook on/)).toBeVisible()
  },
}

/** With a test key it can be tried before the first guest pays. */
export const PaymentsOnline: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await turnOnOnline({ canvas, userEvent })
    await expect(canvas.getByText('Test mode.')).toBeVisible()
    await expect(canvas.getByText(/^Stripe last sent a webhook on/)).toBeVisible()
    const minutes = canvas.getByRole('spinbutton', { name: /^Places are held for/ })
    await expect(minutes).toHaveValue(15)
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '61')
    await userEvent.click(canvas.getByRole('switch', { name: 'Booking without an account' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText('Holds must last from 5 to 60 minutes')).toBeVisible()
  },
}

export const PaymentsOnlineOnAPhone: ScreenStory = { ...PaymentsOnline, globals: PHONE }

/** What only the server knows is told beside the choice. */
export const OnlineRefused: ScreenStory = {
  beforeEach: respond(
    'put',
    '/api/settings',
    refusal(422, 'validation', {
      errors: [
        {
          pointer: '#/payments/mode',
          detail: 'Payments online need a key of Stripe and the address of the site',
        },
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await turnOnOnline({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(
      await canvas.findByText('Payments online need a key of Stripe and the address of the site'),
    ).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Online/ })).toBeChecked()
  },
}
