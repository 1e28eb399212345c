import { expect, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Not found',
  parameters: { screen: { routes, under: 'admin', at: '/admin/no/such/page', as: 'staff' } },
} satisfies ScreenMeta

export const Shown: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    const [first] = within(canvas.getByRole('main')).getAllByRole('link')
    await expect(first).toHaveTextContent('Dashboard')
  },
}
