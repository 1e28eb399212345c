import {
  expect,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
} from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Registration',
  parameters: { screen: { routes, at: '/register' } },
} satisfies ScreenMeta

export const Blank: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Blank, globals: PHONE }

export const Invalid: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    const [submit] = canvas.getAllByRole('button', { name: /create|register/i })
    if (submit) await userEvent.click(submit)
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeInvalid())
  },
}

/** A number with its own country code selects its country, for which there is an example. */
export const PhoneFromAbroad: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByLabelText('Country code')
    await waitFor(() => expect(country).toHaveValue('+356 Malta'))
    const phone = canvas.getByLabelText('Phone number')
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^For example 9696.1234, or \+356/))
    await userEvent.type(phone, '+39 345 678 9012')
    await waitFor(() => expect(country).toHaveValue('+39 Italy'))
    await expect(phone).toHaveAccessibleDescription(/^For example 312.345.6789, or \+39/)
    await userEvent.clear(phone)
    await userEvent.type(phone, '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Phone number is invalid.+312.345.6789/))
  },
}

/** The address leads on to the login and to a new password, with nothing to type again. */
export const EmailTaken: ScreenStory = {
  beforeEach: respond(
    'post',
    '/api/register',
    refusal(409, 'duplicate', { message: 'This email cannot be used to register.' }),
  ),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email')
    await userEvent.type(canvas.getByLabelText('Username'), 'Maria Vella')
    await userEvent.type(email, 'maria@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'calm-waters-8')
    await userEvent.type(canvas.getByLabelText('Phone number'), '79000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expect(await canvas.findByText('This email cannot be used to register.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Reset your password' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Log in with this email' }))
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example.com')
  },
}

export const ServerDown: ScreenStory = {
  beforeEach: respond('post', '/api/register', refusal(503, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'Maria Vella')
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'calm-waters-8')
    await userEvent.type(canvas.getByLabelText('Phone number'), '79000000{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Your account was not created\./)
    await expect(canvas.getByLabelText('Username')).toHaveValue('Maria Vella')
  },
}

export const ServerDownOnAPhone: ScreenStory = { ...ServerDown, globals: PHONE }
