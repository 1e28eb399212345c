import { expect, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Not found',
  parameters: { screen: { routes, at: '/no/such/page' } },
} satisfies ScreenMeta

export const Shown: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Looking for something?' })).toBeVisible()
  },
}
