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
