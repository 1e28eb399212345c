import type { Instant } from '@luzzu/domain'
import { OPERATIONS } from '@luzzu/domain/contracts'
import {
  expect,
  FAILING,
  LOADING,
  PHONE,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
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

export const CalendarFeedsOnAPhone: ScreenStory = {
  ...CalendarFeeds,
  globals: PHONE,
  play: async (story) => {
    await CalendarFeeds.play?.(story)
    const heading = await story.canvas.findByRole('heading', { level: 2, name: 'Calendar feeds' })
    const add = await story.canvas.findByRole('button', { name: 'Add calendar feed' })
    const [above, below] = [heading.getBoundingClientRect(), add.getBoundingClientRect()]
    // Beside the title, or below it with a distance.
    await expect(below.left >= above.right || below.top >= above.bottom + 4).toBe(true)
  },
}

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
    await userEvent.click(form.getByRole('button', { name: 'Add calendar feed' }))
    await expect(await form.findByText('Name is required')).toBeVisible()
    await userEvent.type(form.getByLabelText('Name'), 'Skippers')
    await userEvent.click(form.getByRole('button', { name: 'Add calendar feed' }))
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
    await userEvent.click(form.getByRole('button', { name: 'Add API token' }))
    await expect(await form.findByText('Please enter a name')).toBeVisible()
    await userEvent.type(form.getByLabelText('Name'), 'Accounting')
    await userEvent.click(form.getByRole('button', { name: 'Add API token' }))
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

/** All but the scopes can be changed; what is wrong is said at its field, and nothing is lost. */
export const TokenChanged: ScreenStory = {
  parameters: TOKENS,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Accounting' }))
    const body = within(canvasElement.ownerDocument.body)
    const form = within(await body.findByRole('dialog', { name: 'Edit Accounting' }))
    await expect(form.getByText(/^May: Read bookings\. That never changes/)).toBeVisible()
    await expect(form.getByLabelText('Works for')).toHaveDisplayValue('As it is: until it is revoked')
    const rate = form.getByLabelText('Requests a minute')
    await userEvent.clear(rate)
    await userEvent.type(rate, '5')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await expect(await form.findByText(/must be a whole number from 10 to 6000/)).toBeVisible()
    await waitFor(() => expect(rate).toHaveFocus())
    await userEvent.clear(rate)
    await userEvent.type(rate, '60')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(body.getByText('Token changed.')).toBeVisible())
  },
}

/** How long the old secret works is chosen, and said. */
export const SecretReplaced: ScreenStory = {
  parameters: TOKENS,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New secret for Accounting' }))
    const body = within(canvasElement.ownerDocument.body)
    const question = within(await body.findByRole('dialog', { name: 'Make a new secret?' }))
    await expect(question.getByLabelText('The old secret works')).toHaveDisplayValue('For another 24 hours')
    await userEvent.selectOptions(question.getByLabelText('The old secret works'), '72')
    await userEvent.click(question.getByRole('button', { name: 'Make new secret' }))
    const secret = await body.findByRole('dialog', { name: 'New secret' })
    await expect(secret).toBeVisible()
    await waitFor(() => expect(secret.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    const warning = within(await body.findByRole('dialog', { name: 'Close without copying?' }))
    await userEvent.click(warning.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(body.queryByRole('dialog', { name: 'Close without copying?' })).toBeNull())
    await userEvent.click(within(secret).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true))
  },
}

const [TOKEN] = OPERATIONS['GET /api-tokens'].example
const LONG =
  'Mediterranean Harbor Excursions, Daily Charters and Private Transfers of Valletta, Sliema and Gozo'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString() as Instant

/** Long names, every state, and tokens that end soon. */
export const ManyTokens: ScreenStory = {
  parameters: TOKENS,
  beforeEach: respond('get', '/api/api-tokens', {
    body: [
      { ...TOKEN, id: 20, name: LONG, scopes: ['bookings:read', 'bookings:write', 'catalogue:write'] },
      { ...TOKEN, id: 21, name: 'Till', expires_at: inDays(6), rotated_until: inDays(1) },
      { ...TOKEN, id: 22, name: 'Old till', expires_at: inDays(-6) },
      { ...TOKEN, id: 23, name: 'Lost laptop', revoked_at: inDays(-30) },
      ...Array.from({ length: 20 }, (_, index) => ({ ...TOKEN, id: 30 + index, name: `Program ${index}` })),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^Mediterranean/ })).toBeVisible()
    await expect(canvas.getByText('Expires soon')).toBeVisible()
    await expect(canvas.getByText(/^Old secret works until/)).toBeVisible()
    await expect(canvas.getByText('Expired')).toBeVisible()
    await expect(canvas.getByText('Revoked')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Edit Lost laptop' })).toBeNull()
  },
}

export const ManyTokensOnAPhone: ScreenStory = { ...ManyTokens, globals: PHONE }

const RESELLERS = { screen: { at: '/admin/integrations/resellers' } }

export const Resellers: ScreenStory = {
  parameters: RESELLERS,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Blue Grotto Tours/ })).toBeVisible()
    await expect(canvas.getByText('1 of 50 on hold')).toBeVisible()
    await expect(await canvas.findByLabelText('Address for resellers')).toHaveValue(`${location.origin}/octo`)
    const sold = within(canvas.getByRole('table', { name: 'Rental services as resellers see them' }))
    await expect(await sold.findByText('As in the settings')).toBeVisible()
  },
}

export const ResellersOnAPhone: ScreenStory = { ...Resellers, globals: PHONE }

export const NoResellers: ScreenStory = {
  parameters: { screen: { ...RESELLERS.screen, api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No resellers yet')).toBeVisible()
    await expect(canvas.queryByText('What resellers sell')).toBeNull()
  },
}

/** What a reseller may sell and hold is chosen when it is added. */
export const ResellerAdded: ScreenStory = {
  parameters: RESELLERS,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add reseller' }))
    const body = within(canvasElement.ownerDocument.body)
    const form = within(await body.findByRole('dialog', { name: 'Add reseller' }))
    await userEvent.type(form.getByLabelText('Name of the reseller'), 'Blue Grotto Tours')
    await userEvent.click(form.getByRole('switch', { name: /^All rental services/ }))
    await userEvent.click(form.getByRole('button', { name: 'Add reseller' }))
    await expect(await form.findByText('Please choose products, or all')).toBeVisible()
    await userEvent.type(form.getByLabelText('Email'), 'desk@bluegrotto.example')
    await userEvent.click(form.getByRole('checkbox', { name: 'Tandem Kayak' }))
    await userEvent.click(form.getByRole('button', { name: 'Add reseller' }))
    await expect(await body.findByRole('dialog', { name: 'Reseller created' })).toBeVisible()
  },
}

export const ResellerAddedOnAPhone: ScreenStory = { ...ResellerAdded, globals: PHONE }

export const SoldByResellers: ScreenStory = {
  parameters: RESELLERS,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit how resellers sell/ }))
    const body = within(canvasElement.ownerDocument.body)
    const form = within(await body.findByRole('dialog', { name: /^Edit how resellers sell/ }))
    await userEvent.selectOptions(form.getByLabelText('Confirmation'), 'At once')
    await userEvent.type(form.getByLabelText(/^Reference/), 'BOAT-7')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(body.getByText('Saved.')).toBeVisible())
  },
}
