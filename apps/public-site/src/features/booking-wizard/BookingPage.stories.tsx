import {
  addDays,
  dateIn,
  formatDateWithWeekday,
  formatMonth,
  lastBookableDay,
  NO_DETAILS,
} from '@luzzu/domain'
import {
  expect,
  FAILING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  within,
} from '@luzzu/ui/screens'
import { aProduct } from '../../platform/testing/a-product'
import { aSite } from '../../platform/testing/a-site'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Booking',
  parameters: { screen: { routes, at: '/book/1', as: 'customer' } },
} satisfies ScreenMeta

type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

const press = async ({ canvas, userEvent }: Played, name: string) => {
  const [button] = await canvas.findAllByRole('button', { name })
  if (button) await userEvent.click(button)
}

const inDays = (days: number) => addDays(dateIn('Europe/Malta', new Date()), days)
const FREE = 2
const FULL = 3
const CLOSED = 4
const PARTLY_CLOSED = 6
const PARTLY_FULL = 7

/** Typed, because the calendar may show the month before. */
async function chooseDate(story: Played, days = FREE) {
  await press(story, 'Continue to Date Selection')
  await story.canvas.findByRole('heading', { name: 'Select a date' })
  await story.userEvent.type(await story.canvas.findByLabelText('Date'), inDays(days))
}

async function chooseTime(story: Played) {
  await chooseDate(story)
  await press(story, 'Continue to Time Selection')
  await story.userEvent.click(await story.canvas.findByRole('radio', { name: /Morning/ }))
}

export const Details: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Optional Add-ons' })).toBeVisible()
    const picture = canvas.getByRole('img', { name: 'Painted Luzzu' })
    const heading = canvas.getByRole('heading', { level: 1 })
    // Beside the name, so that the choices come above the fold.
    await expect(picture.getBoundingClientRect().bottom).toBeGreaterThan(
      heading.getBoundingClientRect().bottom,
    )
  },
}

/** The bar covers the add-ons at first, and says that there are some. */
export const DetailsOnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 add-ons to choose on this page')).toBeVisible()
    await expect(canvas.getByText('Prices are for the whole booking.')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Snorkel set/ }))
    await expect(canvas.getByText('1 of 2 add-ons chosen')).toBeVisible()
  },
}

const MANY = 45
const OPTIONAL = { product_id: 1, included: 0, extra_price: 5 } as const

/** Many add-ons are folded; those that were chosen stay. */
export const ManyAddons: ScreenStory = {
  beforeEach: respond('get', '/api/products/:id', {
    body: {
      ...aProduct,
      addons: Array.from({ length: MANY }, (_, index) => ({
        ...OPTIONAL,
        id: index + 1,
        addon_name: `Add-on ${index + 1}`,
      })),
    },
  }),
  play: async (story) => {
    const { canvas, userEvent } = story
    const showAll = await canvas.findByRole('button', { name: 'Show all 45 add-ons' })
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8)
    showAll.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(MANY)
    await expect(canvas.getByRole('checkbox', { name: /^Add-on 9\b/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Add-on 40\b/ }))
    await press(story, 'Continue to Date Selection')
    await press(story, 'Back')
    await canvas.findByRole('button', { name: 'Show all 45 add-ons' })
    await expect(canvas.getByRole('checkbox', { name: /^Add-on 40\b/ })).toBeChecked()
  },
}

export const ManyAddonsOnAPhone: ScreenStory = { ...ManyAddons, globals: PHONE }

export const DateStep: ScreenStory = {
  play: async (story) => {
    await chooseDate(story)
    await expect(story.canvas.getByRole('heading', { name: 'Select a date' })).toBeVisible()
  },
}

export const TooFarAhead: ScreenStory = {
  play: async (story) => {
    const { canvas } = story
    await chooseDate(story, 60)
    const lastDay = lastBookableDay(dateIn('Europe/Malta', new Date()))
    await expect(canvas.getByText('Maximum scheduling range is 30 days.')).toBeVisible()
    await expect(canvas.getByText(`Bookings are open until ${formatDateWithWeekday(lastDay)}.`)).toBeVisible()
    await expect(canvas.getByRole('table', { name: formatMonth(lastDay.slice(0, 7)) })).toBeVisible()
  },
}

export const FullDay: ScreenStory = {
  play: async (story) => {
    await chooseDate(story, FULL)
    const text = `No time is free on ${formatDateWithWeekday(inDays(FULL))}.`
    await expect((await story.canvas.findAllByText(text))[0]).toBeVisible()
    await press(story, 'Continue to Time Selection')
    await expect(await story.canvas.findByText(/No time is free on this day/)).toBeVisible()
    await press(story, 'Choose another date')
    await expect(await story.canvas.findByRole('heading', { name: 'Select a date' })).toBeVisible()
  },
}

/** Some days are closed with a reason, and some without. */
export const ClosedDays: ScreenStory = {
  play: async (story) => {
    await press(story, 'Continue to Date Selection')
    const { findByText, getByText } = story.canvas
    await expect(await findByText(`${formatDateWithWeekday(inDays(4))}: closed (Regatta)`)).toBeVisible()
    const unexplained = `${formatDateWithWeekday(inDays(11))} to ${formatDateWithWeekday(inDays(12))}: closed`
    await expect(getByText(unexplained)).toBeVisible()
  },
}

export const ClosedDaysOnAPhone: ScreenStory = { ...ClosedDays, globals: PHONE }

export const WithoutAvailability: ScreenStory = {
  beforeEach: respond('get', '/api/products/:id/availability', refusal(400, 'story')),
  play: async (story) => {
    await press(story, 'Continue to Date Selection')
    await expect(await story.canvas.findByText(/^We couldn’t load the free places/)).toBeVisible()
    const [day] = story.canvas.getAllByRole('button', { name: /, open$/ })
    await expect(day).toBeEnabled()
    // The legend calls this shape closed.
    await expect(day?.querySelector('[data-shape]')).toBeNull()
  },
}

/** Each guest is charged, so their number is required. */
export const Guests: ScreenStory = {
  parameters: { screen: { at: '/book/4' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Guests')
    const [button] = canvas.getAllByRole('button', { name: 'Continue to Date Selection' })
    await expect(button).toHaveAccessibleDescription('Please enter how many guests come.')
    await userEvent.type(field, '2')
    await expect((await canvas.findAllByText('$70.00'))[0]).toBeVisible()
    const summary = within(canvas.getByRole('complementary', { name: 'Booking Summary' }))
    await expect(summary.getByText('Guests').parentElement).toHaveTextContent('Guests2')
  },
}

export const TooManyGuests: ScreenStory = {
  parameters: { screen: { at: '/book/4' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Guests')
    await userEvent.type(field, '3')
    await userEvent.tab()
    await canvas.findByText('The number of guests must be from 1 to 2.')
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue(3)
    const [button] = canvas.getAllByRole('button', { name: 'Continue to Date Selection' })
    if (button) await userEvent.click(button)
    await expect(field).toHaveFocus()
  },
}

/** A link of a search for more people than fit begins with as many as do, and says so. */
export const MorePeopleThanFit: ScreenStory = {
  parameters: { screen: { at: `/book/4?date=${inDays(FREE)}&guests=4` } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Guests')
    await expect(field).toHaveValue(2)
    await expect(await canvas.findByText(/^4 people don’t fit: this kayak takes up to 2\./)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'See what takes more people' })).toHaveAttribute(
      'href',
      `/?date=${inDays(FREE)}&guests=4#services`,
    )
    await userEvent.clear(field)
    await expect(canvas.queryByText(/^4 people don’t fit/)).toBeNull()
  },
}

export const MorePeopleThanAnythingTakes: ScreenStory = {
  parameters: { screen: { at: `/book/4?date=${inDays(FREE)}&guests=400` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^400 people don’t fit/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'See what takes more people' })).toBeNull()
  },
}

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

/** A link to a slot that was taken meanwhile. */
export const NoLongerFree: ScreenStory = {
  parameters: { screen: { at: `/book/1?date=${inDays(FULL)}&guests=2&slot_id=1` } },
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByRole('heading', { name: 'This time is no longer free' })).toBeVisible()
    await expect(canvas.getByText('Morning, 08:00-12:00')).toBeVisible()
    await expect(canvas.queryByText(/^You book as/)).toBeNull()
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

export const TooManyGuestsOnAPhone: ScreenStory = { ...TooManyGuests, globals: PHONE }

export const ClosedSlot: ScreenStory = {
  play: async (story) => {
    await chooseDate(story, PARTLY_CLOSED)
    await press(story, 'Continue to Time Selection')
    await expect(await story.canvas.findByText('Closed: Maintenance')).toBeVisible()
    await expect(story.canvas.getByRole('radio', { name: /Afternoon/ })).toBeDisabled()
  },
}

export const TimeStep: ScreenStory = {
  play: async (story) => {
    await chooseTime(story)
    await expect(story.canvas.getByRole('heading', { name: 'Select a time' })).toBeVisible()
  },
}

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
    await press(story, 'Confirm Booking')
    await expect(await within(document.body).findByText(/^We couldn’t complete your booking/)).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByRole('alert')).toBeNull()
    const login = main.getByRole('link', { name: 'Login' })
    await expect(login).toHaveFocus()
    await expect(login).toHaveAccessibleDescription('Only your login is missing.')
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

export const Booked: ScreenStory = {
  play: async (story) => {
    await chooseTime(story)
    await press(story, 'Continue to Confirmation')
    const { findByRole, findByText, getByRole, getByText } = story.canvas
    await expect(await findByText(/^You book as /)).toBeVisible()
    await press(story, 'Confirm Booking')
    await expect(await findByRole('heading', { name: /Booking Confirmed!/ })).toBeVisible()
    await expect(getByText('Waiting for our answer')).toBeVisible()
    await expect(getByText(/^Our team still has to say yes/)).toBeVisible()
    await expect(getByRole('heading', { name: 'Before you come' })).toBeVisible()
    await expect(getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', 'tel:+35621000000')
    await expect(getByRole('button', { name: /^Add to calendar/ })).toBeVisible()
  },
}

export const BookedOnAPhone: ScreenStory = { ...Booked, globals: PHONE }

export const Loading: ScreenStory = { parameters: { screen: { api: 'loading' } } }

export const Failing: ScreenStory = {
  ...FAILING,
  play: async (story) => {
    await FAILING.play?.(story)
    const main = within(story.canvas.getByRole('main'))
    await expect(main.getByText('We couldn’t load this product.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'See what we rent' })).toHaveAttribute('href', '/#services')
    await expect(main.getByRole('link', { name: '+356 2100 0000' })).toBeVisible()
  },
}

export const NotThere: ScreenStory = {
  parameters: { screen: { at: '/book/99' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    const instead = await canvas.findByRole('link', { name: 'Painted Luzzu' })
    await expect(instead).toHaveAttribute('href', '/products/1')
  },
}
