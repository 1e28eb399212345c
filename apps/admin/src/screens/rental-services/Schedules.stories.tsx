import {
  changeElsewhere,
  expect,
  FAILING,
  LOADING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Schedules',
  parameters: { screen: { routes, under: 'admin', at: '/admin/rental-services/schedules', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Evening · Sat-Sun · April 1 to October 31/)).toBeVisible()
  },
}

/** As the other lists of rental services. */
export const Searched: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Tandem Kayak' })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search schedules' }), 'tandem')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await userEvent.type(canvas.getByRole('searchbox'), 'x')
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(1))
  },
}

/** The button has no line of its own. */
export const OnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas }) => {
    const offered = await canvas.findByText(/^Evening · Sat-Sun · April 1 to October 31/)
    const edit = canvas.getByRole('button', { name: 'Edit schedule of Tandem Kayak' })
    const [text, button] = [offered.getBoundingClientRect(), edit.getBoundingClientRect()]
    await expect(button.left).toBeGreaterThanOrEqual(text.right)
    await expect(button.top).toBeLessThan(text.bottom)
  },
}

export const Loading = LOADING

export const Failing = FAILING

/** A product that is offered in some slots, on some days, within a season. */
export const Editing: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit schedule of Tandem Kayak' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('checkbox', { name: /Evening/ })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Sunday' })).toBeChecked()
  },
}

export const EditingOnAPhone: ScreenStory = { ...Editing, globals: PHONE }

/** Who is booked outside of what is chosen is named before it is saved, with a phone. */
export const BookingsOutside: ScreenStory = {
  beforeEach: respond('get', '/api/products/:id/schedule/preview', {
    body: {
      outside: 2,
      bookings: [
        buildManifestEntry({ id: 7, booking_date: '2026-06-20 00:00:00' }),
        buildManifestEntry({ id: 5, username: 'Karl Borg' }),
      ],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit schedule of Tandem Kayak' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByText(/^2 upcoming bookings lie outside this schedule\. They stay booked/)
    const [first, ...others] = dialog
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes('Morning,'))
    await expect(others).toHaveLength(1)
    await expect(within(first as HTMLElement).getByRole('link', { name: 'Karl Borg' })).toHaveAttribute(
      'href',
      '/admin/bookings?id=5&status=Pending',
    )
    await expect(within(first as HTMLElement).getByRole('link', { name: /^\+39/ })).toHaveAttribute(
      'href',
      'tel:+39055555142',
    )
  },
}

/** A day that does not exist is marked where it was typed, in the words of the form. */
export const DayRefused: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit schedule of Tandem Kayak' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'From month' }), 'February')
    const day = dialog.getByRole('spinbutton', { name: 'From day' })
    await userEvent.clear(day)
    await userEvent.type(day, '31')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await expect(await dialog.findByText('February has no day 31.')).toBeVisible()
    await waitFor(() => expect(day).toHaveFocus())
    await expect(dialog.getByText('Couldn’t save. 1 field needs your attention.')).toBeVisible()
  },
}

export const Refused: ScreenStory = {
  beforeEach: respond(
    'put',
    '/api/products/:id/schedule',
    refusal(422, 'validation', { errors: [{ pointer: '#/weekdays', detail: 'Please choose the weekdays' }] }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit schedule of Tandem Kayak' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sunday' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await expect(await dialog.findByText('Please choose the weekdays')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked()
  },
}

const changedBy = (id: number, actor: string, field: string) => ({
  id,
  actor,
  actor_id: id,
  happened_at: '2026-01-07T09:42:00.000Z',
  action: 'updated',
  changes: [{ field, before: null, after: null }],
})

/** Both versions are compared in words, with who made the other one, in front of the form, which stays open. */
export const ChangedElsewhere: ScreenStory = {
  beforeEach: [
    respond('put', '/api/products/:id/schedule', refusal(412, 'precondition-failed')),
    respond('get', '/api/history', {
      body: [changedBy(9, 'Karl Borg', 'price'), changedBy(8, 'Anna Micallef', 'weekdays')],
    }),
  ],
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit schedule of Tandem Kayak' }))
    const page = within(document.body)
    const dialog = within(await page.findByRole('dialog'))
    await changeElsewhere(context, '/api/products/4/schedule', { weekdays: [7] })
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sunday' }))
    const save = dialog.getByRole('button', { name: 'Save changes' })
    await userEvent.click(save)
    const conflict = within(await page.findByRole('dialog', { name: 'Someone else changed this schedule' }))
    await expect(await conflict.findByText('Changed by Anna Micallef, January 7, 2026, 10:42.')).toBeVisible()
    await expect(conflict.getByText('Sun')).toBeVisible()
    await expect(conflict.getByText('Sat')).toBeVisible()
    await waitFor(() => expect(conflict.getByRole('button', { name: 'Back to editing' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(await dialog.findByText(/^Not saved: someone else changed it/)).toBeVisible()
    await waitFor(() => expect(save).toHaveFocus())
  },
}
