import { formatDateWithWeekday, NO_DETAILS } from '@luzzu/domain'
import { expect, PHONE, refusal, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { aBooking } from '../../../platform/testing/a-booking'
import { aSite } from '../../../platform/testing/a-site'
import { inDays } from '../../../platform/testing/in-days'
import {
  CLOSED,
  chooseTime,
  FREE,
  FULL,
  PARTLY_CLOSED,
  PARTLY_FULL,
  press,
} from '../../../platform/testing/wizard-presses'
import { routes } from '../../../routes'

export default {
  title: 'Screens/Public site/Booking/Confirmation',
  parameters: { screen: { routes, at: '/book/1', as: 'customer' } },
} satisfies ScreenMeta

/** A link to a slot leads past the page of the product, so the last step tells who may drive. */
export const ConfirmedFromALink: ScreenStory = {
  parameters: { screen: { at: `/book/1?date=${inDays(FREE)}&guests=2&slot_id=1` } },
  beforeEach: respond('get', '/api/products/:id/details', {
    body: { ...NO_DETAILS, requirements: ['The driver is 18 or older'] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Who can take part or drive')).toBeVisible()
    await expect(canvas.getByText('The driver is 18 or older')).toBeVisible()
    await expect(canvas.getByText(/You pay nothing now/)).toBeVisible()
  },
}

/** Whoever sends the same request twice is told of the first one. */
export const BookedAlready: ScreenStory = {
  parameters: { screen: { at: `/book/1?date=${inDays(FREE)}&guests=2&slot_id=1` } },
  beforeEach: respond('get', '/api/bookings/user/:id', {
    body: [
      aBooking({ id: 16, booking_date: `${inDays(FREE)} 00:00:00`, time_range: '13:00-18:00' }),
      aBooking({ id: 17, booking_date: `${inDays(FREE)} 00:00:00` }),
    ],
  }),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(
      /^You already have a booking at this time: Painted Luzzu, Morning, 08:00-12:00 \(#17, Pending\)/,
    )
    await expect(within(notice).getByRole('link', { name: 'See the other booking' })).toHaveAttribute(
      'href',
      '/my-bookings?booking=17',
    )
    await expect(canvas.getAllByRole('button', { name: 'Confirm Booking' })[0]).toBeEnabled()
  },
}

/** Nobody is told of the bookings of an account whose session has ended. */
export const BookedAlreadyUntilTheSessionEnded: ScreenStory = {
  ...BookedAlready,
  beforeEach: [
    respond('get', '/api/bookings/user/:id', {
      body: [aBooking({ id: 17, booking_date: `${inDays(FREE)} 00:00:00` })],
    }),
    respond('post', '/api/bookings', refusal(401, 'session-expired')),
  ],
  play: async (story) => {
    await BookedAlready.play?.(story)
    await press(story, 'Confirm Booking')
    await expect(await story.canvas.findByText(/^Your choices are kept: log in to book/)).toBeVisible()
    await expect(story.canvas.queryByText(/^You already have a booking/)).toBeNull()
  },
}

/** What could be added is named, and leads back without the steps between. */
export const AddedFromALink: ScreenStory = {
  parameters: { screen: { at: `/book/1?date=${inDays(FREE)}&guests=2&slot_id=1` } },
  play: async (story) => {
    const { canvas, userEvent } = story
    await expect(await canvas.findByText(/^You can add: /)).toBeVisible()
    await press(story, 'Change add-ons')
    const [addon] = await canvas.findAllByRole('checkbox')
    if (addon) await userEvent.click(addon)
    const back = await canvas.findByRole('button', { name: 'Back to confirmation' })
    await expect(back).toHaveAttribute('data-variant', 'primary')
    await expect(canvas.getByRole('button', { name: 'Continue to Date Selection' })).toHaveAttribute(
      'data-variant',
      'plain',
    )
    // On a phone it stands in the bar.
    await expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await userEvent.click(back)
    await expect(await canvas.findByRole('heading', { name: 'Check and confirm' })).toHaveFocus()
    await expect(canvas.queryByText(/^You can add: /)).toBeNull()
  },
}

export const AddedFromALinkOnAPhone: ScreenStory = { ...AddedFromALink, globals: PHONE }

/** A link to a slot that was taken meanwhile. */
export const NoLongerFree: ScreenStory = {
  parameters: { screen: { at: `/book/1?date=${inDays(FULL)}&guests=2&slot_id=1` } },
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByRole('heading', { name: 'This time is no longer free' })).toBeVisible()
    await expect(canvas.getByText('Morning, 08:00-12:00')).toBeVisible()
    await expect(canvas.queryByText(/^You are booking as/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Confirm Booking' })).toBeNull()
    await press(story, 'Choose another date')
    await expect(await canvas.findByRole('heading', { name: 'Select a date' })).toBeVisible()
  },
}

/** A link to a slot that does not exist is as if none was chosen. */
export const UnknownSlot: ScreenStory = {
  parameters: { screen: { at: `/book/1?date=${inDays(FREE)}&guests=2&slot_id=99` } },
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByRole('heading', { name: 'This time is no longer free' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Time (done)' })).toBeNull()
    await press(story, 'Choose another time')
    const [button] = await canvas.findAllByRole('button', { name: 'Continue to Confirmation' })
    await expect(button).toHaveAccessibleDescription('Please choose a time slot.')
  },
}

/** Why it is closed is the heading. */
export const ClosedFromALink: ScreenStory = {
  parameters: { screen: { at: `/book/1?date=${inDays(PARTLY_CLOSED)}&guests=2&slot_id=2` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Closed: Maintenance' })).toBeVisible()
  },
}

/** Where the whole day is closed, the next free one is offered. */
export const ClosedDayFromALink: ScreenStory = {
  parameters: { screen: { at: `/book/1?date=${inDays(CLOSED)}&guests=2&slot_id=1` } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^We are closed on this day \(Regatta\)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: formatDateWithWeekday(inDays(CLOSED + 1)) }))
    await expect(await canvas.findByRole('heading', { name: 'Check and confirm' })).toHaveFocus()
    await expect(canvas.queryByText(/^We are closed/)).toBeNull()
  },
}

export const ClosedDayFromALinkOnAPhone: ScreenStory = { ...ClosedDayFromALink, globals: PHONE }

/** What else is free on the day is offered in place of the slot. */
export const FreeInstead: ScreenStory = {
  parameters: { screen: { at: `/book/1?date=${inDays(PARTLY_FULL)}&guests=2&slot_id=3` } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Full Day, 08:00-18:00, not available')).toBeInTheDocument()
    await expect(canvas.getByText('Not available')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Morning, 08:00-12:00' }))
    await expect(await canvas.findByRole('heading', { name: 'Check and confirm' })).toHaveFocus()
    await expect(canvas.queryByText(/not available/i)).toBeNull()
  },
}

export const FreeInsteadOnAPhone: ScreenStory = { ...FreeInstead, globals: PHONE }

export const NoLongerFreeOnAPhone: ScreenStory = { ...NoLongerFree, globals: PHONE }

export const Confirm: ScreenStory = {
  play: async (story) => {
    await chooseTime(story)
    await press(story, 'Continue to Confirmation')
    await expect(await story.canvas.findByRole('heading', { name: 'Check and confirm' })).toBeVisible()
  },
}

/** What is changed from the last step leads back to it at once. */
export const ConfirmAfterAChange: ScreenStory = {
  play: async (story) => {
    await Confirm.play?.(story)
    const { canvas, userEvent } = story
    await press(story, 'Change date')
    await expect(await canvas.findByRole('heading', { name: 'Select a date' })).toBeVisible()
    const steps = within(canvas.getByRole('list', { name: 'Steps' }))
    await expect(steps.getByRole('link', { name: 'Time (done)' })).toBeVisible()
    await userEvent.click(steps.getByRole('link', { name: 'Confirm' }))
    await expect(await canvas.findByRole('heading', { name: 'Check and confirm' })).toHaveFocus()
  },
}

export const ConfirmFromTheSteps: ScreenStory = {
  play: async (story) => {
    await chooseTime(story)
    const steps = within(story.canvas.getByRole('list', { name: 'Steps' }))
    await story.userEvent.click(await steps.findByRole('link', { name: 'Confirm' }))
    await expect(await story.canvas.findByRole('heading', { name: 'Check and confirm' })).toHaveFocus()
  },
}

/** Whoever books late is told before that only a call helps. */
export const ConfirmLate: ScreenStory = {
  beforeEach: respond('get', '/api/site', { body: aSite({ cancellation_hours: 200 }) }),
  play: async (story) => {
    await Confirm.play?.(story)
    const note = await story.canvas.findByText(/it cannot be cancelled or moved online/)
    await expect(within(note).getByRole('link', { name: '+356 2100 0000' })).toBeVisible()
  },
}

/** Everything is kept while a visitor logs in or registers. */
export const ConfirmByAVisitor: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  play: async (story) => {
    await Confirm.play?.(story)
    const { canvas } = story
    await expect(canvas.getByText(/^To book, log in or create an account/)).toBeVisible()
    await expect((await canvas.findAllByText('Log in or create an account first.'))[0]).toBeInTheDocument()
    const buttons = canvas.getAllByRole('button', { name: 'Confirm Booking' })
    for (const button of buttons) await expect(button).toHaveAttribute('data-variant', 'soft')
    await press(story, 'Confirm Booking')
    await expect(await within(document.body).findByText(/^We couldn’t complete your booking/)).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByRole('alert')).toBeNull()
    const login = main.getByRole('link', { name: 'Login' })
    await expect(login).toHaveFocus()
    await expect(login).toHaveAccessibleDescription('You only need to log in.')
    await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  },
}

export const ConfirmByAVisitorOnAPhone: ScreenStory = { ...ConfirmByAVisitor, globals: PHONE }

export const ConfirmOnAPhone: ScreenStory = { ...Confirm, globals: PHONE }

export const PriceChanged: ScreenStory = {
  beforeEach: respond('post', '/api/bookings', refusal(409, 'price-changed', { total_price: 132 })),
  play: async (story) => {
    await Confirm.play?.(story)
    await press(story, 'Confirm Booking')
    await expect(await story.canvas.findByText(/New total: \$132\.00$/)).toBeVisible()
  },
}

/** Nobody knows whether the booking was made. */
export const Unreachable: ScreenStory = {
  beforeEach: respond('post', '/api/bookings', { status: 502, body: {} }),
  play: async (story) => {
    await Confirm.play?.(story)
    await press(story, 'Confirm Booking')
    const alert = await within(story.canvas.getByRole('main')).findByRole('alert')
    await expect(alert).toHaveTextContent(/never booked twice/)
    await expect(within(alert).getByRole('link', { name: 'My Bookings' })).toBeVisible()
  },
}

/** Each press that is refused leads to the reason. */
export const SessionEnded: ScreenStory = {
  globals: PHONE,
  beforeEach: respond('post', '/api/bookings', refusal(401, 'session-expired')),
  play: async (story) => {
    await Confirm.play?.(story)
    const main = within(story.canvas.getByRole('main'))
    await press(story, 'Confirm Booking')
    const reason = await main.findByText(/^Your choices are kept: log in to book/)
    const login = within(reason).getByRole('link', { name: 'Login' })
    await expect(login).toHaveFocus()
    await press(story, 'Confirm Booking')
    await expect(login).toHaveFocus()
    await expect(login).toBeVisible()
  },
}

export const UnreachableOnAPhone: ScreenStory = { ...Unreachable, globals: PHONE }

export const SlotTaken: ScreenStory = {
  beforeEach: respond('post', '/api/bookings', refusal(409, 'slot-taken')),
  play: async (story) => {
    await Confirm.play?.(story)
    await press(story, 'Confirm Booking')
    await expect(await story.canvas.findByText(/^This time slot is no longer available/)).toBeVisible()
  },
}
