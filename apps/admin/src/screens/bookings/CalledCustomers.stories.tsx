import type { Instant } from '@luzzu/domain'
import { expect, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { buildBooking } from '../../booking/testing/build-booking'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Bookings/Called customers',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All', as: 'staff' } },
} satisfies ScreenMeta

const BY_PHONE = buildBooking({
  id: 1295,
  username: 'Karl Borg',
  id_user_fk: null,
  phone: '+35679000000',
  contact: { name: 'Karl Borg', phone: '+35679000000', mail: null },
})

/** Why it was cancelled is told with how. */
export const CalledOffBooking: ScreenStory = {
  beforeEach: respond('get', '/api/bookings', {
    body: [
      buildBooking({
        id: 1296,
        status: 'Cancelled',
        cancellation: { kind: 'called-off', reason: 'A gale is forecast.' },
        called: { at: '2026-06-17T12:05:00.000Z' as Instant, by: 'Bernard Zahra' },
      }),
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View details of booking 1296' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByText('Called off')).toBeVisible()
    await expect(dialog.getByText('A gale is forecast.')).toBeVisible()
    await expect(dialog.getByText(/^by Bernard Zahra,/)).toHaveTextContent('June 17, 2026, 14:05')
    const called = dialog.getByRole('checkbox', { name: 'Customer called' })
    await userEvent.click(called)
    await waitFor(() => expect(dialog.queryByText(/Bernard Zahra/)).toBeNull())
  },
}

/** Of several bookings, the customers without an address are listed before and after. */
export const DecliningSeveral: ScreenStory = {
  beforeEach: [
    respond('get', '/api/bookings', { body: [BY_PHONE, buildBooking({ id: 1296 })] }),
    respond('put', '/api/bookings/:id', { body: buildBooking() }),
    respond('get', '/api/bookings/:id', { body: { ...BY_PHONE, status: 'Cancelled' } }),
  ],
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    for (const name of ['Select booking 1295, Karl Borg', 'Select booking 1296, Chiara Ricci'])
      await userEvent.click(await canvas.findByRole('checkbox', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Decline 2' }))
    const page = within(canvasElement.ownerDocument.body)
    const question = within(await page.findByRole('dialog', { name: 'Decline 2 bookings?' }))
    await expect(question.getByText('1 customer has no email address. Please call:')).toBeVisible()
    await expect(question.queryByRole('checkbox')).toBeNull()
    await userEvent.click(question.getByRole('button', { name: 'Decline 2 bookings' }))
    const report = within(await page.findByRole('dialog', { name: '2 of 2 bookings declined' }))
    await expect(report.getByRole('link', { name: '+35679000000' })).toBeVisible()
    const called = await report.findByRole('checkbox', { name: /^Called\s+Karl Borg$/ })
    const call = { at: '2026-06-17T12:05:00.000Z' as Instant, by: 'Anna Micallef' }
    respond('get', '/api/bookings/:id', { body: { ...BY_PHONE, status: 'Cancelled', called: call } })(story)
    await userEvent.click(called)
    await waitFor(() => {
      expect(called).toBeChecked()
      expect(report.getByText(/^Called by Anna Micallef, /)).toBeVisible()
    })
  },
}
