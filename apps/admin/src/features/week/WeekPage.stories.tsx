import {
  expect,
  FAILING,
  LOADING,
  PHONE,
  respond,
  type ScreenMeta,
  type ScreenStory,
} from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Week',
  parameters: { screen: { routes, under: 'admin', at: '/admin/week', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Chiara Ricci'))[0]).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading = LOADING

export const Failing = FAILING

/** A week without bookings still shows every product. */
export const NothingBooked: ScreenStory = {
  beforeEach: respond('get', '/api/manifests/:date', { body: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Tandem Kayak/ })).toBeVisible()
    await expect(canvas.queryByText('Chiara Ricci')).toBeNull()
  },
}

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no products yet')).toBeVisible()
  },
}
