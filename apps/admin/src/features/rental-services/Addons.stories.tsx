import { expect, PHONE, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Addons',
  tags: ['!autodocs'],
  parameters: { screen: { routes, under: 'admin', at: '/admin/rental-services/addons', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Maltese lunch/ })).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const Failing: ScreenStory = {
  parameters: { screen: { api: 'failing' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Try again' }))[0]).toBeVisible()
  },
}

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No addons found.')).toBeVisible()
  },
}
