import {
  expect,
  FAILING,
  PHONE,
  respond,
  type ScreenMeta,
  type ScreenStory,
  spyOn,
  waitFor,
} from '@luzzu/ui/screens'
import { SITE_WITH_DESK } from '../../booking/testing/payments-fixture'
import { PENDING_REFUNDS } from '../../booking/testing/payments-screen-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Reports',
  parameters: { screen: { routes, under: 'admin', at: '/admin/reports', as: 'staff' } },
} satisfies ScreenMeta

const DAYS = [
  { key: '2026-07-10', gross: 1100, refunded: 135, net: 817.8, vat: 147.2 },
  { key: '2026-07-11', gross: 540, refunded: 0, net: 457.63, vat: 82.37 },
]
const AT_DESK = respond('get', '/api/site', { body: SITE_WITH_DESK })
const NONE_PENDING = respond('get', '/api/payments', { body: [] })
const DESK = [AT_DESK, NONE_PENDING, respond('get', '/api/reports/money', { body: DAYS })]

export const ByDay: ScreenStory = {
  beforeEach: DESK,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Friday, July 10, 2026' })).toBeVisible()
    await expect(canvas.getByText('€1,640.00')).toBeVisible()
    await expect(canvas.getByText('€229.57')).toBeVisible()
  },
}

export const ByDayOnAPhone: ScreenStory = {
  beforeEach: DESK,
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('€1,640.00')).toBeVisible()
  },
}

/** A response has so many rows at most: the totals are of all of them. */
export const InPages: ScreenStory = {
  beforeEach: [
    ...DESK,
    () => {
      const { fetch } = globalThis
      spyOn(globalThis, 'fetch').mockImplementation(async (request, options) => {
        const { pathname, searchParams } = new URL(request instanceof Request ? request.url : String(request))
        if (pathname !== '/api/reports/money') return fetch(request, options)
        if (searchParams.get('cursor') === '1') return Response.json(DAYS.slice(1))
        const link = '</api/reports/money?cursor=1>; rel="next"'
        return Response.json(DAYS.slice(0, 1), { headers: { link } })
      })
    },
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Friday, July 10, 2026' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Saturday, July 11, 2026' })).toBeVisible()
    await expect(canvas.getByText('€1,640.00')).toBeVisible()
  },
}

export const ThisYear: ScreenStory = {
  beforeEach: DESK,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Last month' }))
    await waitFor(() => expect(canvas.getByLabelText<HTMLInputElement>('First day').value).toMatch(/-01$/))
    await userEvent.click(canvas.getByRole('radio', { name: 'This year' }))
    await waitFor(() => expect(canvas.getByLabelText<HTMLInputElement>('First day').value).toMatch(/-01-01$/))
    await expect(canvas.getByRole('radio', { name: 'This year' })).toBeChecked()
  },
}

export const ByVat: ScreenStory = {
  beforeEach: [
    AT_DESK,
    respond('get', '/api/reports/money', {
      body: [
        { key: '12', gross: 500, refunded: 0, net: 446.43, vat: 53.57 },
        { key: 'none', gross: 40, refunded: 0, net: 40, vat: 0 },
      ],
    }),
  ],
  parameters: { screen: { at: '/admin/reports?by=vat' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: '12%' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'No VAT' })).toBeVisible()
  },
}

/** What was added up by something else has other names. */
export const AddedUpOtherwise: ScreenStory = {
  beforeEach: DESK,
  play: async (story) => {
    const { canvas, userEvent } = story
    await expect(await canvas.findByRole('rowheader', { name: 'Friday, July 10, 2026' })).toBeVisible()
    respond('get', '/api/reports/money')(story)
    await userEvent.click(canvas.getByRole('radio', { name: 'VAT rate' }))
    await expect(await canvas.findByRole('table', { name: 'Report of payments, VAT rate' })).toBeVisible()
    await expect(canvas.queryByText(/2026-07-10|Friday, July 10/)).toBeNull()
    await expect(canvas.getByRole('radio', { name: 'VAT rate' })).toHaveFocus()
  },
}

/** Refunds count from the cancellation on; what is not handed over yet is said. */
export const RefundsPending: ScreenStory = {
  parameters: { screen: { at: '/admin/reports?from=2020-01-01&to=2099-12-31' } },
  beforeEach: [...DESK, respond('get', '/api/payments', { body: PENDING_REFUNDS })],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^€85\.00 of what is refunded in this period is not handed over yet/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Refunds to hand over' })).toBeVisible()
  },
}

export const NoPayments: ScreenStory = {
  beforeEach: [AT_DESK, respond('get', '/api/reports/money', { body: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payments in this period.')).toBeVisible()
  },
}

export const WrongPeriod: ScreenStory = {
  beforeEach: DESK,
  parameters: { screen: { at: '/admin/reports?from=2026-07-12&to=2026-07-01' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Export as CSV' })).toHaveAccessibleDescription(
      'The last day is before the first.',
    )
    await expect(await canvas.findByLabelText('Last day')).toHaveAccessibleDescription(
      'The last day is before the first.',
    )
  },
}

const BOOKED = [
  {
    key: '2026-07-10',
    bookings: 14,
    guests: 52,
    value: 2310,
    cancelled: 1,
    pending: 3,
    pending_value: 540,
  },
  { key: '2026-07-11', bookings: 9, guests: 31, value: 1480.5, cancelled: 0, pending: 0, pending_value: 0 },
]
/** The period and that of the year before. */
const BOOKINGS = [NONE_PENDING, respond('get', '/api/reports/bookings', { body: BOOKED })]

const CONFIRMED = BOOKED.map((row) => ({ ...row, pending: 0, pending_value: 0 }))

/** Beside payments, what was booked, compared with the year before. */
export const OfBookings: ScreenStory = {
  beforeEach: [...DESK, ...BOOKINGS],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bookings' }))
    await expect(await canvas.findByRole('rowheader', { name: 'Friday, July 10, 2026' })).toBeVisible()
    // The year before is a request of its own.
    await expect(await canvas.findByText('83 a year before')).toBeVisible()
    await expect(canvas.getByText('€3,790.50')).toBeVisible()
    await expect(canvas.getByText('4% of 24 made')).toBeVisible()
    const day = canvas.getByRole('row', { name: /^Friday, July 10/ })
    await expect(day).toHaveTextContent('14 3 pending')
    await expect(day).toHaveTextContent('€2,310.00 €540.00 pending')
    await expect(canvas.getByRole('row', { name: /^Saturday, July 11/ })).not.toHaveTextContent('pending')
    await expect(canvas.getAllByText('3 pending')).toHaveLength(2)
    // The bar of a row is its value beside the greatest.
    const [first = 0, second = 0] = [
      ...canvas.getByRole('table').querySelectorAll('th > [aria-hidden] > span'),
    ].map((bar) => bar.getBoundingClientRect().width)
    await expect(second / first).toBeCloseTo(1480.5 / 2310, 1)
    await expect(canvas.queryByRole('radio', { name: 'VAT rate' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Ledger as CSV' })).toBeNull()
  },
}

/** What is booked ahead. */
export const Ahead: ScreenStory = {
  beforeEach: BOOKINGS,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Next 30 days' }))
    const days = () =>
      ['First day', 'Last day'].map((name) => Date.parse(canvas.getByLabelText<HTMLInputElement>(name).value))
    await waitFor(() => expect(((days()[1] ?? 0) - (days()[0] ?? 0)) / 86_400_000).toBe(29))
    await expect(canvas.getByRole('radio', { name: 'Next 30 days' })).toBeChecked()
  },
}

/** Paper has the totals in its heading, and a line of them below the last row. */
export const Printed: ScreenStory = {
  beforeEach: BOOKINGS,
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Friday, July 10, 2026' })
    dispatchEvent(new Event('beforeprint'))
    const total = canvas.getByRole('rowheader', { name: 'Total', hidden: true }).closest('tr')
    await expect(total).toHaveTextContent(/^Total23 ?3 pending.*83.*\$3,790\.50/)
    await expect(
      canvas.getByText(/Bookings 23 · Guests 83 · Value \$3,790\.50 · Cancelled 1/),
    ).toBeInTheDocument()
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Total', hidden: true })).toBeNull())
  },
}

/** Where no payments are taken, the report is of bookings. */
export const WithoutPayments: ScreenStory = {
  beforeEach: BOOKINGS,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Friday, July 10, 2026' })).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'Payments' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page')
  },
}

/** What is not there is not told. */
export const NothingPending: ScreenStory = {
  beforeEach: [NONE_PENDING, respond('get', '/api/reports/bookings', { body: CONFIRMED })],
  parameters: { screen: { at: '/admin/reports?from=2026-07-10&to=2026-07-11' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trips from July 10 to July 11, 2026')).toBeVisible()
    await expect(await canvas.findByText('$3,790.50')).toBeVisible()
    await expect(canvas.queryByText(/\d pending/)).toBeNull()
  },
}

/** A choice of six periods is two rows of three. */
export const OfBookingsOnAPhone: ScreenStory = {
  beforeEach: BOOKINGS,
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$3,790.50')).toBeVisible()
    const top = (name: string) => canvas.getByRole('radio', { name }).getBoundingClientRect().top
    await expect(top('This year')).toBe(top('Next 7 days'))
    await expect(top('This year')).toBe(top('Next 30 days'))
    await expect(top('This year')).toBeGreaterThan(top('Last month'))
  },
}

export const Failing: ScreenStory = { ...FAILING, beforeEach: AT_DESK }
