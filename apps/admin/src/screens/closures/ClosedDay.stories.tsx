import { dateIn, formatDateWithWeekday } from '@luzzu/domain'
import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { buildClosure } from '../../booking/testing/build-closure'
import { routes } from '../../routes'

const TODAY = dateIn('Europe/Malta', new Date())
const affected = Array.from({ length: 6 }, (_, at) => buildManifestEntry({ id: at + 1 }))

export default {
  title: 'Screens/Admin/Closed day',
  parameters: { screen: { routes, under: 'admin', at: '/admin/closures', as: 'staff' } },
} satisfies ScreenMeta

const CLOSED = buildClosure({ from_date: TODAY, to_date: TODAY, reason: 'Gale warning' })

/** A closed day of the calendar leads to what closes it. */
export const ClosedAlready: ScreenStory = {
  beforeEach: respond('get', '/api/closures', { body: [CLOSED] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const closure = (await canvas.findByRole('button', { name: /^Remove/ })).closest('[data-row]')
    await userEvent.click(canvas.getByRole('button', { name: /, closed: Gale warning$/ }))
    await waitFor(() =>
      expect(closure).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement),
    )
    await expect(closure).toHaveStyle({ outlineStyle: 'solid' })
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull()
  },
}

export const ClosedAlreadyOnAPhone: ScreenStory = { ...ClosedAlready, globals: PHONE }

/** The days of a week are equally high, however long the reason is. */
export const LongReason: ScreenStory = {
  beforeEach: respond('get', '/api/closures', {
    body: [{ ...CLOSED, reason: 'Immaculate Conception of the Blessed Virgin' }],
  }),
  play: async ({ canvas }) => {
    const closed = await canvas.findByRole('button', { name: /, closed: Immaculate/ })
    await expect(closed.offsetHeight).toBe(canvas.getAllByRole('button', { name: /, open/ })[0]?.offsetHeight)
  },
}

/** The same is not closed twice: the form leads to the closure that there is. */
export const TheSameAgain: ScreenStory = {
  beforeEach: respond('get', '/api/closures', { body: [CLOSED] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: /^Remove/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Add closure' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await dialog.findByText(/^This day is closed already: Gale warning\./)
    const add = dialog.getByRole('button', { name: 'Add closure' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription('The very same closure exists already.')
    await dialog.findByRole('option', { name: /^Morning/ })
    await userEvent.selectOptions(dialog.getByLabelText('Time slot'), '1')
    await dialog.findByText(/^This is closed already: Gale warning\./)
    await expect(add).not.toHaveAttribute('aria-disabled')
    await userEvent.selectOptions(dialog.getByLabelText('Time slot'), '')
    await userEvent.click(await dialog.findByRole('link', { name: 'Show this closure' }))
    const closure = remove.closest('[data-row]')
    await waitFor(() =>
      expect(closure).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement),
    )
  },
}

/** Somebody else has closed it while the form was open. */
export const ClosedMeanwhile: ScreenStory = {
  beforeEach: respond('get', '/api/closures', { body: [] }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Add closure' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await dialog.findByRole('option', { name: /^Morning/ })
    respond('get', '/api/closures', { body: [CLOSED] })(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Add closure' }))
    await waitFor(() => expect(dialog.getByLabelText('First day')).toHaveFocus())
    await expect(dialog.getByLabelText('First day')).toHaveAccessibleDescription(
      'The very same closure exists already.',
    )
    await userEvent.selectOptions(dialog.getByLabelText('Time slot'), '1')
    await expect(dialog.getByLabelText('First day')).toBeValid()
  },
}

/** The date, which the form tells, is not repeated; those that are only counted are in the list of the day. */
export const BookingsOfOneDay: ScreenStory = {
  beforeEach: respond('get', '/api/closures/preview', { body: { affected: 6, bookings: affected } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add closure' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(await dialog.findByRole('link', { name: 'and 1 more' })).toHaveAttribute(
      'href',
      `/admin/today?date=${TODAY}`,
    )
    const date = formatDateWithWeekday(affected[0]?.booking_date ?? '')
    await expect(dialog.getByRole('status')).not.toHaveTextContent(date)
  },
}
