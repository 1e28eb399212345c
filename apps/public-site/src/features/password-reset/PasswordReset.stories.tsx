import {
  expect,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { aSite } from '../../platform/testing/a-site'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Password reset',
  parameters: { screen: { routes, at: '/reset-password' } },
} satisfies ScreenMeta

export const Ask: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toBeVisible()
  },
}

export const Requested: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maria@example.com{Enter}')
    await expect(await canvas.findByText(/we’ve sent it a link/)).toBeVisible()
    await expect(canvas.getByText('maria@example.com')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }))
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example.com')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('maria@example.com')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Back to login' }))
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example.com')
  },
}

/** Where no email is sent, nobody is told to wait for one. */
export const WithoutMailServer: ScreenStory = {
  beforeEach: respond('get', '/api/site', { body: aSite({ has_mail_server: false }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^We can’t send emails yet/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '+356 2100 0000' })).toHaveAttribute(
      'href',
      'tel:+35621000000',
    )
    await expect(canvas.queryByText(/we’ll send you a link/)).toBeNull()
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.com{Enter}')
    await expect(await canvas.findByText(/^We have your request\./)).toBeVisible()
    await expect(canvas.queryByText(/sent it a link|can’t send emails/)).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot password?')
  },
}

/** Nothing looks as if an email had been sent. */
export const NotSent: ScreenStory = {
  beforeEach: respond('post', '/api/password-resets', refusal(503, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Email')
    await userEvent.type(field, 'maria@example.com{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^No email was sent\./)
    await expect(field).toHaveValue('maria@example.com')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot password?')
  },
}

const TYPED = 'a long word, and not it'

/** What the check of the page refuses, and what only the server knows; what is typed stays. */
export const ChooseBadly: ScreenStory = {
  parameters: { screen: { at: '/reset-password/a-token-from-a-mail' } },
  beforeEach: respond(
    'put',
    '/api/password-resets/:token',
    refusal(422, 'validation', {
      errors: [{ pointer: '#/password', detail: 'Please choose another password' }],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('New password')
    const save = canvas.getByRole('button', { name: 'Save password' })
    const refuse = async (text: string, error: string) => {
      await userEvent.clear(field)
      await userEvent.click(field)
      if (text !== '') await userEvent.paste(text)
      await userEvent.click(save)
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(error)))
      await expect(field).toBeInvalid()
      await expect(field).toHaveValue(text)
    }
    await refuse('', 'Password is required')
    await refuse('7 chars', 'Password must be at least 8 characters')
    await refuse('🛶🛶🛶🛶🛶🛶🛶', 'Password must be at least 8 characters')
    await refuse('x'.repeat(129), 'Password must be at most 128 characters')
    await refuse(TYPED, 'Please choose another password')
  },
}

const INVALID = refusal(404, 'not-found', {
  message: 'This link is no longer valid. Please request a new one.',
})

/** A wrong, old or used link says so as it opens, and whoever is signed in need not type the address. */
export const LinkInvalid: ScreenStory = {
  parameters: { screen: { at: '/reset-password/a-token-from-a-mail', as: 'customer' } },
  beforeEach: respond('get', '/api/password-resets/:token', INVALID),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This link no longer works' }),
    ).toBeVisible()
    await expect(canvas.queryByLabelText('New password')).toBeNull()
    await userEvent.click(await canvas.findByRole('link', { name: 'Request a new link' }))
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue('maria@example.com'))
  },
}

/** Where the link cannot be checked, it may work. */
export const LinkUnchecked: ScreenStory = {
  parameters: { screen: { at: '/reset-password/a-token-from-a-mail' } },
  beforeEach: respond('get', '/api/password-resets/:token', refusal(503, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toBeVisible()
  },
}

/** It has expired while the password was typed. */
export const LinkExpired: ScreenStory = {
  parameters: { screen: { at: '/reset-password/a-token-from-a-mail' } },
  beforeEach: respond('put', '/api/password-resets/:token', INVALID),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('New password')
    await userEvent.type(field, `${TYPED}{Enter}`)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is no longer valid.')
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toBeVisible()
    await expect(field).toHaveValue(TYPED)
  },
}

/** The new password has ended the session of this tab, too. */
export const ChosenWhileLoggedIn: ScreenStory = {
  parameters: { screen: { at: '/reset-password/a-token-from-a-mail', as: 'customer' } },
  beforeEach: respond('put', '/api/password-resets/:token', { body: {} }),
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    await userEvent.type(await canvas.findByLabelText('New password'), TYPED)
    respond('get', '/api/user/:id', refusal(401, 'session-expired'))(story)
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expect(await canvas.findByText(/^Your session has ended\./)).toBeVisible()
    await expect(canvas.queryByText(/^You are logged in as/)).toBeNull()
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull()
  },
}

export const Choose: ScreenStory = {
  parameters: { screen: { at: '/reset-password/a-token-from-a-mail' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
