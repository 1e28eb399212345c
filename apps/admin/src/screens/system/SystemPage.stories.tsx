import { expect, FAILING, PHONE, type ScreenMeta, type ScreenStory, waitFor } from '@luzzu/ui/screens'
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

/** The link of the first steps leads to the backups. */
export const AtBackups: ScreenStory = {
  parameters: { screen: { at: '/admin/system#backups' } },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Backups' })
    await waitFor(() => expect(section).toHaveFocus())
  },
}

/** Nothing waits and nothing fails, and yet nobody receives anything. */
export const WithoutAMailServer: ScreenStory = {
  parameters: { screen: { at: '/admin/system#emails' } },
  beforeEach: WITHOUT_MAIL_SERVER,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Emails' })).toHaveFocus())
    await expect(await canvas.findByText(/^No mail server is set/)).toBeVisible()
    await expect(canvas.getByText('SMTP_URL').tagName).toBe('CODE')
    await expect(canvas.getByText('Nobody receives emails: no mail server is set.')).toBeVisible()
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
