import {
  expect,
  FAILING,
  LOADING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  within,
} from '@luzzu/ui/screens'
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
    await expect(await dialog.findByText('Couldn’t save. 3 fields need your attention.')).toBeVisible()
    const [start, end] = [dialog.getByLabelText('Start'), dialog.getByLabelText('End')]
    await expect(start).toHaveAccessibleDescription('Start is required')
    await expect(end).toHaveAccessibleDescription('End is required')
    await userEvent.type(start, '12:00')
    await expect(start).toBeValid()
    await userEvent.type(end, '08:00')
    await expect(end).toHaveAccessibleDescription('End must be after the start')
    await expect(dialog.getByText('Couldn’t save. 2 fields need your attention.')).toBeVisible()
  },
}

/** A slot that overlaps another says so before it is saved. */
export const Overlapping: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New Time Slot' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Start'), '08:30')
    await userEvent.type(dialog.getByLabelText('End'), '09:30')
    await expect(
      await dialog.findByText(
        'Overlaps Morning (08:00-12:00) and Full Day (08:00-18:00): one unit cannot be booked in two of these at once.',
      ),
    ).toBeVisible()
  },
}

export const OverlappingOnAPhone: ScreenStory = { ...Overlapping, globals: PHONE }

/** A new slot asks who offers it. */
export const OfferedBySome: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New Time Slot' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const all = dialog.getByRole('switch', { name: 'All rental services' })
    await expect(all).toBeChecked()
    await userEvent.click(all)
    const [first] = await dialog.findAllByRole('checkbox')
    await userEvent.click(first as HTMLElement)
    await expect(first).toBeChecked()
  },
}

export const Empty: ScreenStory = {
  beforeEach: respond('get', '/api/time-slots', { body: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No time slots found.')).toBeVisible()
  },
}

/** A slot with bookings keeps its times. */
export const InUse: ScreenStory = {
  beforeEach: respond(
    'put',
    '/api/time-slots/:id',
    refusal(409, 'in-use', { message: 'This time slot has bookings. Archive it instead.' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit .*Evening/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const name = dialog.getByLabelText('Name')
    await userEvent.type(name, 's')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await expect(await dialog.findByText(/This time slot has bookings/)).toBeVisible()
    await expect(name).toHaveValue('Evenings')
  },
}
