import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { AT_ELEVEN, inSlot } from '../../booking/testing/day-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Bookings/Attendance',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All', as: 'staff' } },
} satisfies ScreenMeta

const COMES_TODAY = inSlot(24, 1)

/** Whoever is found in the list is checked in there, and what was booked from the same phone is a press away. */
export const CheckingInFromTheDetails: ScreenStory = {
  beforeEach: [
    AT_ELEVEN,
    respond('get', '/api/bookings', { body: [COMES_TODAY] }),
    respond('put', '/api/bookings/:id/attendance', { body: { ...COMES_TODAY, attendance: 'checked_in' } }),
  ],
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Chiara Ricci' }))
    const details = within(await page.findByRole('dialog', { name: 'Booking 24' }))
    const attendance = within(details.getByRole('group', { name: 'Record the attendance of Chiara Ricci' }))
    await expect(attendance.getByRole('button', { name: 'No-show' })).toBeVisible()
    respond('get', '/api/bookings', { body: [{ ...COMES_TODAY, attendance: 'checked_in' }] })(story)
    await userEvent.click(attendance.getByRole('button', { name: 'Check in' }))
    await expect(await attendance.findByRole('button', { name: 'Returned' })).toBeVisible()
    await expect(attendance.getByRole('button', { name: 'Checked in', pressed: true })).toBeVisible()
    await userEvent.click(details.getByRole('link', { name: 'All bookings of this phone' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('Search by booking id, user or product')).toHaveValue('+39055555142')
  },
}

export const CheckingInFromTheDetailsOnAPhone: ScreenStory = { ...CheckingInFromTheDetails, globals: PHONE }

/** Whoever has been back, or did not come, is only corrected on the page of the day. */
export const SettledDaysAgo: ScreenStory = {
  beforeEach: [
    AT_ELEVEN,
    respond('get', '/api/bookings', {
      body: [{ ...COMES_TODAY, booking_date: '2026-05-05 00:00:00', attendance: 'no_show' }],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chiara Ricci' }))
    const details = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(details.getByText('No-show')).toBeVisible()
    await expect(details.queryByRole('group')).toBeNull()
  },
}
