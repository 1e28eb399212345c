import { addDays } from '@luzzu/domain'
import { OPERATIONS } from '@luzzu/domain/contracts'
import {
  expect,
  FAILING,
  holdAnswer,
  LOADING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { buildBooking } from '../../booking/testing/build-booking'
import { inSlot, respondWithDay } from '../../booking/testing/day-fixture'
import { SITE_WITH_DESK } from '../../booking/testing/payments-fixture'
import { DAY_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { routes } from '../../routes'
import { endWaiting, holdWaiting } from './testing/hold-waiting'

export default {
  title: 'Screens/Admin/Dashboard',
  parameters: { screen: { routes, under: 'admin', at: '/admin', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(await canvas.findByText('Requires your attention')).toBeVisible()
  },
}

const isBefore = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

/** Each step leads to its place; the samples go after a question. */
export const FirstSteps: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const done = await canvas.findByText('3 of 10 done')
    await expect(isBefore(canvas.getByRole('heading', { name: 'Pending requests' }), done)).toBe(true)
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(hrefOf('Time slots')).toBe('/admin/rental-services/time-slots')
    await expect(hrefOf('Meeting point')).toBe('/admin/settings#meeting-point')
    await expect(await canvas.findByRole('button', { name: /^These are right: Morning 08:00/ })).toBeVisible()
    await expect(canvas.getByText(/^Left of the samples: .* 1 footer link\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove samples…' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog'))
    await expect(
      dialog.getByText(/2 rental services, 1 activity type, 1 question, and 1 footer link will/),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove samples' }))
    await page.findByText('17 samples removed. Painted Luzzu stays, because it is booked or on hold.')
  },
}

/** Without any booking there is nothing to do before them. */
export const FirstStepsOfANewBusiness: ScreenStory = {
  beforeEach: [
    holdWaiting,
    respond('get', '/api/dashboard', {
      body: {
        popular_rentals: [],
        recent_bookings: [],
        pending_approvals: 0,
        registered_users: 1,
        total_bookings: 0,
      },
    }),
    respond('get', '/api/bookings', { body: [] }),
    respond('get', '/api/manifests/:date', { body: [] }),
  ],
  play: async ({ canvas }) => {
    const done = await canvas.findByText('3 of 10 done')
    await expect(isBefore(done, canvas.getByRole('heading', { name: 'Pending requests' }))).toBe(true)
  },
}

/** Refunds that failed, or wait to be handed over, are called to, in the sidebar as well. */
export const MoneyToSettle: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: SITE_WITH_DESK }),
    respond('get', '/api/dashboard', {
      body: {
        popular_rentals: [],
        recent_bookings: [],
        pending_approvals: 0,
        registered_users: 1,
        total_bookings: 4,
        payments: { attention: 1, to_hand_over: 2 },
      },
    }),
  ],
  play: async ({ canvas }) => {
    const line = await canvas.findByText(/^1 payment needs attention, 2 refunds to hand over\./)
    await expect(within(line).getByRole('link', { name: 'Open Payments' })).toBeVisible()
    const link = await canvas.findByRole('link', { name: 'Payments' })
    await expect(link).toHaveAccessibleDescription('3 to settle')
  },
}

export const MoneyToSettleOnAPhone: ScreenStory = {
  ...MoneyToSettle,
  globals: PHONE,
  play: async ({ canvas }) => void (await canvas.findByText(/^1 payment needs attention/)),
}

const CANCELLED = buildBooking({ id: 31, booking_date: `${DAY_AT_ELEVEN} 00:00:00`, status: 'Cancelled' })
const cancelledAs = (...kinds: ('expired' | 'declined')[]) =>
  respond('get', '/api/bookings', {
    body: kinds.map((kind, at) => ({ ...CANCELLED, id: at + 31, cancellation: { kind, reason: null } })),
  })

/** Requests that nobody answered are not lost silently; those that were declined were answered. */
export const RequestsLapsed: ScreenStory = {
  beforeEach: [...respondWithDay, cancelledAs('expired', 'declined', 'expired')],
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/^2 requests of today were not answered in time\./)
    await expect(within(notice).getByRole('link', { name: 'Show them' })).toHaveAttribute(
      'href',
      `/admin/bookings?date=${DAY_AT_ELEVEN}&status=Cancelled`,
    )
  },
}

export const RequestsLapsedOnAPhone: ScreenStory = { ...RequestsLapsed, globals: PHONE }

/** What was pressed goes with its step, or with all of them; the focus stays at the step, or goes to the page. */
export const FirstStepsDone: ScreenStory = {
  play: async (story) => {
    const { canvas, userEvent } = story
    const confirm = await canvas.findByRole('button', { name: /^These are right: Morning 08:00/ })
    const setUp = OPERATIONS['GET /set-up'].example
    respond('get', '/api/set-up', {
      body: { ...setUp, steps: setUp.steps.map((step) => ({ ...step, is_done: true })) },
    })(story)
    await userEvent.click(confirm)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Time slots' })).toHaveFocus())
    const settings = OPERATIONS['GET /settings'].example
    respond('get', '/api/settings', { body: { ...settings, set_up_dismissed: true } })(story)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

const figures = holdAnswer('/api/dashboard')

/** What stands below the first steps waits for them, which would push it away; what stands above does not. */
export const FirstStepsAwaited: ScreenStory = {
  beforeEach: [holdWaiting, respond('get', '/api/set-up'), figures.beforeEach],
  play: async ({ canvas }) => {
    await figures.release()
    await canvas.findAllByRole('button', { name: /^Approve booking/ })
    await expect(canvas.queryByRole('link', { name: 'All bookings' })).toBeNull()
    endWaiting()
    await canvas.findByRole('link', { name: 'All bookings' })
  },
}

/** Below the work of the day a phone has the next step only, until all are asked for. */
export const FirstStepsOnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas, userEvent }) => {
    const unfold = await canvas.findByRole('button', { name: /^Show all \d+ steps$/ })
    const shown = () => canvas.getAllByText(/^(To do|Done):$/).filter((step) => step.checkVisibility())
    await expect(shown()).toHaveLength(1)
    await userEvent.click(unfold)
    await expect(unfold).toHaveAttribute('aria-expanded', 'true')
    await expect(shown().length).toBeGreaterThan(3)
    // The topbar that stays in view would cover a link in part.
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** The figures are the slowest: requests are decided meanwhile. */
export const FiguresAwaited: ScreenStory = {
  beforeEach: [...respondWithDay, holdWaiting, respond('get', '/api/dashboard')],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Approve booking/ })
    await canvas.findByRole('region', { name: 'Departures at 08:00-12:00, Morning' })
  },
}

/** A section that fails says so alone, and the others stay while it is tried again. */
export const RequestsFailed: ScreenStory = {
  beforeEach: respond('get', '/api/bookings', refusal(400, 'validation')),
  play: async (story) => {
    const { canvas, userEvent } = story
    const figures = await canvas.findByRole('link', { name: 'All bookings' })
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(1))
    await expect(canvas.getByText('Couldn’t load the pending requests.')).toBeVisible()
    const retry = canvas.getByRole('button', { name: 'Try again' })
    respond('get', '/api/bookings', refusal(400, 'validation', { instance: '/req/second' }))(story)
    // While the panel opens it asks once more, and a click meanwhile does nothing.
    await waitFor(async () => {
      await userEvent.click(retry)
      await expect(canvas.getByText('Reference: second')).toBeVisible()
    })
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
    await expect(retry).toHaveFocus()
    respond('get', '/api/bookings', { body: [] })(story)
    await userEvent.click(retry)
    await expect(await canvas.findByText('No pending requests')).toBeVisible()
    await expect(figures).toBeVisible()
  },
}

/** Without the totals there is the chart. */
export const TotalsFailed: ScreenStory = {
  beforeEach: respond('get', '/api/dashboard', refusal(400, 'validation')),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the totals.')
    await expect(await canvas.findByRole('img', { name: /^Bookings by week/ })).toBeVisible()
  },
}

/** Departures that have ended take one line; who is late for one that has begun is told. */
export const DeparturesEnded: ScreenStory = {
  beforeEach: respondWithDay,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 ended')).toBeVisible()
    const departures = within(canvas.getByRole('region', { name: 'Today’s departures' }))
    await expect(departures.queryByRole('region', { name: 'Departures at 05:30-07:35, Sunrise' })).toBeNull()
    const begun = within(departures.getByRole('region', { name: 'Departures at 08:00-12:00, Morning' }))
    await expect(begun.getByRole('link', { name: '1 late' })).toHaveAttribute('href', '/admin/today')
    await expect(begun.getByRole('link', { name: 'Ġorġ Żammit' })).toHaveAttribute(
      'href',
      `/admin/today?date=${DAY_AT_ELEVEN}&booking=24`,
    )
  },
}

/** Once nothing is left of today, the departures of tomorrow are told. */
export const NothingLeftToday: ScreenStory = {
  beforeEach: [
    ...respondWithDay,
    respond('get', `/api/manifests/${DAY_AT_ELEVEN}`, { body: [] }),
    respond('get', `/api/manifests/${addDays(DAY_AT_ELEVEN, 1)}`, {
      body: [inSlot(40, 1, { username: 'Ġorġ Żammit' })],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No departures today')).toBeVisible()
    const departures = within(canvas.getByRole('region', { name: 'Today’s departures' }))
    await expect(departures.getByRole('link', { name: 'Tomorrow' })).toHaveAttribute(
      'href',
      `/admin/today?date=${addDays(DAY_AT_ELEVEN, 1)}`,
    )
    await expect(departures.getByRole('link', { name: 'Ġorġ Żammit' })).toBeVisible()
  },
}

/** Of many who are late three are named. */
export const ManyLate: ScreenStory = {
  beforeEach: [
    ...respondWithDay,
    respond('get', `/api/manifests/${DAY_AT_ELEVEN}`, {
      body: ['Ġorġ Żammit', 'Zoë Smith', 'Tom Grech', 'Piotr Nowak', 'Aoife Camilleri'].map((username, at) =>
        inSlot(40 + at, 1, { username }),
      ),
    }),
  ],
  play: async ({ canvas }) => {
    const begun = await canvas.findByRole('region', { name: 'Departures at 08:00-12:00, Morning' })
    await expect(begun).toHaveTextContent(/5 late: Ġorġ Żammit, Zoë Smith, Tom Grech and 2 more$/)
  },
}

export const ManyLateOnAPhone: ScreenStory = { ...ManyLate, globals: PHONE }

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

/** Beside the sidebar of a tablet the figures stand below each other, and the chart names every third week. */
export const OnATablet: ScreenStory = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const attention = await canvas.findByText('Requires your attention')
    await expect(attention.getBoundingClientRect().height).toBeLessThan(30)
    const chart = await canvas.findByRole('img', { name: /^Bookings by week/ })
    const names = [...chart.querySelectorAll('[data-name]')].filter(
      (name) => name.getClientRects().length > 0,
    )
    const edges = names.map((name) => name.getBoundingClientRect())
    for (const [index, { left }] of edges.entries())
      await expect(left).toBeGreaterThan(edges[index - 1]?.right ?? 0)
  },
}

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pending requests')).toBeVisible()
  },
}
