import { expect, FAILING, PHONE, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Product',
  parameters: { screen: { routes, at: '/products/1' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Painted Luzzu' })).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the product')).toBeInTheDocument()
  },
}

export const Failing = FAILING

export const NotThere: ScreenStory = {
  parameters: { screen: { at: '/products/99' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
