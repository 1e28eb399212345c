import { NO_DETAILS } from '@luzzu/domain'
import { expect, PHONE, refusal, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { aBooking } from '../../../platform/testing/a-booking'
import { aSite } from '../../../platform/testing/a-site'
import { chooseTime, press } from '../../../platform/testing/wizard-presses'
import { routes } from '../../../routes'

export default {
  title: 'Screens/Public site/Booking/Success',
  parameters: { screen: { routes, at: '/book/1', as: 'customer' } },
} satisfies ScreenMeta

export const Booked: ScreenStory = {
  play: async (story) => {
    await chooseTime(story)
    await press(story, 'Continue to Confirmation')
    const { findByRole, findByText, getByRole, getByText } = story.canvas
    await expect(await findByText(/^You are booking as /)).toBeVisible()
    await press(story, 'Confirm Booking')
    await expect(await findByRole('heading', { name: /Booking Confirmed!/ })).toBeVisible()
    await expect(getByText('Pending')).toBeVisible()
    await expect(
      getByText(
        /^Our team still has to say yes: we answer by email, by \w+day, .* Malta time at the latest\.$/,
      ),
    ).toBeVisible()
    await expect(getByRole('heading', { name: 'Before you come' })).toBeVisible()
    await expect(getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', 'tel:+35621000000')
    await expect(getByRole('button', { name: /^Add to calendar/ })).toBeVisible()
  },
}

/** Where nothing is to be prepared, no heading promises it. */
export const BookedWithoutDetails: ScreenStory = {
  beforeEach: respond('get', '/api/products/:id/details', { body: NO_DETAILS }),
  play: async (story) => {
    await chooseTime(story)
    await press(story, 'Continue to Confirmation')
    await press(story, 'Confirm Booking')
    await expect(await story.canvas.findByRole('heading', { name: /Booking Confirmed!/ })).toBeVisible()
    const main = within(story.canvas.getByRole('main'))
    await expect(main.getAllByRole('link', { name: '+356 2100 0000' })).toHaveLength(1)
    await expect(story.canvas.queryByRole('heading', { name: 'Before you come' })).toBeNull()
  },
}

/** The page of a booking is seen by its account, as long as it is logged in. */
export const BookedUntilTheSessionEnded: ScreenStory = {
  parameters: { screen: { at: '/book/1?step=booked&booking=17' } },
  beforeEach: [
    respond('get', '/api/bookings/:id', { body: aBooking({ id: 17 }) }),
    respond('get', '/api/bookings/user/:id', refusal(401, 'session-expired')),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to see it.')).toBeVisible()
    await expect(canvas.queryByText('#17')).toBeNull()
  },
}

/** Without a mail server the answer is promised where it can be read. */
export const BookedWithoutMailServer: ScreenStory = {
  beforeEach: respond('get', '/api/site', { body: aSite({ has_mail_server: false }) }),
  play: async (story) => {
    await chooseTime(story)
    await press(story, 'Continue to Confirmation')
    const { findByRole, findByText, getByText } = story.canvas
    await expect(await findByText(/You pay nothing now\. You see our answer in My Bookings\.$/)).toBeVisible()
    await press(story, 'Confirm Booking')
    await expect(await findByRole('heading', { name: /Booking Confirmed!/ })).toBeVisible()
    await expect(
      getByText(/^Our team still has to say yes: you see our answer in My Bookings, by .* at the latest\.$/),
    ).toBeVisible()
  },
}

/** That it is not answered yet is read first, then the trip and what can be done about it, all without scrolling. */
export const BookedOnAPhone: ScreenStory = {
  ...Booked,
  globals: PHONE,
  play: async (story) => {
    await Booked.play?.(story)
    const { getAllByRole, getByRole, getByText } = story.canvas
    const heading = getByRole('heading', { level: 1 })
    const answer = getByText(/^Our team still has to say yes/).getBoundingClientRect()
    await expect(answer.top).toBeLessThan(heading.getBoundingClientRect().bottom + 24)
    await expect(answer.bottom).toBeLessThan(getByText('Pending').getBoundingClientRect().top)
    const next = getByRole('heading', { name: 'What happens next' }).getBoundingClientRect()
    const actions = [/^Directions/, /^Call us/, /^Add to calendar/].map((name) =>
      (name.source.includes('calendar')
        ? getByRole('button', { name })
        : getByRole('link', { name })
      ).getBoundingClientRect(),
    )
    await expect(new Set(actions.map(({ top }) => top)).size).toBe(1)
    for (const { top, bottom, height } of actions) {
      await expect(top).toBeLessThan(next.top)
      await expect(bottom).toBeLessThan(innerHeight)
      await expect(height).toBeGreaterThanOrEqual(44)
    }
    const terms = getAllByRole('term').map(({ textContent }) => textContent)
    await expect(terms.slice(0, 4)).toEqual(['Date', 'Slot', 'Meeting point', 'Arrival'])
    await expect(new Set(terms).size).toBe(terms.length)
  },
}
