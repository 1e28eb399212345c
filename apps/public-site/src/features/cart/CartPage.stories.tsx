import { addDays, dateIn } from '@luzzu/domain'
import {
  expect,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { ORDERS_COPY } from '../../platform/orders/orders.copy'
import { anItem, anOrder, aPaidSite } from '../../platform/testing/an-order'
import { keepOrder } from '../../platform/testing/keep-order'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Cart',
  parameters: { screen: { routes, at: '/cart', as: 'customer' } },
} satisfies ScreenMeta

const DAY = addDays(dateIn('Europe/Malta', new Date()), 2)
const ITEMS = [
  anItem({ booking_date: `${DAY} 00:00:00`, addon_ids: [3], total_price: 165 }),
  anItem({ index: 1, booking_date: `${DAY} 00:00:00`, id_product_fk: 4, guests: 2, total_price: 70 }),
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
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^14:3\d$/)
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
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText(/^Removed: Tandem Kayak, /)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('listitem', { name: 'Tandem Kayak' })).toBeNull())
    respond('get', '/api/orders/:id', { body: HELD })(story)
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('listitem', { name: 'Tandem Kayak' })).toBeVisible()
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
    const [pay] = canvas.getAllByRole('button', { name: 'Pay €235.00 and book' })
    if (pay) await userEvent.click(pay)
    const kayak = within(await canvas.findByRole('listitem', { name: 'Tandem Kayak' }))
    await expect(await kayak.findByText('This time slot is no longer available.')).toBeVisible()
    await expect(kayak.getByRole('button', { name: 'Remove Tandem Kayak' })).toBeVisible()
  },
}

/** A closure ends the hold before its time: the item that it hits says so, and has to go first. */
export const OneIsClosed: ScreenStory = {
  beforeEach: holding(),
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I accept these terms' }))
    const expires_at = '2026-07-10T05:59:00Z' as never
    const closed = 'We are closed at this time (Storm). Please choose another one.'
    respond('get', '/api/orders/:id', { body: { ...HELD, status: 'expired', expires_at, expires_in: 0 } })(
      story,
    )
    respond('post', '/api/orders/:id/checkout', refusal(409, 'hold-expired'))(story)
    respond('post', '/api/orders', refusal(409, 'closed', { item: 1, message: closed }))(story)
    const [pay] = canvas.getAllByRole('button', { name: 'Pay €235.00 and book' })
    if (pay) await userEvent.click(pay)
    const kayak = within(await canvas.findByRole('listitem', { name: 'Tandem Kayak' }))
    await expect(await kayak.findByText(closed)).toBeVisible()
    await expect(canvas.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      ORDERS_COPY.blocked,
    )
    const [again] = canvas.getAllByRole('button', { name: 'Hold again' })
    await expect(again).toHaveAccessibleDescription(ORDERS_COPY.blocked)
  },
}

export const OneIsClosedOnAPhone: ScreenStory = { ...OneIsClosed, globals: PHONE }

export const Expired: ScreenStory = {
  beforeEach: holding({ ...HELD, status: 'expired', expires_in: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The time is over/)).toBeVisible()
    await expect(await canvas.findByRole('listitem', { name: 'Tandem Kayak' })).toBeVisible()
  },
}

export const Empty: ScreenStory = {
  beforeEach: respond('get', '/api/site', { body: aPaidSite() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is nothing in your order' })).toBeVisible()
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
