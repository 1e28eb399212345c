import { expect, PHONE, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Not found',
  parameters: { screen: { routes, at: '/no/such/page' } },
} satisfies ScreenMeta

export const Shown: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Looking for something?' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['See what you can book', 'Home', 'Login', 'Register']),
    )
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}

/** Without the illustration beside it, a picture stands above. */
export const OnAPhone: ScreenStory = {
  ...Shown,
  globals: PHONE,
  play: async (story) => {
    await Shown.play?.(story)
    const title = story.canvas.getByRole('heading', { name: 'Looking for something?' })
    const picture = title.previousElementSibling as HTMLElement
    await expect(picture.querySelector('svg')).toBeVisible()
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
