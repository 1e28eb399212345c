import { expect, PHONE, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Registration',
  parameters: { screen: { routes, at: '/register' } },
} satisfies ScreenMeta

export const Blank: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Blank, globals: PHONE }

export const Invalid: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    const [submit] = canvas.getAllByRole('button', { name: /create|register/i })
    if (submit) await userEvent.click(submit)
    await expect(await canvas.findByLabelText('Email')).toBeInvalid()
  },
}
