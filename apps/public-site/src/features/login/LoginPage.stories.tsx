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

export const LoggedInAlready: ScreenStory = {
  parameters: { screen: { routes, at: '/login', as: 'customer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are logged in as Maria Vella\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', '/my-bookings')
  },
}

export const Invalid: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }))
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeInvalid())
  },
}

export const NoEmail: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Email')
    await userEvent.type(field, 'maria@example')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Email is invalid'))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('maria@example')
  },
}

/** The password can be typed again at once. */
export const Refused: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maria@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'not the password')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(await within(document.body).findByText('Failed to login')).toBeVisible()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You are not logged in. Check your email and password, and try again.',
    )
    const password = canvas.getByLabelText<HTMLInputElement>('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'not the password'.length])
  },
}

/** What failed stays at the form, with what was typed, until the next attempt. */
export const ServerDown: ScreenStory = {
  beforeEach: respond('post', '/api/login', refusal(503, 'unavailable')),
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.type(await canvas.findByLabelText('Email'), 'maria@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'a boat at night{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^You are not logged in\..+try again\.$/)
    await expect(canvas.getByLabelText('Password')).toHaveValue('a boat at night')
    await userEvent.clear(canvas.getByLabelText('Password'))
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const ServerDownOnAPhone: ScreenStory = { ...ServerDown, globals: PHONE }
