import { recordServerTime } from '@luzzu/api-client/clock'
import { HOUR_MS } from '@luzzu/domain'
import { OPERATIONS } from '@luzzu/domain/contracts'
import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { watchChanges } from '../../../booking/testing/day-payments-fixture'
import { routes } from '../../../routes'

export default {
  title: 'Screens/Admin/Webhooks',
  parameters: { screen: { routes, under: 'admin', at: '/admin/integrations/webhooks', as: 'staff' } },
} satisfies ScreenMeta

const [DELIVERY] = OPERATIONS['GET /webhook-endpoints/:id/deliveries'].example
const [ENDPOINT] = OPERATIONS['GET /webhook-endpoints'].example

export const Webhooks: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Deliveries of https/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(
      await dialog.findByRole('button', { name: 'Send again: availability.changed 7' }),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Send a test' })).toBeVisible()
  },
}

/** The button goes while the delivery is on its way again; the focus stays at the deliveries. */
export const SentAgain: ScreenStory = {
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    await userEvent.click(await canvas.findByRole('button', { name: /^Deliveries of https/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const again = await dialog.findByRole('button', { name: 'Send again: availability.changed 7' })
    respond('post', '/api/webhook-endpoints/:id/replay', () => {
      respond('get', '/api/webhook-endpoints/:id/deliveries', {
        body: [{ ...DELIVERY, state: 'pending' }],
      })(story)
      return { status: 202, body: { queued: 1 } }
    })(story)
    await userEvent.click(again)
    await waitFor(() => expect(again).not.toBeInTheDocument())
    await waitFor(() => expect(dialog.getByRole('region', { name: 'Deliveries' })).toHaveFocus())
  },
}

export const WebhooksOnAPhone: ScreenStory = { ...Webhooks, globals: PHONE }

/** All that failed since the receiver broke are sent again at once. */
export const SeveralSentAgain: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Deliveries of https/ }))
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: 'Send several again' }))
    const question = within(await body.findByRole('dialog', { name: 'Send several deliveries again' }))
    await expect(question.getByLabelText('Which')).toHaveDisplayValue('Those that failed')
    await userEvent.selectOptions(question.getByLabelText('From'), 'The last 7 days')
    await userEvent.click(question.getByRole('button', { name: 'Send again' }))
    await expect(await body.findByText('One delivery is being sent again.')).toBeVisible()
    await expect(await body.findByRole('button', { name: 'Send a test' })).toBeVisible()
  },
}

const DAY_MS = 24 * HOUR_MS
const dateHeader = (aheadMs: number) => ({ date: new Date(Date.now() + aheadMs).toUTCString() })

/** “The last 24 hours” are those of the server, whatever the clock of the device says. */
export const SentAgainByTheClockOfTheServer: ScreenStory = {
  beforeEach: [
    respond(
      'get',
      '/api/webhook-endpoints/:id/deliveries',
      () => ({ body: [DELIVERY], headers: dateHeader(-DAY_MS) }),
      { once: true },
    ),
    // Other stories are on the same page, which goes by the clock that it knows.
    () => () => recordServerTime(new Response(null, { headers: dateHeader(0) })),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Deliveries of https/ }))
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: 'Send several again' }))
    const question = within(await body.findByRole('dialog', { name: 'Send several deliveries again' }))
    const changes = watchChanges()
    await userEvent.click(question.getByRole('button', { name: 'Send again' }))
    await expect(await body.findByText('One delivery is being sent again.')).toBeVisible()
    const sent = await changes[0]?.json()
    await expect((Date.now() - Date.parse(sent.since)) / DAY_MS).toBeCloseTo(2, 1)
  },
}

export const SeveralSentAgainOnAPhone: ScreenStory = { ...SeveralSentAgain, globals: PHONE }

export const NoWebhooks: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No webhooks yet')).toBeVisible()
  },
}

/** Which events, and where to, can be changed. */
export const WebhookChanged: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit https/ }))
    const body = within(canvasElement.ownerDocument.body)
    const form = within(await body.findByRole('dialog', { name: 'Edit webhook' }))
    for (const checked of form.getAllByRole('checkbox', { checked: true })) await userEvent.click(checked)
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await expect(await form.findByText('Please choose at least one event')).toBeVisible()
    await userEvent.click(form.getByRole('checkbox', { name: 'A booking is moved' }))
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(body.getByText('Webhook changed.')).toBeVisible())
  },
}

/** A banner says which webhook gets nothing, and why. */
export const WebhookDisabled: ScreenStory = {
  beforeEach: respond('get', '/api/webhook-endpoints', {
    body: [{ ...ENDPOINT, enabled: false, disabled_reason: 'failing' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/gets no events: it is disabled\. For five days/)).toBeVisible()
  },
}
