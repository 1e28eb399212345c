import { expect, FAILING, PHONE, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/My bookings',
  parameters: { screen: { routes, at: '/my-bookings', as: 'customer' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Bookings' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'RHIB Explorer' })).toBeVisible()
  },
}

export const PictureAsHighAsItsCard: ScreenStory = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: /^Next trip/ })
    await expect(card.firstElementChild?.clientHeight).toBe(card.clientHeight)
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const ChangingTheDate: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Details: RHIB Explorer' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Change date' }))
    await expect(await page.findByRole('radio', { name: /Booked now/ })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Move booking' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Loading: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Bookings' })).toBeVisible()
  },
}

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You haven't made any bookings yet")).toBeVisible()
  },
}

export const WithoutAnAccount: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Bookings' })).toBeVisible()
  },
}
