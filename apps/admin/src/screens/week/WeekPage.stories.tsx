import { addDays, type CalendarDate, dateIn, type Instant, weekOf } from '@luzzu/domain'
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
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { buildClosure } from '../../booking/testing/build-closure'
import { buildHold } from '../../booking/testing/build-hold'
import { SITE_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { routes } from '../../routes'

const [MONDAY, TUESDAY] = weekOf(addDays(dateIn('Europe/Malta', new Date()), 14)) as [
  CalendarDate,
  CalendarDate,
]
const BOOKING = buildManifestEntry({ id: 1290, booking_date: `${MONDAY} 00:00:00` })
const MOVED = { ...BOOKING, booking_date: `${TUESDAY} 00:00:00` }
/** A week of which every day can be booked. */
const COMING_WEEK = { screen: { at: `/admin/week?date=${MONDAY}` } }
const CARD = { name: /^Chiara Ricci/ }

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
    await expect(canvas.getByText(/^Open a booking to move it/)).toBeVisible()
    await expect(canvas.getByText(/^Drag a booking/)).not.toBeVisible()
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

/** Any week is one step away. */
export const AnotherWeek: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const date = await canvas.findByLabelText('Go to date')
    await userEvent.clear(date)
    await userEvent.type(date, '2027-06-16')
    await expect(await canvas.findByText('Monday, June 14, 2027 to Sunday, June 20, 2027')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }))
    await expect(date).toHaveValue('2027-06-21')
  },
}

/** A week without bookings still shows every product. */
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

/** A drop where the slot is closed is refused there, with the reason. */
export const CarriedToAClosedDay: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: [
    respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
    respond('get', '/api/bookings/:id/availability', {
      body: [{ date: TUESDAY, slots: [{ slot_id: 1, remaining: 0, status: 'closed', reason: 'Regatta' }] }],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const card = await canvas.findByRole('button', CARD)
    card.focus()
    await userEvent.keyboard('[Space]')
    await expect(await canvas.findByText('Morning: closed (Regatta)')).toBeVisible()
    await userEvent.keyboard('[ArrowRight]')
    await page.findByText(/^Tuesday.*closed \(Regatta\)$/)
    const [day, carried] = await page.findAllByText('Morning: closed (Regatta)')
    await expect(day?.closest('td')).toHaveAttribute('data-refused')
    await expect(carried?.parentElement).toHaveTextContent('Chiara Ricci')
    await userEvent.keyboard('[Space]')
    const refusal = /^Chiara Ricci cannot be moved to Tuesday, .*Morning: closed \(Regatta\)\.$/
    await expect((await page.findAllByText(refusal))[0]).toBeVisible()
    await expect(page.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(card).toHaveFocus())
  },
}

/** The reason is in sight, however many bookings that day has. */
export const CarriedToALongDay: ScreenStory = {
  ...CarriedToAClosedDay,
  beforeEach: [
    ...[CarriedToAClosedDay.beforeEach ?? []].flat(),
    respond('get', `/api/manifests/${TUESDAY}`, {
      body: Array.from({ length: 7 }, (_, at) => ({ ...MOVED, id: at + 1, username: `Guest ${at}` })),
    }),
  ],
  play: async (story) => {
    const guest = await story.canvas.findByText('Guest 0')
    await CarriedToAClosedDay.play?.(story)
    const refusal = await story.canvas.findByText(/^Chiara Ricci cannot be moved/, { selector: 'b' })
    await waitFor(() => expect(refusal.getBoundingClientRect().bottom).toBeLessThan(innerHeight))
    await expect(refusal.compareDocumentPosition(guest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** A day that cannot be booked, as one that is over, says so where the booking was dropped. */
export const CarriedBeyondTheWindow: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: [
    respond('get', '/api/site', { body: { ...SITE_AT_ELEVEN, booking_window_days: 1 } }),
    respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
    respond('get', '/api/bookings/:id/availability', {
      body: [{ date: TUESDAY, slots: [{ slot_id: 1, remaining: 0, status: 'out_of_window' }] }],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const card = await canvas.findByRole('button', CARD)
    card.focus()
    await userEvent.keyboard('[Space]')
    await canvas.findByText('Morning: too far ahead')
    await userEvent.keyboard('[ArrowRight]')
    await page.findByText(/^Tuesday.*too far ahead$/)
    await userEvent.keyboard('[Space]')
    const refusal = /^Chiara Ricci cannot be moved to Tuesday, .*Morning: too far ahead\.$/
    await expect((await page.findAllByText(refusal))[0]).toBeVisible()
    await expect(page.queryByRole('dialog')).toBeNull()
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

export const ClosedOnAPhone: ScreenStory = {
  ...Closed,
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Closed · gale')).at(-1)).toBeVisible()
    await expect(await canvas.findByText('Morning and Full Day closed · paint')).toBeVisible()
  },
}

export const Full: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: [
    respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
    respond('get', '/api/availability', {
      body: [{ product_id: 1, slots: [{ slot_id: 1, remaining: 0, status: 'full', price: null }] }],
    }),
  ],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Full'))[0]).toBeVisible()
  },
}

/** Enter opens a booking; Space carries it, with its whole name above its slot. */
export const OpenedByKeyboard: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const card = await canvas.findByRole('button', CARD)
    card.focus()
    await userEvent.keyboard('[Space]')
    await waitFor(() => expect(page.getAllByText('Chiara Ricci')).toHaveLength(2))
    const carried = page.getAllByText('Chiara Ricci').at(-1)
    await expect(carried?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      page.getAllByText('Morning').at(-1)?.getBoundingClientRect().top ?? 0,
    )
    await userEvent.keyboard('[Escape]')
    await waitFor(() => expect(page.getAllByText('Chiara Ricci')).toHaveLength(1))
    card.focus()
    await userEvent.keyboard('[Enter]')
    await expect(await page.findByRole('dialog', { name: /^Move/ })).toBeVisible()
  },
}

/** Beyond the booking window no slot can be chosen, the one that the booking has neither; a past day says so as well. */
export const MovedTooFarAhead: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', CARD))
    await expect(await page.findByRole('radio', { name: /Booked now/ })).toBeChecked()
    const date = page.getByLabelText('New date')
    await userEvent.clear(date)
    await userEvent.type(date, addDays(dateIn('Europe/Malta', new Date()), 60))
    const slots = await page.findAllByRole('radio', { name: /Too far ahead/ })
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await expect(date).toHaveAccessibleDescription(/^Too far ahead\. Bookings are open until /)
    for (const slot of slots) await expect(slot).toBeDisabled()
    const move = within(page.getByRole('dialog')).getByRole('button', { name: /^Move/ })
    await expect(move).toHaveAttribute('aria-disabled', 'true')
    await expect(move).toHaveAccessibleDescription(/^Too far ahead\. Bookings are open until /)
    await userEvent.clear(date)
    await userEvent.type(date, '2020-05-05')
    await expect(move).toHaveAccessibleDescription('It is not possible to schedule dates in the past.')
  },
}

export const MovedTooFarAheadOnAPhone: ScreenStory = { ...MovedTooFarAhead, globals: PHONE }

/** The booking comes back as another card, in the cell of its new day. */
export const MovedByKeyboard: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: [
    respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
    respond('get', '/api/bookings/:id/availability', {
      body: [{ date: TUESDAY, slots: [{ slot_id: 1, remaining: 2, status: 'open' }] }],
    }),
    respond('post', '/api/bookings/:id/move', { body: MOVED }),
  ],
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    const card = await canvas.findByRole('button', CARD)
    card.focus()
    await userEvent.keyboard('[Space]')
    await page.findByText(/^Picked up Chiara Ricci\. Monday/)
    await userEvent.keyboard('[ArrowRight]')
    await page.findByText(/^Tuesday/)
    await userEvent.keyboard('[Space]')
    await waitFor(() => expect(page.getByRole('button', { name: 'Move booking' })).toHaveFocus())
    respond('get', `/api/manifests/${MONDAY}`, { body: [] })(story)
    respond('get', `/api/manifests/${TUESDAY}`, { body: [MOVED] })(story)
    await userEvent.keyboard('[Enter]')
    await waitFor(() => expect(canvas.getByRole('button', CARD)).not.toBe(card))
    await waitFor(() => expect(canvas.getByRole('button', CARD)).toHaveFocus())
  },
}

/** The other products of a busy day stay in view. */
export const Busy: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: respond('get', `/api/manifests/${MONDAY}`, {
    body: Array.from({ length: 9 }, (_, index) => ({ ...BOOKING, id: BOOKING.id + index, guests: 4 })),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('button', CARD)).toHaveLength(6)
    await expect(canvas.getByRole('columnheader', { name: /^Mon.* 9 bookings/ })).toBeVisible()
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

/** The days stay in view. */
export const Scrolled: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: respond('get', `/api/manifests/${MONDAY}`, {
    body: Array.from({ length: 30 }, (_, index) => ({ ...BOOKING, id: BOOKING.id + index })),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 24 more' }))
    scrollTo({ top: 800, behavior: 'instant' })
    const { top, bottom } = canvas.getByRole('columnheader', { name: 'Product' }).getBoundingClientRect()
    await expect(top).toBe(canvas.getByRole('banner').getBoundingClientRect().bottom)
    await expect(bottom).toBeGreaterThan(top)
  },
}
