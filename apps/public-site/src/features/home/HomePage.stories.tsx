import { expect, FAILING, LOADING, PHONE, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Home',
  parameters: { screen: { routes, at: '/' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Painted Luzzu' })).toBeVisible()
    await expect(await canvas.findByText('Do I need a license?')).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
