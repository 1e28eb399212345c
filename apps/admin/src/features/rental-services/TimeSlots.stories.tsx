import { expect, FAILING, LOADING, PHONE, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Time Slots',
  parameters: { screen: { routes, under: 'admin', at: '/admin/rental-services/time-slots', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Evening' })).toBeVisible()
    await expect(canvas.getByText('Archived')).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading = LOADING

export const Failing = FAILING

/** Times that are missing are marked at their field. */
export const Invalid: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New Time Slot' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Create time slot' }))
    await dialog.findByText(/^Times must be/)
    await expect(dialog.getByLabelText('Start')).toHaveAccessibleDescription(/^Times must be/)
  },
}
