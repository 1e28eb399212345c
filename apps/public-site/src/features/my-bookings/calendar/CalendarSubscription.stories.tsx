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
  title: 'Screens/Public site/My bookings/Calendar',
  parameters: { screen: { routes, at: '/my-bookings', as: 'customer' } },
} satisfies ScreenMeta

const NO_CALENDAR = respond(
  'get',
  '/api/user/:id/calendar',
  refusal(404, 'not-found', { message: 'Not found' }),
)

export const Added: ScreenStory = {
  beforeEach: NO_CALENDAR,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow all bookings in your calendar' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Follow all bookings in your calendar' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Create the link' }))
    await expect(await dialog.findByText(/You won’t see this again/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^webcal:\/\/.*\.ics$/),
    )
  },
}

/** While the link is created, which is shown this once, its dialog stays. */
export const Awaited: ScreenStory = {
  beforeEach: [NO_CALENDAR, respond('post', '/api/user/:id/calendar')],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow all bookings in your calendar' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Follow all bookings in your calendar' }))
    const create = await dialog.findByRole('button', { name: 'Create the link' })
    await userEvent.click(create)
    await waitFor(() => expect(create).toHaveAttribute('aria-busy', 'true'))
    await userEvent.keyboard('{Escape}')
    await expect(create).toBeVisible()
    for (const close of dialog.getAllByRole('button', { name: 'Close' })) {
      await userEvent.click(close)
      await expect(create).toBeVisible()
    }
  },
}

/** Whoever has an address sees whether a calendar reads it, and may replace or remove it. */
export const Replaced: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const open = async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Follow all bookings in your calendar' }),
      )
      return within(await page.findByRole('dialog', { name: 'Follow all bookings in your calendar' }))
    }
    const made = await open()
    await expect(await made.findByText(/It was last read on June 18, 2026, 11:10\.$/)).toBeVisible()
    await userEvent.click(made.getByRole('button', { name: 'Remove the link' }))
    await waitFor(() => expect(page.getByText('The link was removed.')).toBeVisible())
    const again = await open()
    await userEvent.click(await again.findByRole('button', { name: 'Create a new link' }))
    await expect(await again.findByText(/You won’t see this again/)).toBeVisible()
  },
}

export const ReplacedOnAPhone: ScreenStory = { ...Replaced, globals: PHONE }
