import { addDays } from '@luzzu/domain'
import { expect, refusal, respond, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { AT_ELEVEN } from '../../booking/testing/day-fixture'
import { openNewBooking } from '../../booking/testing/open-new-booking'
import { DAY_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/New booking, taken meanwhile',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All', as: 'staff' } },
} satisfies ScreenMeta

/** How many places the slots of today and of tomorrow have. */
const placesOf = (...days: [number, number][]) =>
  respond('get', '/api/products/:id/availability', {
    body: days.map((places, after) => ({
      date: addDays(DAY_AT_ELEVEN, after),
      slots: places.map((remaining, index) => ({
        slot_id: index + 1,
        remaining,
        status: remaining > 0 ? 'open' : 'full',
      })),
    })),
  })

/** Refused for another reason, and taken meanwhile: the day that the caller was told is not replaced silently. */
export const DayTakenOnceRefused: ScreenStory = {
  beforeEach: [
    AT_ELEVEN,
    placesOf([0, 1], [2, 2]),
    respond(
      'post',
      '/api/bookings',
      refusal(400, 'validation', {
        errors: [{ pointer: '#/customer/phone', detail: 'Enter a phone number' }],
      }),
    ),
  ],
  play: async (story) => {
    const { userEvent } = story
    const { page, customer, dialog } = await openNewBooking(story)
    await userEvent.type(customer, 'maria')
    await userEvent.click(await page.findByRole('option', { name: /Maria Vella/ }))
    await dialog.findByRole('radio', { name: /Afternoon/, checked: true })
    placesOf([0, 0], [2, 2])(story)
    await userEvent.click(dialog.getByRole('button', { name: /^Create booking/ }))
    await expect(await dialog.findByText('Enter a phone number')).toBeVisible()
    await expect(await dialog.findByText(/^Full on this day\./)).toBeVisible()
    await expect(dialog.getByLabelText('Date')).toHaveValue(DAY_AT_ELEVEN)
    await userEvent.click(dialog.getByRole('button', { name: /^Create booking/ }))
    await expect(await dialog.findByText('Choose another day')).toBeVisible()
  },
}

/** A time slot is chosen with the day that it is shown on. */
export const ChosenSlotTaken: ScreenStory = {
  beforeEach: [AT_ELEVEN, placesOf([1, 1], [2, 2])],
  play: async (story) => {
    const { userEvent } = story
    const { dialog } = await openNewBooking(story)
    await userEvent.click(await dialog.findByRole('radio', { name: /Afternoon/ }))
    await expect(dialog.getByRole('radio', { name: /Afternoon/ })).toBeChecked()
    placesOf([0, 0], [2, 2])(story)
    // What is free is fetched again with the connection.
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    await expect(await dialog.findByText(/^Full on this day\./)).toBeVisible()
    await expect(dialog.getByLabelText('Date')).toHaveValue(DAY_AT_ELEVEN)
    await userEvent.click(dialog.getByRole('button', { name: /^First free day: / }))
    await expect(await dialog.findByRole('radio', { checked: true })).toBeEnabled()
    await expect(dialog.getByLabelText('Date')).toHaveValue(addDays(DAY_AT_ELEVEN, 1))
  },
}
