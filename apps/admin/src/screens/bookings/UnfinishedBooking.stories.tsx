import { expect, refusal, respond, type ScreenMeta, type ScreenStory, waitFor } from '@luzzu/ui/screens'
import { AT_ELEVEN, inSlot } from '../../booking/testing/day-fixture'
import type { Story } from '../../booking/testing/day-payments-fixture'
import { openNewBooking } from '../../booking/testing/open-new-booking'
import { DAY_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/New booking, unfinished',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All', as: 'staff' } },
} satisfies ScreenMeta

const ONE_WRONG = 'Couldn’t save. 1 field needs your attention.'

const SLOTS_OPEN = respond('get', '/api/products/:id/availability', {
  body: [{ date: DAY_AT_ELEVEN, slots: [{ slot_id: 2, remaining: 1, status: 'open' }] }],
})

/** Begins a booking for a customer. */
async function beginBooking(story: Story) {
  const { userEvent } = story
  const { page, customer, dialog } = await openNewBooking(story)
  await userEvent.type(customer, 'maria')
  await userEvent.click(await page.findByRole('option', { name: /Maria Vella/ }))
  const create = () => userEvent.click(dialog.getByRole('button', { name: /^Create booking/ }))
  return { page, dialog, create }
}

/** The day that the date field shows is booked: while it shows none, nothing is. */
export const WithoutADate: ScreenStory = {
  beforeEach: respond('post', '/api/bookings', { status: 201, body: inSlot(1400, 1) }),
  play: async (story) => {
    const { page, dialog, create } = await beginBooking(story)
    await dialog.findByRole('radio', { checked: true })
    const date = dialog.getByLabelText<HTMLInputElement>('Date')
    const chosen = date.value
    await story.userEvent.clear(date)
    await create()
    await expect(await dialog.findByText(ONE_WRONG)).toBeVisible()
    await waitFor(() => expect(date).toHaveFocus())
    await expect(date).toHaveAccessibleDescription('Please select a valid date.')
    await expect(date).toHaveValue('')
    await story.userEvent.type(date, chosen)
    await waitFor(() => expect(date).toBeValid())
    await dialog.findByRole('radio', { checked: true })
    await create()
    await expect(await page.findByText(/^Booking 1400 for /)).toBeVisible()
  },
}

/** Whoever was faster than the time slots is asked for one only until one is chosen by itself. */
export const SentBeforeTheSlots: ScreenStory = {
  beforeEach: [AT_ELEVEN, respond('get', '/api/products/:id/availability', refusal(400, 'story'))],
  play: async (story) => {
    const { dialog, create } = await beginBooking(story)
    const retry = await dialog.findByRole('button', { name: 'Try again' })
    await create()
    await expect(await dialog.findByText(ONE_WRONG)).toBeVisible()
    SLOTS_OPEN(story)
    await story.userEvent.click(retry)
    await expect(await dialog.findByRole('radio', { checked: true })).toBeEnabled()
    await expect(dialog.queryByText('Choose a time slot')).toBeNull()
    await expect(dialog.queryByText(ONE_WRONG)).toBeNull()
  },
}
