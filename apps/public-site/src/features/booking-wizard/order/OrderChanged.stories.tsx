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
import { DAY, holding, ITEM } from '../../../platform/testing/a-held-order'
import { anItem, anOrder } from '../../../platform/testing/an-order'
import { keepOrder } from '../../../platform/testing/keep-order'
import { press } from '../../../platform/testing/wizard-presses'
import { routes } from '../../../routes'

/** What is reviewed is what is paid, whatever the order holds by then. */
export default {
  title: 'Screens/Public site/Booking/Another choice',
  parameters: { screen: { routes, at: `/book/1?date=${DAY}&slot_id=1`, as: 'customer' } },
} satisfies ScreenMeta

const AFTERNOON = { ...ITEM, slot_id: 2 }
const BOAT = anItem({
  booking_date: `${DAY} 00:00:00`,
  id_product_fk: 3,
  product_name: 'Self-drive Boat',
  total_price: 60,
})
const UNAVAILABLE = { message: 'The service is busy. Please try again.' }

const TOO_MANY = { message: 'So many places cannot be held at once.' }

const keeping = (...items: (typeof ITEM)[]) => [
  ...holding({ items }),
  keepOrder({ order: { id: 512, userId: 2 }, items, editing: 0 }),
]

const orderOf = (...items: (typeof ITEM)[]) => respond('get', '/api/orders/:id', { body: anOrder({ items }) })

/** The order goes on to hold the place before; that one is not paid in place of the chosen one. */
export const NotHeldInstead: ScreenStory = {
  beforeEach: [
    ...keeping(AFTERNOON),
    respond('put', '/api/orders/:id/items', refusal(503, 'unavailable', UNAVAILABLE)),
  ],
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByText(UNAVAILABLE.message)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Pay|obligation/ })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: 'Try again' })[0]).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
    respond('put', '/api/orders/:id/items', { body: anOrder({ items: [ITEM] }) })(story)
    orderOf(ITEM)(story)
    await press(story, 'Try again')
    await expect((await canvas.findAllByRole('button', { name: 'Pay €120.00 and book' }))[0]).toBeVisible()
    await expect(canvas.getByRole('timer')).toBeVisible()
  },
}

export const NotHeldInsteadOnAPhone: ScreenStory = { ...NotHeldInstead, globals: PHONE }

/** As long as a second product is not held, its price is not compared with that of the first. */
export const SecondOnItsWay: ScreenStory = {
  beforeEach: [...keeping(BOAT), respond('put', '/api/orders/:id/items')],
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('complementary', { name: 'Booking Summary' }))
    await expect(await canvas.findByRole('region', { name: 'Also in this order' })).toBeVisible()
    await expect(canvas.queryByText(/^The price has changed/)).toBeNull()
    await expect(summary.getByText('1 more booking')).toBeVisible()
    await expect(summary.getByText('€180.00')).toBeVisible()
  },
}

/** What is removed from the order makes way for what was chosen. */
export const SecondNotHeld: ScreenStory = {
  beforeEach: [
    ...keeping(BOAT),
    respond('put', '/api/orders/:id/items', refusal(429, 'too-many-requests', TOO_MANY)),
  ],
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByText(TOO_MANY.message)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Pay|obligation/ })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: 'Try again' })[0]).toBeVisible()
    respond('put', '/api/orders/:id/items', { body: anOrder({ items: [ITEM] }) })(story)
    orderOf(ITEM)(story)
    await press(story, 'Remove Self-drive Boat')
    await expect((await canvas.findAllByRole('button', { name: 'Pay €120.00 and book' }))[0]).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Also in this order' })).toBeNull()
  },
}

/** Another tab has changed the order: this one does not pay for the place that was chosen there. */
export const ChangedInAnotherTab: ScreenStory = {
  beforeEach: keeping(ITEM),
  play: async (story) => {
    const { canvas } = story
    await canvas.findAllByRole('button', { name: 'Pay €120.00 and book' })
    orderOf(AFTERNOON)(story)
    respond('put', '/api/orders/:id/items', refusal(503, 'unavailable', UNAVAILABLE))(story)
    globalThis.dispatchEvent(new Event('focus'))
    await expect(await canvas.findByText(/^Your places are no longer held/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Pay|obligation/ })).toBeNull()
    await press(story, 'Hold again')
    await expect(await canvas.findByText(UNAVAILABLE.message)).toBeVisible()
    orderOf(ITEM)(story)
    await press(story, 'Hold again')
    await expect((await canvas.findAllByRole('button', { name: 'Pay €120.00 and book' }))[0]).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/^Your places are no longer held/)).toBeNull())
  },
}
