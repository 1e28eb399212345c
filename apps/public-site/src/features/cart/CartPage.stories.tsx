import { addDays, dateIn, type Instant } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import {
  expect,
  findToast,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { NO_ORDER } from '../../platform/orders/current-order'
import { forgetGuestHold, keepGuestHold } from '../../platform/orders/guest-holds'
import { ORDERS_COPY } from '../../platform/orders/orders.copy'
import { anItem, anOrder, aPaidSite, aPayment, resetHash } from '../../platform/testing/an-order'
import { keepOrder } from '../../platform/testing/keep-order'
import { press } from '../../platform/testing/wizard-presses'
import { routes } from '../../routes'

type OrderItem = Order['items'][number]
type PlacesToHold = Omit<OrderItem, 'product_name'>[]

export default {
  title: 'Screens/Public site/Cart',
  parameters: { screen: { routes, at: '/cart', as: 'customer' } },
} satisfies ScreenMeta

const DAY = addDays(dateIn('Europe/Malta', new Date()), 2)
const ITEMS = [
  anItem({ booking_date: `${DAY} 00:00:00`, addon_ids: [3], total_price: 165 }),
  anItem({
    index: 1,
    booking_date: `${DAY} 00:00:00`,
    id_product_fk: 4,
    product_name: 'Tandem Kayak',
    guests: 2,
    total_price: 70,
  }),
]
const HELD = anOrder({ items: ITEMS, total_price: 235, due_now: 235, balance_due: 235 })

const TERMS = { deposit_percent: null, vat_percent: 12, refund_tiers: null, damage_deposit: 100 }

const holding = (order = HELD) => [
  respond('get', '/api/site', { body: aPaidSite() }),
  respond('get', '/api/products/:id/payment-terms', { body: TERMS }),
  respond('get', '/api/orders/:id', { body: order }),
  respond('put', '/api/orders/:id/items', {
    body: { ...order, items: [ITEMS[0]], total_price: 165, due_now: 165 },
  }),
  keepOrder({ order: { id: 512, userId: 2 }, items: order.items }),
]

export const Filled: ScreenStory = {
  beforeEach: holding(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem', { name: 'Tandem Kayak' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^14:\d\d$/)
    await expect(canvas.getAllByRole('button', { name: 'Pay €235.00 and book' })[0]).toBeVisible()
    await expect(await canvas.findByText('VAT 12% inside')).toBeVisible()
    await expect(canvas.getByText('€200.00')).toBeVisible()
    const summary = within(canvas.getByRole('complementary', { name: 'Summary' }))
    await expect(await summary.findByText(/^Tandem Kayak, \w{3}, /)).toBeVisible()
    await expect(summary.getByText('€70.00')).toBeVisible()
  },
}

export const FilledOnAPhone: ScreenStory = { ...Filled, globals: PHONE }

/** What was removed by mistake is held again, where it was. */
export const Removed: ScreenStory = {
  beforeEach: holding(),
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const remove = await canvas.findByRole('button', { name: 'Remove Tandem Kayak' })
    respond('get', '/api/orders/:id', { body: { ...HELD, items: [ITEMS[0]] } })(story)
    await userEvent.click(remove)
    const toast = await findToast(within(canvasElement.ownerDocument.body), /^Removed: Tandem Kayak, /)
    // A toast that has the focus stays.
    toast.getByRole('button', { name: 'Undo' }).focus()
    await waitFor(() => expect(canvas.queryByRole('listitem', { name: 'Tandem Kayak' })).toBeNull())
    respond('get', '/api/orders/:id', { body: HELD })(story)
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('listitem', { name: 'Tandem Kayak' })).toBeVisible()
  },
}

/** Whoever leaves without a change is offered to go on with the product by its name, also before the products are listed. */
export const LeftWithoutAChange: ScreenStory = {
  beforeEach: [...holding(), respond('get', '/api/products')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Tandem Kayak' }))
    await expect(await canvas.findByRole('heading', { name: 'Tandem Kayak', level: 1 })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('link', { name: 'Luzzu' })[0] as HTMLElement)
    await expect(await canvas.findByRole('link', { name: 'Continue with Tandem Kayak' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Discard the booking of Tandem Kayak' })).toBeVisible()
  },
}

const payingAt = (url: string) => ({ ...HELD, status: 'paying' as const, payments: [aPayment({ url })] })

/** What is corrected on the way back from a payment is sent before it goes on. */
export const Corrected: ScreenStory = {
  beforeEach: [
    ...holding(payingAt('#as-begun')),
    respond('get', '/api/site', { body: aPaidSite({ pay_at_dock: true }) }),
    respond('post', '/api/orders/:id/checkout', { body: payingAt('#with-invoice') }),
    keepOrder({ order: { id: 512, userId: 2 }, items: ITEMS, submitted: NO_ORDER.typed }),
    resetHash,
  ],
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I need an invoice for a company' }))
    await userEvent.type(canvas.getByLabelText('Name on the invoice'), 'Vella Ltd')
    await userEvent.type(canvas.getByLabelText('Address'), '1 Quay, Valletta')
    await press(story, 'Continue to payment')
    await expect(await canvas.findByText('Please accept the terms.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept these terms' }))
    await press(story, 'Continue to payment')
    await waitFor(() => expect(globalThis.location.hash).toBe('#with-invoice'))
  },
}

/** What cannot be held is said at its item; the other one stays. */
export const OneIsTaken: ScreenStory = {
  beforeEach: [
    ...holding(),
    respond(
      'post',
      '/api/orders/:id/checkout',
      refusal(409, 'slot-taken', { item: 1, message: 'This time slot is no longer available.' }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I accept these terms' }))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Pay €235.00 and book' })[0] as HTMLElement)
    const kayak = within(await canvas.findByRole('listitem', { name: 'Tandem Kayak' }))
    await expect(await kayak.findByText('This time slot is no longer available.')).toBeVisible()
    await expect(kayak.getByRole('button', { name: 'Remove Tandem Kayak' })).toBeVisible()
  },
}

const CLOSED = 'We are closed at this time (Storm). Please choose another one.'
const ENDED_EARLY = anOrder({
  ...HELD,
  status: 'expired',
  expires_at: '2026-07-10T05:59:00Z' as Instant,
  expires_in: 0,
})
const [LUZZU, KAYAK] = ITEMS as [OrderItem, OrderItem]
const REST = anOrder({ id: 513, items: [LUZZU], total_price: 165, due_now: 165, balance_due: 165 })

/**
 * A closure has ended the hold before its time, while the page was not open: what it hits is no longer in the order and leads
 * to another day, and what is left is held and can be paid.
 */
const closed = (items: PlacesToHold = HELD.items, ...mocks: ReturnType<typeof holding>): ScreenStory => ({
  beforeEach: [
    ...holding(),
    ...mocks,
    respond('get', '/api/orders/512', { body: ENDED_EARLY }),
    respond('get', '/api/orders/513', { body: REST }),
    respond('post', '/api/orders', { status: 201, body: { ...REST, token: 'x' } }),
    respond('post', '/api/orders', refusal(409, 'closed', { item: 1, message: CLOSED }), { once: true }),
    keepOrder({ order: { id: 512, userId: 2 }, items, expiresAt: HELD.expires_at }),
  ],
  play: async ({ canvas }) => {
    const lost = within(await canvas.findByRole('region', { name: ORDERS_COPY.lost }))
    await expect(await lost.findByText(CLOSED)).toBeVisible()
    await expect(await lost.findByRole('heading', { name: 'Tandem Kayak' })).toBeVisible()
    await expect(await lost.findByRole('button', { name: 'Remove Tandem Kayak' })).toBeVisible()
    await expect(lost.getByRole('button', { name: 'Choose another day: Tandem Kayak' })).toBeVisible()
    const [pay] = await canvas.findAllByRole('button', { name: 'Pay €165.00 and book' })
    await expect(pay).toBeEnabled()
    await expect(canvas.queryByText('€235.00')).toBeNull()
  },
})

export const OneIsClosed = closed()
export const OneIsClosedOnAPhone: ScreenStory = { ...closed(), globals: PHONE }

const withoutName = ({ product_name: _, ...chosen }: OrderItem) => chosen

/** Its product was deleted, which the order still names; what was chosen in this tab does not. */
export const OneIsDeleted = closed(
  HELD.items.map(withoutName),
  respond('get', '/api/products/4', refusal(404, 'not-found')),
)

/** Another day begins with the date, with as many guests. */
export const AnotherDay: ScreenStory = {
  beforeEach: [...holding(), keepOrder({ order: null, items: [], lost: [{ ...KAYAK, message: CLOSED }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another day: Tandem Kayak' }))
    await expect(await canvas.findByRole('heading', { name: 'Select a date' })).toBeVisible()
    await expect(await canvas.findAllByText(/2 guests/)).not.toHaveLength(0)
  },
}

/** What an account holds whose session has ended waits for its login, and is not held anew for a guest unasked. */
export const SessionEnded: ScreenStory = {
  beforeEach: [
    ...holding(),
    respond('get', '/api/site', { body: aPaidSite({}, { guest_checkout: true }) }),
    respond('post', '/api/orders', { status: 201, body: { ...HELD, id: 514, token: '514.1.b.story' } }),
    respond('get', '/api/orders/514', { body: { ...HELD, id: 514 } }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('timer')).toBeVisible()
    for (const key of ['auth', 'session']) localStorage.removeItem(key)
    dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null }))
    await expect(await canvas.findByText('Your session has ended.')).toBeVisible()
    const [again] = await canvas.findAllByRole('button', { name: ORDERS_COPY.holdAgain })
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(canvas.getByText(ORDERS_COPY.left)).toBeVisible()
    if (again) await userEvent.click(again)
    await expect(await canvas.findByRole('timer')).toBeVisible()
    await expect(await canvas.findByRole('listitem', { name: 'Tandem Kayak' })).toBeVisible()
  },
}

export const Expired: ScreenStory = {
  beforeEach: holding({ ...HELD, status: 'expired', expires_in: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The time is up/)).toBeVisible()
    await expect(await canvas.findByRole('listitem', { name: 'Tandem Kayak' })).toBeVisible()
  },
}

export const Empty: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite() }),
    respond('get', '/api/orders', { body: [] }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is nothing in your order' })).toBeVisible()
    await expect(canvas.queryByText(/^You have started/)).toBeNull()
  },
}

/** While payments are off there is no such page. */
export const PaymentsOff: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Looking for something?' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText(/the link may be incomplete/)).toBeVisible()
    await expect(main.getByRole('link', { name: 'My Bookings' })).toBeVisible()
  },
}

const BEGUN = anOrder({ id: 513, status: 'paying', items: ITEMS })

/** An account is led to what was begun in a tab that is closed. */
export const BegunElsewhere: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite() }),
    respond('get', '/api/orders', { body: [BEGUN] }),
    respond('get', '/api/orders/:id', { body: BEGUN }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Finish or cancel order #513' })).toBeVisible()
    await expect(await canvas.findByText('Tandem Kayak')).toBeVisible()
    await expect(canvas.getByText(/^Held for 14:\d\d$/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'There is nothing in your order' })).toBeNull()
  },
}

export const BegunElsewhereOnAPhone: ScreenStory = { ...BegunElsewhere, globals: PHONE }

const keepHold = () => {
  keepGuestHold({ id: 513, orderToken: '513.1.b.story', until: Date.now() + 3_600_000 })
  return () => forgetGuestHold(513)
}

/** So is a guest, in the same browser. */
export const BegunByAGuest: ScreenStory = {
  ...BegunElsewhere,
  parameters: { screen: { as: 'visitor' } },
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite({}, { guest_checkout: true }) }),
    respond('get', '/api/orders/:id', { body: BEGUN }),
    keepHold,
  ],
}

/** What has ended meanwhile leads nowhere. */
export const EndedByAGuest: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite({}, { guest_checkout: true }) }),
    respond('get', '/api/orders/:id', { body: { ...BEGUN, status: 'expired', expires_in: 0 } }),
    keepHold,
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is nothing in your order' })).toBeVisible()
    await expect(localStorage.getItem('guest-holds')).toBeNull()
  },
}
