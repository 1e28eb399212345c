import { expect, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Not found',
  parameters: { screen: { routes, at: '/no/such/page' } },
} satisfies ScreenMeta

export const Shown: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Looking for something?' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}

export const SignedIn: ScreenStory = {
  parameters: { screen: { as: 'customer' } },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'))
    await expect(await main.findByRole('link', { name: 'My Bookings' })).toHaveAttribute(
      'href',
      '/my-bookings',
    )
    await expect(main.queryByRole('link', { name: 'Login' })).toBeNull()
  },
}
