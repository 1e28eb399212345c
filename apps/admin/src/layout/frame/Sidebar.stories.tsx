import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Sidebar',
  parameters: { screen: { routes, under: 'admin', at: '/admin/faq', as: 'staff' } },
} satisfies ScreenMeta

const CHOICE = 'sidebar-collapsed-on-tablet'

/** The icons alone leave a tablet its width, until somebody wants the names. */
export const OnATablet: ScreenStory = {
  globals: { viewport: { value: 'tablet' } },
  beforeEach: () => () => localStorage.removeItem(CHOICE),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Dashboard' })
    await expect(link.offsetWidth).toBeLessThan(64)
    await expect(canvas.queryByRole('radio', { name: 'Dark' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Expand' }))
    await expect(link.offsetWidth).toBeGreaterThan(128)
    await expect(localStorage.getItem(CHOICE)).toBe('off')
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }))
    await expect(link.offsetWidth).toBeLessThan(64)
  },
}

/** The theme is chosen in the menu, which stays open to show it. */
export const OnAPhone: ScreenStory = {
  globals: PHONE,
  beforeEach: () => () => {
    localStorage.removeItem('theme')
    document.documentElement.removeAttribute('data-theme')
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(menu.getByRole('radio', { name: 'Dark' }))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'))
    await expect(menu.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}

/** Settings that somebody else has saved come with the refresh of the screen. */
export const RenamedMeanwhile: ScreenStory = {
  play: async (story) => {
    const { canvas } = story
    await canvas.findByRole('link', { name: 'Dashboard' })
    const site = await (await fetch('/api/site')).json()
    respond('get', '/api/site', { body: { ...site, site_name: 'Gozo Sailing' } })(story)
    document.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByRole('link', { name: /Gozo Sailing/ })
  },
}
