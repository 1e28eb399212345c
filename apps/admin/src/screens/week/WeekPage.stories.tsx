import { addDays, type CalendarDate, dateIn, firstOfSevenDays, formatDate, type Instant } from '@luzzu/domain'
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
import { buildClosure } from '../../booking/testing/build-closure'
import { buildHold } from '../../booking/testing/build-hold'
import { DAY_AT_ELEVEN, SITE_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { routes } from '../../routes'
import { BOOKING, CARD, COMING_WEEK, MONDAY, MOVED, TUESDAY } from './testing/coming-week'

export default {
  title: 'Screens/Admin/Week',
  parameters: { screen: { routes, under: 'admin', at: '/admin/week', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Chiara Ricci'))[0]).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Chiara Ricci'))[0]).toBeVisible()
    await expect(canvas.getByText(/^Open a booking for its details/)).toBeVisible()
    await expect(canvas.getByText(/^Drag a booking/)).not.toBeVisible()
    await expect(
      (await canvas.findAllByRole('columnheader', { name: /\d (confirmed|pending)/ }))[0],
    ).toBeVisible()
  },
}

export const Loading = LOADING

export const Failing = FAILING

/** What a reseller keeps for some minutes is taken. */
export const OnHold: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: respond('get', '/api/holds', {
    body: [
      buildHold({
        booking_date: `${TUESDAY} 00:00:00`,
        expires_at: new Date(Date.now() + 1_200_000).toISOString() as Instant,
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^08:00-12:00 On hold until .* \(Blue Grotto Tours\)$/),
    ).toBeVisible()
  },
}

/** Who has checked in is marked and cannot be moved, but the details are told. */
export const CheckedIn: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: SITE_AT_ELEVEN }),
    respond('get', `/api/manifests/${DAY_AT_ELEVEN}`, {
      body: [{ ...BOOKING, booking_date: `${DAY_AT_ELEVEN} 00:00:00`, attendance: 'checked_in' }],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = await canvas.findByRole('button', CARD)
    await expect(card).not.toHaveAttribute('aria-roledescription')
    await expect(card).toHaveAccessibleName(/Checked in/)
    await expect(canvas.getByText('Checked in', { selector: 'caption *' })).toBeVisible()
    await userEvent.click(card)
    const page = within(canvasElement.ownerDocument.body)
    const details = within(await page.findByRole('dialog', { name: 'Booking 1290' }))
    const day = await details.findByRole('link', { name: 'Day of this booking' })
    await expect(day).toHaveAttribute('href', `/admin/today?date=${DAY_AT_ELEVEN}&booking=1290`)
    await expect(details.queryByRole('button', { name: 'Move' })).toBeNull()
  },
}

/** The days that can still be planned come first; those of any date are one step away, and those from today as well. */
export const OtherDays: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const today = dateIn('Europe/Malta', new Date())
    const shown = (first: CalendarDate) =>
      canvas.findByText(`${formatDate(first)} to ${formatDate(addDays(first, 6))}`)
    await expect(await canvas.findByRole('button', { name: 'From today', current: true })).toBeVisible()
    const date = await canvas.findByLabelText('Go to date')
    await userEvent.clear(date)
    await userEvent.type(date, '2027-06-16')
    const first = firstOfSevenDays('2027-06-16' as CalendarDate, today)
    await expect(await shown(first)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next 7 days' }))
    await expect(date).toHaveValue(addDays(first, 7))
    await userEvent.click(canvas.getByRole('button', { name: 'From today', current: false }))
    await expect(await shown(today)).toBeVisible()
  },
}

/** Days without bookings still show every product. */
export const NothingBooked: ScreenStory = {
  beforeEach: respond('get', '/api/manifests/:date', { body: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Tandem Kayak/ })).toBeVisible()
    await expect(canvas.queryByText('Chiara Ricci')).toBeNull()
  },
}

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no products yet')).toBeVisible()
  },
}

/** What is closed is visible at rest, with its reason. */
export const Closed: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: [
    respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
    respond('get', '/api/closures', {
      body: [
        buildClosure({ from_date: TUESDAY, to_date: TUESDAY, reason: 'gale' }),
        buildClosure({
          id: 7,
          from_date: MONDAY,
          to_date: MONDAY,
          slot_id: 1,
          product_id: 1,
          reason: 'paint',
        }),
      ],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /^Tue.*Closed · gale$/ })).toBeVisible()
    await expect(await canvas.findByText('Morning and Full Day closed · paint')).toBeVisible()
  },
}

/** The head says why the business is closed, the products say it no more. */
export const ClosedOnAPhone: ScreenStory = {
  ...Closed,
  globals: PHONE,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Morning and Full Day closed · paint')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /^Tue/ }))
    await waitFor(() => expect(canvas.getAllByText('Closed · gale')).toHaveLength(2))
    await expect(canvas.queryByText('Morning and Full Day closed · paint')).toBeNull()
  },
}

/** A phone lists one day, the first that is booked, until another one is chosen. Paper has all. */
export const OneDayOnAPhone: ScreenStory = {
  parameters: { screen: { at: `/admin/week?week=${MONDAY}` } },
  globals: PHONE,
  beforeEach: [
    respond('get', '/api/manifests/:date', { body: [] }),
    respond('get', `/api/manifests/${TUESDAY}`, { body: [MOVED] }),
  ],
  play: async ({ canvas, userEvent }) => {
    const day = (name: RegExp) => canvas.getByRole('link', { name })
    await expect(await canvas.findByRole('button', CARD)).not.toHaveAttribute('aria-roledescription')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
    await expect(day(/^Tue \d/)).toHaveAttribute('aria-current', 'date')
    await expect(day(/^Tue \d/)).toHaveAccessibleDescription('1 pending')
    day(/^Wed \d/).focus()
    await userEvent.keyboard('[Enter]')
    await expect(await canvas.findByText('No bookings')).toBeVisible()
    await expect(day(/^Wed \d/)).toHaveFocus()
    await expect(day(/^Wed \d/)).toHaveAttribute('aria-current', 'date')
    await expect(canvas.queryByRole('rowheader')).toBeNull()
    await expect(day(/^Wednesday, /)).toHaveAttribute('href', expect.stringMatching(/today\?date=/))
    dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getByRole('button', CARD)).toBeVisible()
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByRole('button', CARD)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Previous 7 days' }))
    await canvas.findByText(`${formatDate(addDays(MONDAY, -7))} to ${formatDate(addDays(MONDAY, -1))}`)
    await expect(await canvas.findByText(/^No bookings$/)).toBeVisible()
  },
}

/** Said beside the slot that has bookings, else above all. */
export const Full: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: [
    respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
    respond('get', '/api/availability', {
      body: [{ product_id: 1, slots: [{ slot_id: 1, remaining: 0, status: 'full', price: null }] }],
    }),
  ],
  play: async ({ canvas }) => {
    const marks = await canvas.findAllByText(/Full$/, { selector: 'em' })
    const [booked, other] = [true, false].map((wanted) =>
      marks.find((mark) => mark.closest('td')?.textContent?.includes('Chiara Ricci') === wanted),
    )
    await expect(booked).toHaveTextContent('08:00 Morning: Full')
    await expect(booked?.closest('td')?.querySelectorAll('[data-full]')).toHaveLength(1)
    await expect(other).toHaveTextContent(/^Full$/)
  },
}

/** Of a day on which something is left, the slots are marked that are full. */
export const FullSlot: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: [
    respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
    respond('get', '/api/availability', {
      body: [
        {
          product_id: 1,
          slots: [
            { slot_id: 1, remaining: 0, status: 'full', price: null },
            { slot_id: 2, remaining: 2, status: 'open', price: 120 },
          ],
        },
      ],
    }),
  ],
  play: async ({ canvas }) => {
    const mark = await canvas.findByText(/Full$/, { selector: 'em' })
    await expect(mark).toHaveTextContent('08:00 Morning: Full')
    await expect(mark.closest('td')).toHaveTextContent('Chiara Ricci')
    await expect(canvas.getAllByText(/Full$/, { selector: 'em' })).toHaveLength(1)
  },
}

export const FullSlotOnAPhone: ScreenStory = { ...FullSlot, globals: PHONE }

/** The other products of a busy day stay in view. */
export const Busy: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: respond('get', `/api/manifests/${MONDAY}`, {
    body: Array.from({ length: 9 }, (_, index) => ({ ...BOOKING, id: BOOKING.id + index, guests: 4 })),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('button', CARD)).toHaveLength(6)
    await expect(canvas.getByRole('columnheader', { name: /^Mon.* 9 pending/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more' }))
    await expect(canvas.getAllByRole('button', CARD)).toHaveLength(9)
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }))
    await expect(canvas.getAllByRole('button', CARD)).toHaveLength(6)
    dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getAllByRole('button', CARD)).toHaveLength(9)
    await expect(canvas.queryByRole('button', { name: 'Show 3 more' })).toBeNull()
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.getAllByRole('button', CARD)).toHaveLength(6))
  },
}

/** Each slot of a busy day is there, with how many it has. */
export const BusySlots: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: respond('get', `/api/manifests/${MONDAY}`, {
    body: Array.from({ length: 12 }, (_, index) => ({
      ...BOOKING,
      id: BOOKING.id + index,
      ...(index >= 8 && { time_range: '13:00-18:00', slot_id: 2, slot_name: 'Afternoon' }),
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/ Morning, 8 bookings$/)).toBeVisible()
    await expect(canvas.getByText(/ Afternoon, 4 bookings$/)).toBeVisible()
    await expect(canvas.getAllByRole('button', CARD)).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 6 more' }))
    await expect(canvas.getByText(/ Afternoon$/)).toBeVisible()
  },
}

/** The days stay in view. */
export const Scrolled: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: respond('get', `/api/manifests/${MONDAY}`, {
    body: Array.from({ length: 30 }, (_, index) => ({
      ...BOOKING,
      id: BOOKING.id + index,
      status: index === 0 ? 'Confirmed' : 'Pending',
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 24 more' }))
    scrollTo({ top: 800, behavior: 'instant' })
    const { top, bottom } = canvas.getByRole('columnheader', { name: 'Product' }).getBoundingClientRect()
    // The first card below the head is whole.
    const edges = canvas
      .getAllByRole('button', { name: /Chiara Ricci/ })
      .map((card) => card.getBoundingClientRect())
    const first = edges.find((card) => card.bottom > bottom)
    scrollBy({ top: (first?.top ?? bottom) - bottom, behavior: 'instant' })
    await expect(top).toBe(canvas.getByRole('banner').getBoundingClientRect().bottom)
    await expect(bottom).toBeGreaterThan(top)
  },
}
