import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor } from '@luzzu/ui/screens'
import { routes } from '../../routes'
import { anItem, anOrder, aPaidSite, aPayment } from '../testing/an-order'
import { keepOrder } from '../testing/keep-order'
import { forgetGuestHold, keepGuestHold } from './guest-holds'

export default {
  title: 'Screens/Public site/Held bookings',
  parameters: { screen: { routes, at: '/products/1' } },
} satisfies ScreenMeta

const ORDER = anOrder({ id: 513, status: 'paying', items: [anItem()], payments: [aPayment()] })

/** A guest has closed the tab of an order, which the server knows like this. */
const closedTab = (order = ORDER) => [
  respond('get', '/api/site', { body: aPaidSite({}, { guest_checkout: true }) }),
  respond('get', '/api/orders/:id', { body: order }),
  () => {
    keepGuestHold({ id: 513, orderToken: '513.1.b.story', until: Date.now() + 3_600_000 })
    return () => forgetGuestHold(513)
  },
]

export const BegunInAnotherTab: ScreenStory = {
  beforeEach: closedTab(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have started an order and not finished it.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Finish or cancel' })).toHaveAttribute('href', '/cart')
  },
}

export const BegunInAnotherTabOnAPhone: ScreenStory = { ...BegunInAnotherTab, globals: PHONE }

/** Nobody who has paid is led to pay again. */
export const PaidInAnotherTab: ScreenStory = {
  beforeEach: closedTab({ ...ORDER, status: 'placed' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Painted Luzzu' })
    await waitFor(() => expect(localStorage.getItem('guest-holds')).toBeNull())
    await expect(canvas.queryByText(/^You have started/)).toBeNull()
  },
}

/** Nor is what comes next put into an order that was placed in another tab. */
export const PlacedMeanwhile: ScreenStory = {
  parameters: { screen: { as: 'customer' } },
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite() }),
    respond('get', '/api/orders', { body: [] }),
    respond('get', '/api/orders/:id', { body: { ...ORDER, status: 'placed' } }),
    keepOrder({ order: { id: 513, userId: 2 }, items: ORDER.items }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Painted Luzzu' })
    await waitFor(() => expect(sessionStorage.getItem('persist:current-order')).toContain('"order":"null"'))
  },
}
