import { expect, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/My bookings/Signed out',
  parameters: { screen: { routes, at: '/my-bookings', as: 'visitor' } },
} satisfies ScreenMeta

export const Visitor: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "You haven't made any bookings yet" }),
    ).toBeVisible()
  },
}

/** Emails and calendars lead to one booking. */
export const LinkOfABooking: ScreenStory = {
  parameters: { screen: { at: '/my-bookings?booking=12' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to see your bookings' })).toBeVisible()
    await expect(canvas.queryByText("You haven't made any bookings yet")).toBeNull()
    await expect(canvas.getByText('The booking is in the account it was made with.')).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}
