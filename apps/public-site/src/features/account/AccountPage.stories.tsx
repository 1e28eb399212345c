import {
  changeElsewhere,
  expect,
  FAILING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  spyOn,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/My account',
  parameters: { screen: { routes, at: '/account', as: 'customer' } },
} satisfies ScreenMeta

const NO_BOOKINGS = respond('get', '/api/bookings/user/:id', { body: [] })

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Maria Vella')
    await expect(await canvas.findByText('Firefox on Windows (this device)')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

/** Settings that the business has saved come when the visitor returns to the page. */
export const AnotherAddressMeanwhile: ScreenStory = {
  play: async (story) => {
    const link = await story.canvas.findByRole('link', { name: 'write to us' })
    const site = await (await fetch('/api/site')).json()
    const contact = { ...site.contact, mail: 'desk@example.com' }
    respond('get', '/api/site', { body: { ...site, contact } })(story)
    dispatchEvent(new Event('focus'))
    await waitFor(() => expect(link).toHaveAttribute('href', 'mailto:desk@example.com'))
  },
}

export const NoCountryHasTheCode: ScreenStory = {
  // Until the table of the codes is loaded, the server is asked.
  beforeEach: respond('put', '/api/user/:id', refusal(503, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Phone number')
    await expect(field).toHaveValue('+35679000000')
    await expect(field).toHaveAccessibleDescription(/^For example 9696.1234/)
    await userEvent.clear(field)
    await userEvent.type(field, '+999 123456789')
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
      await expect(field).toHaveAccessibleDescription(/^No country has the code.+ With the country code/)
    })
    await expect(field).toHaveValue('+999 123456789')
  },
}

export const Invalid: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByText('Current password is required')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Name'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText('Name is required')).toBeVisible()
  },
}

export const Deleting: ScreenStory = {
  beforeEach: NO_BOOKINGS,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
    await expect(await within(dialog).findByText('Password is required')).toBeVisible()
  },
}

/** Said before the password is asked for. */
export const UpcomingBookings: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const notice = await canvas.findByText(/^You have (an|\d+) upcoming booking/)
    await expect(within(notice).getByRole('link', { name: 'My Bookings' })).toHaveAttribute(
      'href',
      '/my-bookings',
    )
    const erase = canvas.getByRole('button', { name: 'Delete my account' })
    await expect(erase).toHaveAccessibleDescription('Cancel your upcoming bookings first.')
    await userEvent.click(erase)
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull()
  },
}

export const UpcomingBookingsOnAPhone: ScreenStory = { ...UpcomingBookings, globals: PHONE }

/** A booking that was made meanwhile. */
export const StillBooked: ScreenStory = {
  beforeEach: [
    NO_BOOKINGS,
    respond(
      'delete',
      '/api/user/:id',
      refusal(409, 'in-use', { message: 'Please cancel your upcoming bookings first.' }),
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Your password'), 'a boat at night')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please cancel your upcoming')
    await expect(dialog.getByLabelText('Your password')).toHaveValue('a boat at night')
  },
}

export const WrongPassword: ScreenStory = {
  beforeEach: respond(
    'put',
    '/api/user/:id/password',
    refusal(422, 'validation', {
      errors: [{ pointer: '#/current_password', detail: 'The current password is wrong' }],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const current = await canvas.findByLabelText('Current password')
    await userEvent.type(current, 'a boat at night')
    await userEvent.type(canvas.getByLabelText('New password'), 'a boat at noon')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await canvas.findByText('The current password is wrong')
    await expect(current).toBeInvalid()
  },
}

/** The phone number was changed in another tab: a name that is saved here leaves it. */
export const ChangedInAnotherTab: ScreenStory = {
  play: async (story) => {
    const { canvas, userEvent } = story
    const name = await canvas.findByLabelText('Name')
    await changeElsewhere(story, '/api/user/2', { phone: '+35679112233' })
    const sent: unknown[] = []
    const { fetch } = globalThis
    spyOn(globalThis, 'fetch').mockImplementation(async (request, options) => {
      if (!(request instanceof Request) || request.method !== 'PUT') return fetch(request, options)
      const profile = await request.json()
      sent.push(profile)
      return Response.json({ id_user_pk: 2, mail: 'maria@example.com', ...profile })
    })
    await userEvent.type(name, ' Borg{Enter}')
    await waitFor(() => expect(sent).toEqual([{ username: 'Maria Vella Borg', phone: '+35679112233' }]))
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveValue('+35679112233'))
  },
}

/** What failed stays at its form, with what was typed. */
export const NotSaved: ScreenStory = {
  beforeEach: respond('put', '/api/user/:id', refusal(503, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name')
    await userEvent.type(name, ' Borg{Enter}')
    const main = within(canvas.getByRole('main'))
    await expect(await main.findByRole('alert')).toHaveTextContent(/^Couldn’t save your details\./)
    await expect(name).toHaveValue('Maria Vella Borg')
  },
}

/** Who has forgotten the current password asks for a link, without typing the address. */
export const ForgottenPassword: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot your password?' }))
    await expect(await canvas.findByLabelText('Email')).toHaveValue('maria@example.com')
  },
}

/** The button goes with its session, or with all of them; the focus stays at the list. */
export const SessionsEnded: ScreenStory = {
  play: async (story) => {
    const { canvas, userEvent } = story
    const list = await canvas.findByRole('region', { name: 'Where you’re logged in' })
    const [end] = await within(list).findAllByRole('button', { name: 'Log out' })
    const sessions: { current: boolean }[] = await (await fetch('/api/user/2/sessions')).json()
    respond('get', '/api/user/:id/sessions', { body: sessions.toSpliced(1, 1) })(story)
    respond('delete', '/api/user/:id/sessions/:session', { body: {} })(story)
    respond('delete', '/api/user/:id/sessions', { body: {} })(story)
    if (end) await userEvent.click(end)
    await waitFor(() => expect(end).not.toBeInTheDocument())
    await waitFor(() => expect(list).toHaveFocus())
    respond('get', '/api/user/:id/sessions', { body: sessions.slice(0, 1) })(story)
    await userEvent.click(within(list).getByRole('button', { name: 'Log out everywhere else' }))
    await waitFor(() => expect(within(list).queryByRole('button')).toBeNull())
    await waitFor(() => expect(list).toHaveFocus())
  },
}

export const WithoutSessions: ScreenStory = {
  beforeEach: respond('get', '/api/user/:id/sessions', refusal(400, 'story')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Maria Vella')
  },
}

export const NotDownloaded: ScreenStory = {
  beforeEach: respond(
    'get',
    '/api/user/:id/export',
    refusal(400, 'story', { message: 'The harbor is closed.' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }))
    const main = within(canvas.getByRole('main'))
    await expect(await main.findByRole('alert')).toHaveTextContent('The harbor is closed.')
  },
}

export const Loading: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Account' })).toBeVisible()
  },
}

export const Failing = FAILING

/** The login leads back. */
export const WithoutAnAccount: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  beforeEach: respond('post', '/api/login', {
    body: {
      message: 'Welcome back, Maria Vella!',
      token: 'eyJhbGciOiJIUzI1NiJ9.e30.signature',
      session_token: 'Zk3vV0m1',
      expires_at: '2099-07-18T07:42:00.000Z',
      user: { id_user_pk: 7, username: 'Maria Vella', permission_level: 0 },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Log in to see your account.')).toBeVisible()
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' }))
    await userEvent.type(await canvas.findByLabelText('Email'), 'maria@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'a boat at night')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(await canvas.findByRole('heading', { name: 'My Account' })).toBeVisible()
  },
}
