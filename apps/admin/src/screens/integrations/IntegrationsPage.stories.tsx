import { expect, FAILING, LOADING, PHONE, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Integrations',
  parameters: { screen: { routes, under: 'admin', at: '/admin/integrations/calendar-feeds', as: 'staff' } },
} satisfies ScreenMeta

export const CalendarFeeds: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Skippers/ })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'New address for Skippers' })).toBeVisible()
  },
}

export const CalendarFeedsOnAPhone: ScreenStory = { ...CalendarFeeds, globals: PHONE }

export const Loading = LOADING

export const Failing = FAILING

export const NoCalendarFeeds: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No calendar feeds yet')).toBeVisible()
  },
}

export const AddressShownOnce: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add calendar feed' }))
    const body = within(canvasElement.ownerDocument.body)
    const form = within(await body.findByRole('dialog', { name: 'Add calendar feed' }))
    await userEvent.click(form.getByRole('button', { name: 'Create feed' }))
    await expect(await form.findByText('Name is required')).toBeVisible()
    await userEvent.type(form.getByLabelText('Name'), 'Skippers')
    await userEvent.click(form.getByRole('button', { name: 'Create feed' }))
    const shown = within(await body.findByRole('dialog', { name: 'Calendar feed created' }))
    await expect(shown.getByText(/You won’t see this again/)).toBeVisible()
    await expect(shown.getByLabelText('Address')).toHaveValue(
      'https://boats.example.com/calendars/q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c.ics',
    )
  },
}

const TOKENS = { screen: { at: '/admin/integrations' } }

export const ApiTokens: ScreenStory = {
  parameters: TOKENS,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Accounting/ })).toBeVisible()
    await expect(canvas.queryByRole('rowheader', { name: /Blue Grotto/ })).toBeNull()
  },
}

export const ApiTokensOnAPhone: ScreenStory = { ...ApiTokens, globals: PHONE }

export const NoApiTokens: ScreenStory = {
  parameters: { screen: { at: '/admin/integrations', api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No API tokens yet')).toBeVisible()
  },
}

export const TokenShownOnce: ScreenStory = {
  parameters: TOKENS,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add API token' }))
    const body = within(canvasElement.ownerDocument.body)
    const form = within(await body.findByRole('dialog', { name: 'Add API token' }))
    await userEvent.click(form.getByRole('button', { name: 'Create token' }))
    await expect(await form.findByText('Please enter a name')).toBeVisible()
    await userEvent.type(form.getByLabelText('Name'), 'Accounting')
    await userEvent.click(form.getByRole('button', { name: 'Create token' }))
    const shown = within(await body.findByRole('dialog', { name: 'API token created' }))
    await expect(shown.getByText(/You won’t see this again/)).toBeVisible()
    await expect(shown.getByLabelText('Token')).toHaveValue('bkt_live_<43 characters>')
  },
}

export const TokenRevoked: ScreenStory = {
  parameters: TOKENS,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Accounting' }))
    const body = within(canvasElement.ownerDocument.body)
    const question = within(await body.findByRole('dialog', { name: 'Revoke token?' }))
    await expect(question.getByText(/stops at once, and for good/)).toBeVisible()
  },
}

export const Resellers: ScreenStory = {
  parameters: { screen: { at: '/admin/integrations/resellers' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Blue Grotto Tours/ })).toBeVisible()
    await expect(await canvas.findByLabelText('Address for resellers')).toHaveValue(`${location.origin}/octo`)
  },
}

export const ResellersOnAPhone: ScreenStory = { ...Resellers, globals: PHONE }
const atWebhooks = { at: '/admin/integrations/webhooks' }

export const Webhooks: ScreenStory = {
  parameters: { screen: atWebhooks },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Open https/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(
      await dialog.findByRole('button', { name: 'Send again: availability.changed 7' }),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Send a test' })).toBeVisible()
  },
}

export const WebhooksOnAPhone: ScreenStory = { ...Webhooks, globals: PHONE }

export const NoWebhooks: ScreenStory = {
  parameters: { screen: { ...atWebhooks, api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No webhooks yet')).toBeVisible()
  },
}
