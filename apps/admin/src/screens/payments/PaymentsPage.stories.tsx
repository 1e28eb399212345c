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
import { buildReceived, SITE_ONLINE } from '../../booking/testing/payments-fixture'
import { AT_DESK, DESK, PENDING_REFUNDS } from '../../booking/testing/payments-screen-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Payments',
  parameters: { screen: { routes, under: 'admin', at: '/admin/payments', as: 'staff' } },
} satisfies ScreenMeta

export const OpenBalances: ScreenStory = {
  beforeEach: DESK,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('No failed payments, refunds or disputes.')).toBeVisible()
    await expect(await canvas.findByRole('rowheader', { name: /Ġorġ Żammit/ })).toBeVisible()
    await expect(canvas.getAllByText('Overdue')).toHaveLength(1)
    await expect(canvas.getByText('and 2 more')).toHaveTextContent('Painted Luzzu, #24 and 2 more')
    await expect(canvas.getByRole('link', { name: 'Cash-up' })).toBeVisible()
    const [show] = canvas.getAllByRole('button', { name: /^Show payments of/ })
    const [take] = canvas.getAllByRole('button', { name: /^Take payment/ })
    await expect(take?.getBoundingClientRect().top).toBe(show?.getBoundingClientRect().top)
    await userEvent.click(canvas.getByRole('button', { name: 'Take payment of €1,280.50 from Ġorġ Żammit' }))
    const { findByRole } = within(canvasElement.ownerDocument.body)
    const dialog = within(await findByRole('dialog', { name: 'Payment from Ġorġ Żammit' }))
    await expect(dialog.getByRole('spinbutton', { name: 'Amount' })).toHaveValue(1280.5)
  },
}

export const OnAPhone: ScreenStory = {
  beforeEach: DESK,
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ġorġ Żammit')).toBeVisible()
    const tabs = canvas.getByRole('tablist')
    await expect(tabs.scrollWidth).toBeLessThanOrEqual(tabs.clientWidth)
    // In line with the label where it has no room beside the value, and no action without an edge.
    const badge = canvas.getByText('Overdue')
    await expect(badge.parentElement).toHaveAttribute('data-label', 'Due by')
    const [show] = canvas.getAllByRole('button', { name: /^Show payments of/ })
    await expect(getComputedStyle(show as Element).borderColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}

export const Loading: ScreenStory = { ...LOADING, beforeEach: AT_DESK }

/** A page that no longer has rows is left for the one before, the first one here. */
export const EmptiedPage: ScreenStory = {
  parameters: { screen: { at: '/admin/payments?cursor=after-1' } },
  beforeEach: [
    ...DESK,
    respond('get', '/api/payments/balances', { body: [], headers: { 'x-total-count': '25' } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open balances.')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: /^Pages of / })).toBeNull()
  },
}

export const NobodyOwes: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/payments/balances', { body: [] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No open balances.')).toBeVisible()
    await expect(canvas.getByText(/^Bookings made before payments were turned on/)).toBeVisible()
    await expect(within(canvas.getByRole('tabpanel')).getByRole('link', { name: 'Today' })).toBeVisible()
    await userEvent.click(canvas.getByText('Past'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText('No open balances.')).toBeVisible()
    const search = canvas.getByRole('searchbox', { name: 'Search open balances' })
    await userEvent.type(search, 'Nobody')
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText('No open balances.')).toBeVisible()
    await expect(search).toHaveValue('')
  },
}

const at = (path: string) => ({ screen: { at: path } })

/** The payments of some days; a last day before the first one is told, and is none. */
export const ReceivedOnDays: ScreenStory = {
  parameters: at('/admin/payments/received?from=2026-06-18&to=2026-06-18'),
  beforeEach: [...DESK, respond('get', '/api/payments', { body: [] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing matches.')).toBeVisible()
    const to = canvas.getByLabelText('Last day')
    await expect(canvas.getByLabelText('First day')).toHaveValue('2026-06-18')
    await userEvent.clear(to)
    await userEvent.type(to, '2026-06-17')
    await expect(await canvas.findByText('The last day is before the first.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText('No payments yet.')).toBeVisible()
    await expect(to).toHaveValue('')
  },
}

const VISA = { brand: 'visa', last4: '4242' }

export const Received: ScreenStory = {
  parameters: at('/admin/payments/received'),
  beforeEach: DESK,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Card terminal, Slip 0815')).toBeVisible()
    await expect(canvas.getByText('Reversed')).toBeVisible()
    const [booking] = canvas.getAllByRole('link', { name: 'Painted Luzzu, #24' })
    await expect(booking).toHaveAttribute('href', '/admin/bookings?id=24&status=All')
    const [order] = canvas.getAllByRole('button', { name: /^Payments of order/ })
    await expect(order).toHaveTextContent(/^Order \d+$/)
    await expect(getComputedStyle(order as Element).textDecorationLine).toBe('underline')
  },
}

/** What went back in the books and is not handed over yet. */
export const RefundsToHandOver: ScreenStory = {
  parameters: at('/admin/payments/received'),
  beforeEach: [...DESK, respond('get', '/api/payments', { body: PENDING_REFUNDS })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Refunds to hand over' }))
    await expect(panel.getByText('2 refunds, €85.00')).toBeVisible()
    await expect(await canvas.findByText('not handed over yet')).toBeVisible()
    await expect(canvas.getByText('€25.00 not handed over yet')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Hand over €60.00 to Ġorġ Żammit' }))
    const { findByRole } = within(canvasElement.ownerDocument.body)
    const dialog = within(await findByRole('dialog', { name: 'Hand over €60.00 to Ġorġ Żammit' }))
    await expect(dialog.getByRole('button', { name: 'Refund €60.00 in cash' })).toBeVisible()
  },
}

/** A year that is older than those on offer is shown as well. */
export const DocumentsOfAnOldYear: ScreenStory = {
  parameters: at('/admin/payments/documents?year=2019'),
  beforeEach: DESK,
  play: async ({ canvas }) => {
    const year = await canvas.findByRole('combobox', { name: 'Year' })
    await expect(year).toHaveDisplayValue('2019')
    await expect(year).toHaveTextContent(/2019$/)
  },
}

/** Cards leave out what they have nothing to say about. */
export const ReceivedOnAPhone: ScreenStory = {
  parameters: at('/admin/payments/received'),
  beforeEach: DESK,
  globals: PHONE,
  play: async ({ canvas }) => {
    await canvas.findByText('Card terminal, Slip 0815')
    const cells = canvas.getAllByRole('cell')
    const shown = cells.filter((cell) => cell.dataset.label === 'Refunded')
    await expect(shown.map(({ textContent }) => textContent)).toEqual(['€20.00'])
  },
}

export const RefundsToHandOverOnAPhone: ScreenStory = {
  ...RefundsToHandOver,
  globals: PHONE,
}

export const NothingReceived: ScreenStory = {
  parameters: at('/admin/payments/received'),
  beforeEach: [...DESK, respond('get', '/api/payments', { body: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payments yet.')).toBeVisible()
  },
}

export const Documents: ScreenStory = {
  parameters: at('/admin/payments/documents'),
  beforeEach: DESK,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'R-2026-000002' })).toBeVisible()
    await expect(canvas.getByText('−€20.00')).toBeVisible()
    // A number is not broken at its hyphens.
    const credited = canvas.getByText('for R-2026-000001')
    await expect(getComputedStyle(credited).whiteSpace).toBe('nowrap')
    await expect(credited.parentElement).toHaveTextContent('Credit note for R-2026-000001, cancelled')
    await expect(canvas.getAllByText('Ġorġ Żammit')).toHaveLength(3)
    await expect(canvas.getAllByRole('link', { name: 'Painted Luzzu, #24' })).toHaveLength(3)
  },
}

/** Words in any order are found by the server. */
export const SearchingDocuments: ScreenStory = {
  parameters: at('/admin/payments/documents'),
  beforeEach: [...DESK, () => performance.clearResourceTimings()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search payments and receipts' }),
      'żammit 24',
    )
    await waitFor(() => {
      const searches = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).searchParams.get('q'))
      return expect(searches).toContain('żammit 24')
    })
  },
}

/** The booking has a line of each, whatever else is in the row. */
export const DocumentRowsOfTwoLines: ScreenStory = {
  parameters: at('/admin/payments/documents'),
  beforeEach: DESK,
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'R-2026-000002' })
    for (const link of canvas.getAllByRole('link', { name: 'Painted Luzzu, #24' }))
      await expect(link.parentElement?.parentElement?.getBoundingClientRect().width).toBeGreaterThan(200)
  },
}

export const NoneYet: ScreenStory = {
  parameters: at('/admin/payments/documents'),
  beforeEach: [...DESK, respond('get', '/api/documents', { body: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No receipts yet.')).toBeVisible()
  },
}

const ONLINE = [...DESK, respond('get', '/api/site', { body: SITE_ONLINE })]

/** Nothing of it is real money. */
export const TestMode: ScreenStory = {
  beforeEach: ONLINE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Test mode.')).toBeVisible()
    await expect(canvas.getByText(/^Stripe last sent a webhook on/)).toBeVisible()
  },
}

const CARDS = [
  { status: 'authorized', captured: 0 },
  { status: 'captured' },
  { status: 'voided', captured: 0 },
  { status: 'failed', captured: 0 },
] as const

export const PaidOnline: ScreenStory = {
  parameters: at('/admin/payments/received'),
  beforeEach: [
    ...ONLINE,
    respond('get', '/api/payments', {
      body: CARDS.map((state, index) =>
        buildReceived({ id: 40 + index, method: 'card', card: VISA, ...state }),
      ),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Card online, Visa 4242')).toHaveLength(4)
    for (const state of ['On hold', 'Released', 'Failed']) await expect(canvas.getByText(state)).toBeVisible()
  },
}

/** The operator has taken the key away while payments online are on. */
export const WithoutGateway: ScreenStory = {
  beforeEach: [
    ...ONLINE,
    respond('get', '/api/payments/gateway', {
      body: { is_configured: false, is_test: false, has_webhook: false, webhook_seen_at: null },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Stripe is not connected any more/)).toBeVisible()
  },
}

export const Failing: ScreenStory = { ...FAILING, beforeEach: AT_DESK }

/** While payments are off there is no such page, and nothing leads to it. */
export const PaymentsOff: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Looking for something?' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Cash-up' })).toBeNull()
  },
}
