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

/** Whoever presses a closed day is led to what closes it. */
export const ClosedAlready: ScreenStory = {
  beforeEach: respond('get', '/api/closures', {
    body: [buildClosure({ from_date: TODAY, to_date: TODAY, reason: 'Gale warning' })],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: /^Remove/ })
    await userEvent.click(canvas.getByRole('button', { name: /, closed: Gale warning$/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await dialog.findByText(/^This day is closed already: Gale warning\./)
    await userEvent.click(dialog.getByRole('link', { name: 'Show this closure' }))
    const closure = remove.closest('[data-row]')
    await waitFor(() =>
      expect(closure).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement),
    )
  },
}

export const ClosedAlreadyOnAPhone: ScreenStory = { ...ClosedAlready, globals: PHONE }

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
