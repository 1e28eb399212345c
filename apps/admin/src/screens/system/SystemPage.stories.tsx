import {
  expect,
  FAILING,
  PHONE,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
} from '@luzzu/ui/screens'
import { WITHOUT_MAIL_SERVER } from '../../booking/testing/without-mail-server'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/System',
  parameters: { screen: { routes, under: 'admin', at: '/admin/system', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('database is locked')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Send again: gorg@example.com' })).toBeVisible()
  },
}

/** The row that was pressed goes; the focus stays at the list. */
export const SentAgain: ScreenStory = {
  play: async (story) => {
    const { canvas, userEvent } = story
    const retry = await canvas.findByRole('button', { name: 'Send again: gorg@example.com' })
    respond('post', '/api/system/mail/:id/retry', () => {
      respond('get', '/api/system/mail', { body: [] })(story)
      return { status: 202, body: {} }
    })(story)
    await userEvent.click(retry)
    await expect(await canvas.findByText('No email has failed.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Emails that failed' })).toHaveFocus())
  },
}

/** The link of the first steps leads to the backups. */
export const AtBackups: ScreenStory = {
  parameters: { screen: { at: '/admin/system#backups' } },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Backups' })
    await waitFor(() => expect(section).toHaveFocus())
  },
}

const WITH_REMINDERS = {
  versions: { api: '1.0.0' },
  database: 'sqlite',
  backup: null,
  mail: { waiting: 0, failed: 0, oldest_at: null },
  jobs: [{ name: 'send-reminders', last_at: '2026-06-18T03:00:00.000Z', last_error: null }],
}

/** Nothing waits and nothing fails, and yet nobody receives anything. */
export const WithoutAMailServer: ScreenStory = {
  parameters: { screen: { at: '/admin/system#emails' } },
  beforeEach: [WITHOUT_MAIL_SERVER, respond('get', '/api/system', { body: WITH_REMINDERS })],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Emails' })).toHaveFocus())
    await expect(await canvas.findByText(/^No mail server is set/)).toBeVisible()
    await expect(canvas.getByText('SMTP_URL').tagName).toBe('CODE')
    await expect(canvas.getByText('Nobody receives emails: no mail server is set.')).toBeVisible()
    const reminders = (await canvas.findByText('Reminders')).closest('div')
    await expect(reminders).toHaveTextContent(/No email goes out: no mail server is set$/)
    await expect(reminders).not.toHaveTextContent('Succeeded')
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'System' })).toBeVisible()
  },
}

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No email has failed.')).toBeVisible()
    await expect(await canvas.findByText('None by the server')).toBeVisible()
    await expect(await canvas.findByText(/^The server makes one by itself/)).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Recipient' })).toBeNull()
    await expect(canvas.getByText('The server makes no backups.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'How backups are made' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Backups' })).toHaveFocus())
  },
}
