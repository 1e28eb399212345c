import { expect, FAILING, PHONE, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/My account',
  parameters: { screen: { routes, at: '/account', as: 'customer' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Maria Vella')
    await expect(await canvas.findByText('This device')).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Invalid: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByText('Current password is required')).toBeVisible()
  },
}

export const Deleting: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
    await expect(await within(dialog).findByText('Password is required')).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Account' })).toBeVisible()
  },
}

export const Failing = FAILING

export const WithoutAnAccount: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to see your account.')).toBeVisible()
  },
}
