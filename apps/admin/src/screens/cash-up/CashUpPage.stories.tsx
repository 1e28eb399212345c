import { addDays, dateIn } from '@luzzu/domain'
import type { CashUpRecord, ManifestEntry } from '@luzzu/domain/contracts'
import {
  expect,
  FAILING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  spyOn,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { SITE_ONLINE, SITE_WITH_DESK } from '../../booking/testing/payments-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Cash-up',
  parameters: { screen: { routes, under: 'admin', at: '/admin/cash-up', as: 'staff' } },
} satisfies ScreenMeta

const DAY = dateIn(SITE_WITH_DESK.time_zone, new Date())

const OPEN: CashUpRecord = {
  date: DAY,
  expected: { cash: 485, terminal: 615.5, bank: 0 },
  counted: null,
  difference: null,
  note: null,
  closed_at: null,
  closed_by: null,
}
const CLOSED: CashUpRecord = {
  ...OPEN,
  counted: { cash: 480, terminal: 615.5, bank: 0 },
  difference: { cash: -5, terminal: 0, bank: 0 },
  note: 'Five euros of change were lost.',
  closed_at: `${DAY}T08:20:00.000Z` as CashUpRecord['closed_at'],
  closed_by: 'Nora Camilleri',
}

const AT_DESK = respond('get', '/api/site', { body: SITE_WITH_DESK })
const DESK = [AT_DESK, respond('get', '/api/cash-ups/:date', { body: OPEN })]

type Story = Parameters<NonNullable<ScreenStory['play']>>[0]

async function count({ canvas, userEvent }: Story) {
  await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Counted, cash' }), '480')
  await userEvent.type(canvas.getByRole('spinbutton', { name: 'Counted, card terminal' }), '615.50')
}

/** What is counted beside what is expected. */
export const Counting: ScreenStory = {
  beforeEach: DESK,
  play: async (story) => {
    await count(story)
    await expect(story.canvas.getByText('Difference: −€5.00')).toBeVisible()
    await expect(story.canvas.getAllByText('Difference: €0.00')).toHaveLength(2)
    await expect(story.canvas.getByRole('link', { name: 'Show the payments of this day' })).toHaveAttribute(
      'href',
      `/admin/payments/received?from=${DAY}&to=${DAY}`,
    )
    await expect(story.canvas.getByRole('link', { name: 'Cash' })).toHaveAttribute(
      'href',
      `/admin/payments/received?method=cash&from=${DAY}&to=${DAY}`,
    )
  },
}

export const CountingOnAPhone: ScreenStory = { ...Counting, globals: PHONE }

const NONE = { cash: 0, terminal: 0, bank: 0 }
const MADE_OF: CashUpRecord = {
  ...OPEN,
  breakdown: {
    taken: { cash: 345, terminal: 615.5, bank: 0 },
    refunded: { ...NONE, cash: 60 },
    deposits_taken: { ...NONE, cash: 400 },
    deposits_returned: { ...NONE, cash: 200 },
  },
}

/** What is expected says of what it is made, where that is more than payments. */
export const Breakdown: ScreenStory = {
  beforeEach: [AT_DESK, respond('get', '/api/cash-ups/:date', { body: MADE_OF })],
  play: async ({ canvas }) => {
    for (const text of [
      'Payments +€345.00',
      'Damage deposits +€400.00',
      'Refunds −€60.00',
      'Damage deposits given back −€200.00',
    ]) {
      const term = await canvas.findByText(text)
      await expect(term).toBeVisible()
      // Of one line, however narrow the page is.
      await expect(term.getClientRects()).toHaveLength(1)
    }
    await expect(canvas.queryByText(/^Payments \+€615/)).toBeNull()
  },
}

export const BreakdownOnAPhone: ScreenStory = { ...Breakdown, globals: PHONE }

/** A day without money says so. */
export const NothingToCount: ScreenStory = {
  beforeEach: [AT_DESK, respond('get', '/api/cash-ups/:date', { body: { ...OPEN, expected: NONE } })],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Nothing to count'))[0]).toBeVisible()
  },
}

/** Nothing is closed before everything is counted. */
export const NotCounted: ScreenStory = {
  beforeEach: DESK,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the day' }))
    await expect(
      await canvas.findAllByText('Counted must be a number from 0 with at most 2 decimals'),
    ).toHaveLength(2)
  },
}

const ofToday = (time_range: string, fields: Partial<ManifestEntry> = {}) =>
  buildManifestEntry({
    booking_date: `${DAY} 00:00:00`,
    time_range,
    status: 'Confirmed',
    balance_due: 60,
    ...fields,
  })
const BOOKED = [
  ofToday('08:00-09:00', { id: 1, balance_due: 0 }),
  ofToday('00:05-23:10', { id: 4, balance_due: 0, attendance: 'checked_in' }),
  ofToday('00:05-23:10', { id: 5, balance_due: 0 }),
  ofToday('00:05-23:10', { id: 6, balance_due: 0 }),
  ofToday('23:00-23:30', { id: 2 }),
  ofToday('23:30-23:59', { id: 3, status: 'Pending' }),
]

/** The difference is told once more before the day is closed, and what could not be paid any more. */
export const Closing: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/manifests/:date', { body: BOOKED })],
  play: async (story) => {
    await count(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Close the day' }))
    const dialog = within(await within(story.canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByText('Difference: −€5.00 cash.')).toBeVisible()
    const due = await dialog.findByRole('link', { name: '€60.00 still due' })
    await expect(due.getAttribute('href')).toMatch(/^\/admin\/today\?date=/)
    await expect(due.closest('strong')).toHaveTextContent(
      'The day is not over: 1 booking still to come, 1 out, 3 not checked in, €60.00 still due.',
    )
    // A card online is in no cash-up.
    await expect(dialog.getByText(/no payment in cash, by card terminal or by bank transfer/)).toBeVisible()
    await expect(dialog.getByText(/^What is recorded by now cannot be reversed either/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close the day' })).toHaveAttribute(
      'data-variant',
      'danger',
    )
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it open' })).toHaveFocus())
  },
}

/** A day that is over takes nothing more anyway; what is meant is said whole. */
export const ClosingADayBefore: ScreenStory = {
  parameters: { screen: { at: `/admin/cash-up?date=${addDays(DAY, -1)}` } },
  beforeEach: [AT_DESK, respond('get', '/api/cash-ups/:date', { body: { ...OPEN, date: addDays(DAY, -1) } })],
  play: async (story) => {
    await count(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Close the day' }))
    const dialog = within(await within(story.canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(
      dialog.getByText(/^After that no payment or refund of this day in cash, by card terminal or/),
    ).toBeVisible()
    await expect(dialog.queryByText(/^The day is not over/)).toBeNull()
  },
}

export const ClosingOnAPhone: ScreenStory = { ...Closing, globals: PHONE }

/** A day that is over has nothing to warn of. */
export const ClosingAPastDay: ScreenStory = {
  ...Closing,
  parameters: { screen: { at: `/admin/cash-up?date=${addDays(DAY, -1)}` } },
  play: async (story) => {
    await count(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Close the day' }))
    const dialog = within(await within(story.canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByText('Difference: −€5.00 cash.')).toBeVisible()
    await expect(dialog.queryByText(/^The day is not over/)).toBeNull()
  },
}

const CHANGED = refusal(409, 'expected-changed', {
  message: 'Payments or refunds came in meanwhile. Please check what is expected now and confirm again.',
})

/** What was taken while the day was counted is told before the day is closed, also where the server alone knows of it. */
export const ChangedMeanwhile: ScreenStory = {
  ...Closing,
  play: async (story) => {
    const body = within(story.canvasElement.ownerDocument.body)
    const isExpected = (cash: number) =>
      respond('get', '/api/cash-ups/:date', { body: { ...OPEN, expected: { ...OPEN.expected, cash } } })(
        story,
      )
    await count(story)
    isExpected(545)
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Close the day' }))
    const dialog = within(await body.findByRole('dialog'))
    await expect(await dialog.findByText('Expected cash is now €545.00, it was €485.00.')).toBeVisible()
    await expect(dialog.getByText('Difference: −€65.00 cash.')).toBeVisible()
    isExpected(600)
    const sent: Request[] = []
    const { fetch } = globalThis
    spyOn(globalThis, 'fetch').mockImplementation((request, options) => {
      if (request instanceof Request && request.method === 'POST') sent.push(request.clone())
      return fetch(request, options)
    })
    respond('post', '/api/cash-ups', CHANGED)(story)
    await story.userEvent.click(dialog.getByRole('button', { name: 'Close the day' }))
    await expect(await dialog.findByText('Expected cash is now €600.00, it was €485.00.')).toBeVisible()
    await expect(dialog.getByText(/^Couldn’t close the day. Payments or refunds came in/)).toBeVisible()
    await expect(dialog.getByText('Difference: −€120.00 cash.')).toBeVisible()
    await expect(await sent[0]?.json()).toMatchObject({ expected: { cash: 545 }, counted: { cash: 480 } })
    await story.userEvent.click(dialog.getByRole('button', { name: 'Keep it open' }))
    await expect(story.canvas.getByRole('spinbutton', { name: 'Counted, cash' })).toHaveValue(480)
  },
}

/** The focus goes on to what was counted, which comes into sight: the button that closes the day is gone. */
export const JustClosed: ScreenStory = {
  ...Closing,
  play: async (story) => {
    const body = story.canvasElement.ownerDocument.body
    await count(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Close the day' }))
    const dialog = within(await within(body).findByRole('dialog'))
    respond('post', '/api/cash-ups', { status: 201, body: CLOSED })(story)
    respond('get', '/api/cash-ups/:date', { body: CLOSED })(story)
    await story.userEvent.click(dialog.getByRole('button', { name: 'Close the day' }))
    await expect(await story.canvas.findByText('Closed by Nora Camilleri')).toBeVisible()
    await waitFor(() => expect(story.canvas.getByRole('region', { name: 'Cash-up' })).toHaveFocus())
    const heading = story.canvas.getByRole('heading', { name: 'Cash-up' }).getBoundingClientRect()
    await expect(heading.top).toBeGreaterThanOrEqual(0)
    await expect(heading.bottom).toBeLessThan(innerHeight)
  },
}

export const Closed: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/cash-ups/:date', { body: CLOSED })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Five euros of change were lost.')).toBeVisible()
    await expect(canvas.getByText('Closed by Nora Camilleri')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '−€5.00' })).toBeVisible()
  },
}

/** What goes on where guests pay online. */
export const ClosedWithCardsOnline: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: SITE_ONLINE }),
    respond('get', '/api/cash-ups/:date', { body: CLOSED }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/by card online is in no cash-up, and still works\.$/)).toBeVisible()
  },
}

/** What was expected still says of what it was made. */
export const ClosedWithBreakdown: ScreenStory = {
  globals: PHONE,
  beforeEach: [
    AT_DESK,
    respond('get', '/api/cash-ups/:date', { body: { ...CLOSED, breakdown: MADE_OF.breakdown } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Damage deposits +€400.00')).toBeVisible()
    await expect(canvas.queryByText(/^Payments \+€615/)).toBeNull()
    await expect(canvas.getByRole('row', { name: /^Cash €485.00 €480.00/ })).toBeVisible()
  },
}

export const ClosedOnAPhone: ScreenStory = { ...Closed, globals: PHONE }

export const Failing: ScreenStory = { ...FAILING, beforeEach: AT_DESK }
