import { expect, FAILING, LOADING, PHONE, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chiara Ricci/)).toBeVisible()
  },
}

export const CheckedIn: ScreenStory = {
  play: async ({ canvas }) => {
    const pressed = await canvas.findByRole('button', { name: 'Checked in', pressed: true })
    await expect(pressed).toBeVisible()
    await expect(canvas.getByText('Needs a ramp.')).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No bookings on/)).toBeVisible()
  },
}
