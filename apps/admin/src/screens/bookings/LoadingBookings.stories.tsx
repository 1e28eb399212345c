import { expect, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { buildBooking } from '../../booking/testing/build-booking'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Bookings while they load',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All', as: 'staff' } },
} satisfies ScreenMeta

/** The rows before stay until the answer to other filters is there, but nothing in them acts. */
export const WaitingForOtherFilters: ScreenStory = {
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select booking 1282, Chiara Ricci' }))
    await expect(canvas.getByRole('region', { name: 'Selected bookings' })).toBeVisible()
    respond('get', '/api/bookings')(story)
    await userEvent.click(canvas.getByRole('radio', { name: 'Cancelled' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('rowheader', { name: /Chiara Ricci/ }).closest('[inert]')).not.toBeNull()
    await expect(canvas.getAllByText('Loading bookings…')[0]).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Selected bookings' })).toBeNull()

    await userEvent.click(canvas.getByRole('radio', { name: 'All Statuses' }))
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'))
    await expect(
      canvas.getByRole('checkbox', { name: 'Select booking 1282, Chiara Ricci' }),
    ).not.toBeChecked()
  },
}

/** The phone number of the booking before is not told, nor called, as that of this one. */
export const OtherDetailsLoading: ScreenStory = {
  beforeEach: respond('get', '/api/bookings', {
    body: [buildBooking({ id: 51, username: 'Maria Vella' }), buildBooking({ id: 52, id_user_fk: 5 })],
  }),
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Maria Vella' }))
    await expect(await page.findByRole('link', { name: 'maria@example.com' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    respond('get', '/api/user/:id')(story)
    await userEvent.click(canvas.getByRole('button', { name: 'Chiara Ricci' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Booking 52' }))
    await expect(dialog.queryByRole('link', { name: 'maria@example.com' })).toBeNull()
  },
}

/** A cursor that is none of this list leads to the page before, the first one here. */
export const UnknownCursor: ScreenStory = {
  parameters: { screen: { at: '/admin/bookings?status=All&cursor=nonsense' } },
  beforeEach: respond(
    'get',
    '/api/bookings',
    { status: 400, body: { message: 'Unknown cursor.' } },
    { once: true },
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'Select booking 1282, Chiara Ricci' }),
    ).toBeVisible()
    await expect(canvas.queryByText('Couldn’t load the bookings.')).toBeNull()
  },
}
