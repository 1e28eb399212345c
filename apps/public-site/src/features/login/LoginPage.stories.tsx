import { expect, PHONE, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Login',
  parameters: { screen: { routes, at: '/login' } },
} satisfies ScreenMeta

export const Blank: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Blank, globals: PHONE }

export const Invalid: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }))
    await expect(await canvas.findByLabelText('Email')).toBeInvalid()
  },
}

export const NoEmail: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Email')
    await userEvent.type(field, 'maria@example')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(field).toHaveAccessibleDescription('Email is invalid')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('maria@example')
  },
}

export const Refused: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maria@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'not the password')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(await within(document.body).findByText('Failed to login')).toBeVisible()
  },
}
