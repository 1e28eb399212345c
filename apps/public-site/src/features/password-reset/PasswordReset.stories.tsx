import { expect, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Password reset',
  parameters: { screen: { routes, at: '/reset-password' } },
} satisfies ScreenMeta

export const Ask: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toBeVisible()
  },
}

export const Requested: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maria@example.com{Enter}')
    await expect(await canvas.findByText(/we’ve sent it a link/)).toBeVisible()
  },
}

export const Choose: ScreenStory = {
  parameters: { screen: { at: '/reset-password/a-token-from-a-mail' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
