import { dateIn, formatDateWithWeekday, lastBookableDay } from '@luzzu/domain'
import {
  expect,
  FAILING,
  LOADING,
  PHONE,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { aSlot } from '../../platform/testing/a-slot'
import { aPaidSite } from '../../platform/testing/an-order'
import { inDays } from '../../platform/testing/in-days'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Home',
  parameters: { screen: { routes, at: '/' } },
} satisfies ScreenMeta

/** Of a card with three times: half a screen without the header. */
const MAX_HEIGHT_ON_A_PHONE = 375

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Painted Luzzu' })).toBeVisible()
    await expect(await canvas.findByText('Do I need a license?')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Painted Luzzu' })).toHaveAttribute('href', '/products/1')
    const book = canvas.getByRole('link', { name: 'Book Now: Painted Luzzu' })
    await expect(book).toHaveAttribute('href', '/register')
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

/** What is paid online is free to cancel as long as the refund policy gives all of it back. */
export const RefundedInSteps: ScreenStory = {
  beforeEach: respond('get', '/api/site', {
    body: aPaidSite({ refund_tiers: [{ hours_before: 48, percent: 100 }] }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/free cancellation up to 48 hours ahead\.$/)).toBeVisible()
  },
}

/** A day with two free slots: cards show them with their prices, or why there are none. */
export const Searched: ScreenStory = {
  parameters: { screen: { at: `/?date=${inDays(1)}&guests=4` } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Book Painted Luzzu: Morning, 08:00-12:00/ })
    await expect(link).toHaveAttribute('href', `/book/1?date=${inDays(1)}&guests=4&slot_id=1`)
    await expect(link).toHaveTextContent(/^Morning 08:00-12:00, 4 hours\$[\d.]+ total for 4$/)
    await expect(await canvas.findByText(/, 4 people$/)).toBeVisible()
    await expect(canvas.getByLabelText('Date')).toHaveValue(inDays(1))
    await expect(canvas.getByLabelText('People')).toHaveValue(4)
    await expect(canvas.getByRole('link', { name: 'Painted Luzzu' })).toHaveAttribute(
      'href',
      `/products/1?date=${inDays(1)}&guests=4`,
    )
  },
}

/** The fields show what is looked for also after the address has changed, as by a link or the way back. */
export const SearchLeft: ScreenStory = {
  parameters: { screen: { at: `/?date=${inDays(1)}&guests=4` } },
  play: async ({ canvas, userEvent }) => {
    const people = await canvas.findByLabelText('People')
    await waitFor(() => expect(people).toHaveValue(4))
    await userEvent.clear(people)
    await userEvent.type(people, '0{Enter}')
    await expect(await canvas.findByText('Whole number from 1 to 1000.')).toBeVisible()
    const [home] = canvas.getAllByRole('link', { name: 'Luzzu' })
    if (home) await userEvent.click(home)
    await waitFor(() => expect(people).toHaveValue(null))
    await expect(canvas.getByLabelText('Date')).toHaveValue('')
    await expect(people).not.toBeInvalid()
  },
}

/** A phone's screen has room for two results. What leads elsewhere in the summary is as high as a finger needs, and below it nothing moves for that. */
export const SearchedOnAPhone: ScreenStory = {
  ...Searched,
  globals: PHONE,
  play: async (story) => {
    await Searched.play?.(story)
    const summary = story.canvas.getByText(/, 4 people$/).closest('[role="status"]') as HTMLElement
    const before = summary.getBoundingClientRect().height
    await story.canvas.findByRole('button', { name: /^Boats \(\d\)$/ })
    for (const target of within(summary)
      .queryAllByRole('button')
      .concat(within(summary).getAllByRole('link')))
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(summary.getBoundingClientRect().height).toBe(before)
    const card = story.canvas.getByRole('heading', { name: 'Painted Luzzu' }).closest('article')
    await expect(card?.offsetHeight).toBeLessThan(MAX_HEIGHT_ON_A_PHONE)
  },
}

/** Where the text is twice as large, nothing of a time runs out of its card. */
export const SearchedWithLargeText: ScreenStory = {
  parameters: { screen: { at: `/?date=${inDays(1)}&guests=4` } },
  globals: PHONE,
  beforeEach() {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Book Painted Luzzu: Morning, 08:00-12:00/ })
    const list = canvas.getByRole('list', { name: 'Free times of Painted Luzzu' })
    await expect(link.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(link.offsetWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

/** Where the first activity is full, one with free places is shown; visitors go back to the others. */
export const SearchedWithoutABoat: ScreenStory = {
  parameters: { screen: { at: `/?date=${inDays(1)}` } },
  beforeEach: respond('get', '/api/availability', {
    body: [
      ...[1, 2, 3].map((product_id) => ({ product_id, slots: [aSlot('full')] })),
      { product_id: 4, slots: [aSlot('open', { price: 18 })] },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Kayaks' })).toHaveAttribute('aria-selected', 'true'),
    )
    await userEvent.click(canvas.getByRole('tab', { name: 'Boats' }))
    await expect((await canvas.findAllByText('Full on this day'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Kayaks (1)' }))
    await expect(canvas.getByRole('tab', { name: 'Kayaks' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** What is chosen stays, also where it is chosen before the answer, or the code that shows it, is there. */
export const ChosenBeforeTheAnswer: ScreenStory = {
  ...SearchedWithoutABoat,
  beforeEach: respond('get', '/api/availability', {
    body: [
      { product_id: 1, slots: [aSlot('open', { price: 120 })] },
      ...[2, 3, 4].map((product_id) => ({ product_id, slots: [aSlot('full')] })),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Kayaks' }))
    await expect(await canvas.findByRole('button', { name: 'Boats (1)' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Kayaks' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Each card says why it is not free; the next free day is offered once. */
export const SearchedOnAClosedDay: ScreenStory = {
  parameters: { screen: { at: `/?date=${inDays(4)}` } },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('link', { name: /^Next free: / })
    await expect(next).toHaveAttribute('href', `/?date=${inDays(5)}#services`)
    await expect(canvas.getAllByText(/^Closed on this day: Regatta/).length).toBeGreaterThan(2)
    const summary = canvas.getByText(/Closed on this day: Regatta\. Try another day\./)
    await expect(summary).toContainElement(next)
    await expect(canvas.getAllByRole('link', { name: /Sat|Sun|Mon|Tue|Wed|Thu|Fri/ })).toEqual([next])
    await expect(canvas.getByRole('link', { name: 'Other days: Painted Luzzu' })).toHaveAttribute(
      'href',
      `/products/1?date=${inDays(4)}#finder`,
    )
    await userEvent.click(next)
    await expect(await canvas.findByRole('link', { name: /^Book Painted Luzzu: Morning/ })).toBeVisible()
  },
}

export const SearchedOnAClosedDayOnAPhone: ScreenStory = { ...SearchedOnAClosedDay, globals: PHONE }

/** More people than fit read first that the day is closed, which fewer people would not change. */
export const SearchedOnAClosedDayForMany: ScreenStory = {
  parameters: { screen: { at: `/?date=${inDays(4)}&guests=400` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Closed on this day: Regatta\. Try another day\./)).toBeVisible()
  },
}

/** A group that no product takes is told whom to ask. */
export const SearchedForALargeGroup: ScreenStory = {
  parameters: { screen: { at: `/?date=${inDays(1)}&guests=400` } },
  play: async ({ canvas }) => {
    const advice = await canvas.findByText(/The largest takes \d+ people\. For groups, ask us:/)
    const summary = within(advice.closest('[role="status"]') as HTMLElement)
    await expect(summary.getByRole('link', { name: '+356 2100 0000' })).toHaveAttribute(
      'href',
      'tel:+35621000000',
    )
    await expect(summary.getByRole('link', { name: 'Email us' })).toHaveAttribute(
      'href',
      'mailto:hello@luzzu.example',
    )
    await expect(canvas.getByRole('link', { name: 'View details: Painted Luzzu' })).toHaveAttribute(
      'href',
      `/products/1?date=${inDays(1)}&guests=400#finder`,
    )
  },
}

export const SearchedForALargeGroupOnAPhone: ScreenStory = { ...SearchedForALargeGroup, globals: PHONE }

/** What can be booked comes before what cannot, which says why and what it costs. */
export const SearchedWhereTheFirstIsFull: ScreenStory = {
  parameters: { screen: { at: `/?date=${inDays(1)}` } },
  beforeEach: respond('get', '/api/availability', {
    body: [
      { product_id: 1, slots: [aSlot('full')] },
      { product_id: 2, slots: [aSlot('full')] },
      { product_id: 3, slots: [aSlot('open', { price: 60 })] },
      { product_id: 4, slots: [aSlot('full')] },
    ],
  }),
  play: async ({ canvas }) => {
    const full = await canvas.findByRole('link', { name: 'Other days: Painted Luzzu' })
    const card = within(full.closest('article') as HTMLElement)
    await expect(card.getByText('Full on this day')).toBeVisible()
    await expect(card.getByText(/^\$120/)).toBeVisible()
    const boats = within(canvas.getByRole('tabpanel', { name: 'Boats' }))
    const names = boats.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Self-drive Boat', 'Painted Luzzu', 'RHIB Explorer'])
  },
}

export const SearchedOnADayThatIsOver: ScreenStory = {
  parameters: { screen: { at: `/?date=${inDays(-3)}` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This day is over\. Choose another one\./)).toBeVisible()
  },
}

export const SearchedTooFarAhead: ScreenStory = {
  parameters: { screen: { at: `/?date=${inDays(60)}` } },
  play: async ({ canvas, userEvent }) => {
    const lastDay = lastBookableDay(dateIn('Europe/Malta', new Date()))
    const until = await canvas.findByText(/Bookings are open until/)
    await expect(until).toHaveTextContent(formatDateWithWeekday(lastDay))
    await userEvent.click(within(until).getByRole('link', { name: 'Show that day' }))
    await expect(await canvas.findByText(formatDateWithWeekday(lastDay))).toBeVisible()
    await expect(canvas.queryByText(/Bookings are open until/)).toBeNull()
  },
}

export const SearchedSlowly: ScreenStory = {
  parameters: { screen: { at: `/?date=${inDays(1)}` } },
  beforeEach: respond('get', '/api/availability'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Still looking/)).toBeVisible()
  },
}

/** Who may book without an account does not register first. */
export const ForGuests: ScreenStory = {
  beforeEach: respond('get', '/api/site', { body: aPaidSite({}, { guest_checkout: true }) }),
  play: async ({ canvas }) => {
    const book = await canvas.findByRole('link', { name: 'Book Now: Painted Luzzu' })
    await waitFor(() => expect(book).toHaveAttribute('href', '/book/1'))
  },
}

/** A draft without a name, as earlier versions have stored some, is not offered. */
export const NamelessDraft: ScreenStory = {
  parameters: { screen: { as: 'customer' } },
  beforeEach: () => {
    const draft = { productId: 4, productName: '', step: 'confirm', addonIds: [], date: '', slotId: null }
    const stored = { draft: JSON.stringify(draft), _persist: '{"version":-1,"rehydrated":true}' }
    sessionStorage.setItem('persist:booking-draft', JSON.stringify(stored))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Painted Luzzu' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Continue with/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Discard/ })).toBeNull()
  },
}

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
