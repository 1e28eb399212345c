import {
  expect,
  FAILING,
  holdAnswer,
  PHONE,
  respond,
  type ScreenMeta,
  type ScreenStory,
  within,
} from '@luzzu/ui/screens'
import { aSite } from '../../platform/testing/a-site'
import { aSlot } from '../../platform/testing/a-slot'
import { aPaidSite } from '../../platform/testing/an-order'
import { inDays } from '../../platform/testing/in-days'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Product',
  parameters: { screen: { routes, at: '/products/1' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Painted Luzzu' })).toBeVisible()
    await expect(await canvas.findByText('13:00-18:00, 5 hours, $120.00')).toBeVisible()
    await expect(canvas.getByText('Prices are for the whole booking.')).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

/** How guests pay stands beside the price. */
export const WithAPaymentNote: ScreenStory = {
  beforeEach: respond('get', '/api/site', { body: aSite({ payment_note: 'Pay at the quay, in cash.' }) }),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('complementary', { name: 'Price' }))
    await expect(await panel.findByText('Pay at the quay, in cash.')).toBeVisible()
  },
}

/** Online payments tell it themselves. */
export const PaidOnline: ScreenStory = {
  beforeEach: respond('get', '/api/site', {
    body: aPaidSite({}, { payment_note: 'Pay at the quay, in cash.' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('13:00-18:00, 5 hours, €120.00')).toBeVisible()
    await expect(canvas.queryByText('Pay at the quay, in cash.')).toBeNull()
  },
}

const TERMS = { deposit_percent: null, vat_percent: null, refund_tiers: null, damage_deposit: null }
const IN_STEPS = [
  { hours_before: 48, percent: 100 },
  { hours_before: 24, percent: 50 },
]

/** What is paid online is free to cancel as long as all of it comes back. */
export const RefundedInSteps: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite({ refund_tiers: IN_STEPS }) }),
    respond('get', '/api/products/:id/payment-terms', { body: TERMS }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Free cancellation up to 48 hours ahead\./)).toHaveLength(2)
    await expect(canvas.queryByText(/up to 24 hours/)).toBeNull()
  },
}

const terms = holdAnswer('/api/products/:id/payment-terms')

/** The product has its own policy, which never gives all of it back. */
export const NeverRefundedInFull: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite() }),
    respond('get', '/api/products/:id/payment-terms', {
      body: { ...TERMS, refund_tiers: [{ hours_before: 48, percent: 50 }] },
    }),
    terms.beforeEach,
  ],
  play: async ({ canvas }) => {
    await terms.release()
    await expect(await canvas.findByText(/^If wind or sea make a trip unsafe/)).toBeVisible()
    await expect(canvas.queryByText(/Free cancellation/)).toBeNull()
  },
}

/** What a visitor wants to book is named where they register and log in. */
export const BookedByAVisitor: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Book Now: Painted Luzzu' }))
    await expect(await canvas.findByRole('heading', { name: 'Create an account' })).toBeVisible()
    await expect(await canvas.findByText('Painted Luzzu')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Login' }))
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(await canvas.findByText('Painted Luzzu')).toBeVisible()
  },
}

export const BookedByAVisitorOnAPhone: ScreenStory = { ...BookedByAVisitor, globals: PHONE }

/** Opened from a search, the page keeps what was found. */
export const Searched: ScreenStory = {
  parameters: { screen: { at: `/products/1?date=${inDays(1)}&guests=4` } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', {
      name: /^Book Painted Luzzu: Morning, 08:00-12:00, 4 hours \$/,
    })
    await expect(link).toHaveAttribute('href', `/book/1?date=${inDays(1)}&guests=4&slot_id=1`)
    await expect(canvas.getByText(/, 4 people$/)).toBeVisible()
    const panel = canvas.getByRole('complementary', { name: 'Price' })
    await expect(panel.querySelector('[data-price]')).not.toBeVisible()
    // The slots are those of the day.
    await expect(canvas.queryByRole('heading', { name: 'Time slots' })).toBeNull()
  },
}

export const SearchedOnAPhone: ScreenStory = { ...Searched, globals: PHONE }

/** The way back leads to what was found, among the activities to that of the product. */
export const BackToTheResults: ScreenStory = {
  parameters: { screen: { at: `/products/4?date=${inDays(1)}&guests=2` } },
  play: async ({ canvas, userEvent }) => {
    const breadcrumb = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }))
    const link = breadcrumb.getByRole('link', { name: 'Rental services' })
    await expect(link).toHaveAttribute('href', `/?date=${inDays(1)}&guests=2#services`)
    await userEvent.click(link)
    await expect(await canvas.findByRole('tab', { name: 'Kayaks', selected: true })).toBeVisible()
    await expect((await canvas.findAllByText(/, 2 people$/))[0]).toBeVisible()
  },
}

/** Asked here, without a login, with what is taken beside what is free. */
export const SearchedHere: ScreenStory = {
  beforeEach: respond('get', '/api/availability', {
    body: [
      {
        product_id: 1,
        slots: [aSlot('full'), aSlot('open', { slot_id: 2, price: 120 }), aSlot('closed', { slot_id: 3 })],
      },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Date'), inDays(1))
    await userEvent.type(canvas.getByLabelText('People'), '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Find free times' }))
    const link = await canvas.findByRole('link', { name: /^Book Painted Luzzu: Afternoon/ })
    await expect(link).toHaveAttribute('href', `/book/1?date=${inDays(1)}&guests=4&slot_id=2`)
    const taken = within(canvas.getByRole('list', { name: 'Times of Painted Luzzu that are not free' }))
    await expect(taken.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Morning 08:00-12:00, 4 hoursFull',
      'Full Day 08:00-18:00, 10 hoursClosed',
    ])
  },
}

export const SearchedHereOnAPhone: ScreenStory = { ...SearchedHere, globals: PHONE }

/** The next free days are offered in the room of its slots. */
export const SearchedOnAClosedDay: ScreenStory = {
  parameters: { screen: { at: `/products/1?date=${inDays(4)}&guests=2`, as: 'customer' } },
  play: async ({ canvas, userEvent }) => {
    const reason = await canvas.findByText('Closed on this day: Regatta')
    await expect(reason).toBeVisible()
    reason.scrollIntoView()
    const panel = within(canvas.getByRole('complementary', { name: 'Price' }))
    await expect(panel.getAllByText('$120.00').at(-1)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Time slots' })).toBeVisible()
    // Where the day cannot be booked, the wizard begins without it.
    await expect(panel.getByRole('link', { name: 'Book Now: Painted Luzzu' })).toHaveAttribute(
      'href',
      '/book/1?guests=2',
    )
    const days = within(canvas.getByRole('list', { name: 'Next free days of Painted Luzzu' }))
    const [next] = await days.findAllByRole('link', { name: /^Next free: / })
    await expect(next).toHaveAttribute('href', `/products/1?date=${inDays(5)}&guests=2#finder`)
    if (next) await userEvent.click(next)
    await expect(await canvas.findByRole('link', { name: /^Book Painted Luzzu: Morning/ })).toBeVisible()
    await expect(canvas.getByLabelText('Date')).toHaveValue(inDays(5))
  },
}

export const SearchedOnAClosedDayOnAPhone: ScreenStory = { ...SearchedOnAClosedDay, globals: PHONE }

export const Loading: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the product')).toBeInTheDocument()
  },
}

export const Failing: ScreenStory = {
  ...FAILING,
  beforeEach: respond('get', '/api/site', { body: aSite() }),
  play: async (story) => {
    await FAILING.play?.(story)
    const main = within(story.canvas.getByRole('main'))
    await expect(main.getByText('We couldn’t load this product.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'See what we rent' })).toHaveAttribute('href', '/#services')
    await expect(await main.findByText(/^Call us:/)).toHaveTextContent('Call us: +356 2100 0000')
  },
}

export const NotThere: ScreenStory = {
  parameters: { screen: { at: '/products/99' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
