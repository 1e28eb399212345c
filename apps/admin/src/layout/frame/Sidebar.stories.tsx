import { expect, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
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
