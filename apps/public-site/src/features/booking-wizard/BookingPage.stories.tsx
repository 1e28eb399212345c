import { dateIn, formatDateWithWeekday, formatMonth, lastBookableDay } from '@luzzu/domain'
import {
  expect,
  FAILING,
  holdAnswer,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  within,
} from '@luzzu/ui/screens'
import { aProduct } from '../../platform/testing/a-product'
import { inDays } from '../../platform/testing/in-days'
import {
  chooseDate,
  chooseTime,
  FREE,
  FULL,
  PARTLY_CLOSED,
  press,
} from '../../platform/testing/wizard-presses'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Booking',
  parameters: { screen: { routes, at: '/book/1', as: 'customer' } },
} satisfies ScreenMeta

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

/** What its page has just shown is small, so that the first field is seen; the bar covers add-ons at first, and says that there are some. */
export const DetailsOnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByText('2 add-ons to choose on this page')
    await expect(bar).toBeVisible()
    await expect(canvas.getByLabelText(/^Guests/).getBoundingClientRect().bottom).toBeLessThan(
      bar.getBoundingClientRect().top,
    )
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

/** The day does not lead on to an empty step: it says so, and offers the next free day. */
export const FullDay: ScreenStory = {
  play: async (story) => {
    const { canvas, userEvent } = story
    await chooseDate(story, FULL)
    const text = `No time is free on ${formatDateWithWeekday(inDays(FULL))}.`
    await expect(await canvas.findByText('No time is free on this day: full.')).toBeVisible()
    await expect(canvas.getAllByText(text).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('–').length).toBeGreaterThan(0)
    await press(story, 'Continue to Time Selection')
    await expect(await canvas.findByText('No time is free on this day: full.')).toBeVisible()
    await press(story, 'Choose another date')
    await userEvent.click(
      await canvas.findByRole('button', { name: formatDateWithWeekday(inDays(FULL + 2)) }),
    )
    await expect(canvas.getByLabelText('Date')).toHaveFocus()
    await expect(canvas.getByLabelText('Date')).toHaveValue(inDays(FULL + 2))
    await expect(canvas.queryByText(/^No time is free/)).toBeNull()
    await expect(canvas.queryByText('–')).toBeNull()
    await press(story, 'Continue to Time Selection')
    await expect(await canvas.findByRole('heading', { name: 'Select a time' })).toBeVisible()
  },
}

export const FullDayOnAPhone: ScreenStory = { ...FullDay, globals: PHONE }

/** A link leads to its times all the same. */
export const FullDayFromALink: ScreenStory = {
  parameters: { screen: { at: `/book/1?date=${inDays(FULL)}&guests=2&step=time` } },
  play: async (story) => {
    const { canvas, userEvent } = story
    await expect(await canvas.findByText('No time is free on this day: full.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: formatDateWithWeekday(inDays(FULL + 2)) }))
    await expect(canvas.queryByText(/^No time is free/)).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Select a time' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: /Morning/ }))
    await press(story, 'Continue to Confirmation')
    await expect(await canvas.findByRole('heading', { name: 'Check and confirm' })).toBeVisible()
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
    await expect(await story.canvas.findByText(/^We couldn’t load what is free/)).toBeVisible()
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
    await expect(button).toHaveAccessibleDescription('Please enter how many guests are coming.')
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
    await userEvent.clear(field)
    await userEvent.type(field, '1.5')
    await canvas.findByText('The number of guests must be a whole number from 1 to 2.')
    await userEvent.clear(field)
    await userEvent.type(field, '3')
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

const products = holdAnswer('/api/products')

export const MorePeopleThanAnythingTakes: ScreenStory = {
  parameters: { screen: { at: `/book/4?date=${inDays(FREE)}&guests=400` } },
  beforeEach: products.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^400 people don’t fit/)).toBeVisible()
    await products.release()
    await expect(canvas.queryByRole('link', { name: 'See what takes more people' })).toBeNull()
  },
}

/** What is still offered of an earlier booking is chosen; only its day is left to choose. */
export const BookedAgain: ScreenStory = {
  parameters: { screen: { at: '/book/1?guests=2&addon_ids=4%2C99&slot_id=1' } },
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByRole('checkbox', { name: /^Snorkel set/ })).toBeChecked()
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    await chooseDate(story)
    await expect(await canvas.findByText('Morning, 08:00-12:00')).toBeInTheDocument()
    await expect((await canvas.findAllByRole('button', { name: 'Back to confirmation' }))[0]).toBeVisible()
  },
}

export const TooManyGuestsOnAPhone: ScreenStory = { ...TooManyGuests, globals: PHONE }

export const ClosedSlot: ScreenStory = {
  parameters: { screen: { at: `/book/1?date=${inDays(PARTLY_CLOSED)}&guests=2&step=time` } },
  play: async (story) => {
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

export const Loading: ScreenStory = { parameters: { screen: { api: 'loading' } } }

export const Failing: ScreenStory = {
  ...FAILING,
  play: async (story) => {
    await FAILING.play?.(story)
    const main = within(story.canvas.getByRole('main'))
    await expect(main.getByText('We couldn’t load this product.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'See what we rent' })).toHaveAttribute('href', '/#services')
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
