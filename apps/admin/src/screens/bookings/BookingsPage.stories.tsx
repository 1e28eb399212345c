import { CANCELLATION_KINDS, dateIn } from '@luzzu/domain'
import {
  expect,
  FAILING,
  holdAnswer,
  LOADING,
  PHONE,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { buildBooking } from '../../booking/testing/build-booking'
import { SITE_WITH_DESK } from '../../booking/testing/payments-fixture'
import { routes } from '../../routes'

const TODAY = dateIn('Europe/Malta', new Date())

export default {
  title: 'Screens/Admin/Bookings',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Chiara Ricci/ })).toBeVisible()
  },
}

/** A page that no longer has rows is left for the one before, the first one here. */
export const EmptiedPage: ScreenStory = {
  parameters: { screen: { at: '/admin/bookings?cursor=after-1' } },
  beforeEach: respond('get', '/api/bookings', { body: [], headers: { 'x-total-count': '25' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bookings found.')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Pages of bookings' })).toBeNull()
  },
}

/** The bookings of one account, until it is removed from the filters. */
export const OfOneCustomer: ScreenStory = {
  parameters: { screen: { at: '/admin/bookings?status=All&customer=2' } },
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('button', { name: 'Only Maria Vella, show all customers' })
    await userEvent.click(filter)
    await expect(filter).not.toBeInTheDocument()
  },
}

export const OfOneCustomerOnAPhone: ScreenStory = { ...OfOneCustomer, globals: PHONE }

/** A card has four lines: whoever answers a day’s requests sees several at once, and calls each with one press. */
export const OnAPhone: ScreenStory = {
  globals: PHONE,
  beforeEach: respond('get', '/api/bookings', {
    body: [buildBooking({ id: 51, status: 'Pending', phone: '+39055555142' }), buildBooking({ id: 52 })],
  }),
  play: async ({ canvas }) => {
    const [request] = await canvas.findAllByRole('link', { name: 'Call Chiara Ricci, +39055555142' })
    await expect(request).toBeVisible()
    await expect(request).toHaveAttribute('href', 'tel:+39055555142')
    const card = request?.closest('tr')
    await expect(card?.offsetHeight).toBeLessThan(180)
    await expect(card).toHaveTextContent(/Thu, June 18/)
  },
}

/** What the status of a booking does not tell stands below it. */
export const HowItEnded: ScreenStory = {
  beforeEach: respond('get', '/api/bookings', {
    body: [
      ...CANCELLATION_KINDS.map((kind, at) =>
        buildBooking({ id: 31 + at, status: 'Cancelled', cancellation: { kind, reason: null } }),
      ),
      buildBooking({ id: 41, status: 'Confirmed', attendance: 'no_show' }),
      buildBooking({ id: 42, status: 'Cancelled', cancellation: null }),
    ],
  }),
  play: async ({ canvas }) => {
    const details = ['By customer', 'Declined', 'By staff', 'Called off', 'Expired', 'No-show']
    for (const text of details) await expect(await canvas.findByText(text)).toBeVisible()
  },
}

export const HowItEndedOnAPhone: ScreenStory = { ...HowItEnded, globals: PHONE }

/** What is still owed stands below the total, where anything is. */
export const Due: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: SITE_WITH_DESK }),
    respond('get', '/api/bookings', {
      body: [
        buildBooking({ id: 51, status: 'Confirmed', total_price: 1280.5, balance_due: 1230.5 }),
        buildBooking({ id: 52, status: 'Confirmed', balance_due: 0 }),
        buildBooking({ id: 53, balance_due: 110 }),
      ],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('€1,230.50 due')).toBeVisible()
    await expect(canvas.getAllByText(/ due$/)).toHaveLength(1)
  },
}

export const DueOnAPhone: ScreenStory = { ...Due, globals: PHONE }

const SOLD = buildBooking({
  id: 1290,
  username: 'Karl Borg',
  status: 'Confirmed',
  source: 'reseller',
  reseller: {
    name: 'Mediterranean Harbor Excursions and Daily Charters',
    reference: 'BG-7',
    supplier_reference: 'LZ-4K7Q2M',
    uuid: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
  },
})

/** A booking that was found from anywhere is a row that has the focus. */
export const FoundBooking: ScreenStory = {
  parameters: { screen: { at: '/admin/customers' } },
  beforeEach: [
    respond('get', '/api/bookings', {
      body: [buildBooking({ id: 27, username: 'Tom Grech' }), buildBooking({ id: 2, username: 'Zoë Grech' })],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Customers' })
    await userEvent.click(canvas.getByRole('button', { name: /^Search or jump to/ }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('combobox', { name: 'Search or jump to…' }), 'grech')
    await userEvent.click(await page.findByRole('option', { name: /Zoë Grech/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoë Grech' })).toHaveFocus())
  },
}

/** Ids that begin with a number that is searched for come after it, though the list begins with the highest. */
export const ExactId: ScreenStory = {
  parameters: { screen: { at: '/admin/bookings?id=2&status=All' } },
  beforeEach: respond('get', '/api/bookings', {
    body: [
      buildBooking({ id: 27, username: 'Tom Grech' }),
      buildBooking({ id: 23, username: 'Zoë Smith' }),
      buildBooking({ id: 2, username: 'Yuki Cholmondeley' }),
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /Yuki Cholmondeley/ })
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Yuki Cholmondeley', 'Tom Grech', 'Zoë Smith'])
    await expect(canvas.getAllByText(/^#\d+/)[0]).toHaveTextContent(/^#2\b/)
  },
}

/** As the dashboard leads there: with the next to start first, which says how soon when that is today. */
export const PendingSoon: ScreenStory = {
  parameters: { screen: { at: '/admin/bookings?status=Pending&order=earliest' } },
  beforeEach: respond('get', '/api/bookings', {
    body: [
      buildBooking({ id: 1, booking_date: `${TODAY} 00:00:00` }),
      buildBooking({ id: 2, booking_date: `${TODAY} 00:00:00`, status: 'Confirmed' }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^in |^ended$/)).toHaveLength(1)
    await expect(canvas.getByRole('columnheader', { name: /^Booking Date/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  },
}

/** Each booking says who made it, and the list can be narrowed to one of them. */
export const FromResellers: ScreenStory = {
  beforeEach: respond('get', '/api/bookings', {
    body: [SOLD, buildBooking({ id: 1291, source: 'staff' }), buildBooking({ id: 1292, source: 'site' })],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = within(await canvas.findByRole('table'))
    await expect(
      await table.findByTitle(`Sold by ${SOLD.reseller?.name} · BG-7 · LZ-4K7Q2M`),
    ).toHaveTextContent(/^Mediterranean Harbor/)
    await expect(table.getByText('Staff')).toBeVisible()
    await expect(table.getByText('Website')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Source' }), 'Resellers')
    await userEvent.click(await canvas.findByRole('button', { name: 'Karl Borg' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByText('BG-7 · LZ-4K7Q2M')).toBeVisible()
  },
}

export const FromResellersOnAPhone: ScreenStory = { ...FromResellers, globals: PHONE }

const resellers = holdAnswer('/api/api-tokens')

/** Whoever has no resellers sees nothing of them. */
export const NoResellers: ScreenStory = {
  beforeEach: [respond('get', '/api/api-tokens', { body: [] }), resellers.beforeEach],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Chiara Ricci/ })).toBeVisible()
    await resellers.release()
    await expect(canvas.queryByText('Website')).toBeNull()
    await expect(canvas.queryByRole('combobox', { name: 'Source' })).toBeNull()
  },
}

/** What is done with a request stays whole on the narrowest phone. */
export const OnANarrowPhone: ScreenStory = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: respond('get', '/api/bookings', { body: [buildBooking({ status: 'Pending' })] }),
  play: async ({ canvas }) => {
    const lines = document.createRange()
    for (const name of [/^Decline booking/, /^Approve booking/]) {
      lines.selectNodeContents(await canvas.findByRole('button', { name }))
      await expect(lines.getClientRects()).toHaveLength(1)
    }
  },
}

/** The name of a slot wraps rather than being cut. */
export const LongSlotName: ScreenStory = {
  beforeEach: [
    respond('get', '/api/api-tokens', { body: [] }),
    respond('get', '/api/bookings', {
      body: [buildBooking({ status: 'Confirmed', slot_name: 'Late swim and snorkelling' })],
    }),
  ],
  play: async ({ canvas }) => {
    const customer = await canvas.findByRole('rowheader', { name: /Chiara Ricci/ })
    await expect(customer.offsetHeight).toBeLessThan(75)
    const slot = canvas.getByText('Late swim and snorkelling')
    await expect(slot.scrollWidth).toBe(slot.clientWidth)
  },
}

/** Wrapped, it leaves room for the customer and the date. */
export const LongSlotNameOnAPhone: ScreenStory = {
  ...LongSlotName,
  globals: PHONE,
  play: async (story) => {
    await LongSlotName.play?.(story)
    await expect(story.canvas.getByText(/^Thu, June 18/).offsetHeight).toBeLessThan(30)
  },
}

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bookings found.')).toBeVisible()
  },
}

/** What a search does not find under a status may be found under another one. */
export const NothingFoundUnderAStatus: ScreenStory = {
  parameters: { screen: { at: '/admin/bookings?id=yuki&date=2026-06-18' } },
  beforeEach: respond('get', '/api/bookings', { body: [] }),
  play: async (story) => {
    const { canvas, userEvent } = story
    const widen = await canvas.findByRole('button', { name: 'Search all bookings' })
    respond('get', '/api/bookings', { body: [buildBooking({ username: 'Yuki Tanaka' })] })(story)
    await userEvent.click(widen)
    await expect(await canvas.findByRole('rowheader', { name: /Yuki Tanaka/ })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('yuki')
    await expect(canvas.getByRole('radio', { name: 'All Statuses' })).toBeChecked()
  },
}

/** Each head sorts by its column: up, down, and back to the newest request. */
export const SortedByCustomer: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const head = await canvas.findByRole('columnheader', { name: 'User' })
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'descending')
  },
}
