import { NO_DETAILS } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import {
  expect,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  spyOn,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { toKeptTrip } from '../../platform/kept-trip/kept-trip'
import { aBooking } from '../../platform/testing/a-booking'
import { aSite } from '../../platform/testing/a-site'
import { inDays } from '../../platform/testing/in-days'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/My bookings/Kept trip',
  parameters: { screen: { routes, at: '/my-bookings', as: 'customer' } },
} satisfies ScreenMeta

const KEY = 'next-trip'
const trip = (days: number, part: Partial<Booking> = {}) =>
  aBooking({ id: 12, status: 'Confirmed', guests: 4, booking_date: `${inDays(days)} 00:00:00`, ...part })

/** As an earlier visit of the customer has left it. */
const keep =
  (booking: Booking, userId = 2) =>
  () => {
    const about = { site: aSite(), details: NO_DETAILS, userId, keptAt: Date.now() }
    localStorage.setItem(KEY, JSON.stringify(toKeptTrip(booking, about)))
  }

const goOffline = () => {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
}

/** Without a connection nobody knows whether the session lasts, but the way to the boat is at hand. */
export const Offline: ScreenStory = {
  beforeEach: [keep(trip(1)), goOffline],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Your next trip: Painted Luzzu' }))
    await expect(card.getByText('Confirmed')).toBeVisible()
    await expect(card.getByText('Morning, 08:00-12:00')).toBeVisible()
    await expect(card.getByText(/^Be there at 07:45/)).toBeVisible()
    await expect(card.getByText('Booking #12')).toBeVisible()
    await expect(card.getByText('4 guests')).toBeVisible()
    await expect(card.getByText(/^As of \d\d:\d\d, .+\. It may have changed since\.$/)).toBeVisible()
    await expect(card.getByRole('link', { name: /^Call us/ }).getAttribute('href')).toMatch(/^tel:/)
    const way = card.getByRole('link', { name: /^Directions/ })
    await expect(way.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByText(/^You are offline\./)).toBeVisible()
  },
}

export const OfflineOnAPhone: ScreenStory = {
  ...Offline,
  beforeEach: [keep(trip(1, { status: 'Pending' })), goOffline],
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Please don’t set out before we have confirmed/)).toBeVisible()
  },
}

export const ListFailed: ScreenStory = {
  beforeEach: [keep(trip(1)), respond('get', '/api/bookings/user/:id', refusal(500, 'unexpected'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Your next trip: Painted Luzzu' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** What has ended, or was somebody else’s, is not shown, and not kept any longer. */
export const Over: ScreenStory = {
  beforeEach: [keep(trip(-1)), goOffline],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are offline\./)).toBeVisible()
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const OfSomebodyElse: ScreenStory = { ...Over, beforeEach: [keep(trip(1), 7), goOffline] }

/** The list keeps the next of its trips, in place of the one before. */
export const Kept: ScreenStory = {
  beforeEach: [
    keep(trip(1)),
    respond('get', '/api/bookings/user/:id', {
      body: [
        trip(5, { id: 13 }),
        trip(3, { id: 14, product_name: 'Tandem Kayak' }),
        trip(2, { id: 15, status: 'Cancelled' }),
      ],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Next trip: Tandem Kayak' })).toBeVisible()
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('"id":14,'))
    await expect(localStorage.getItem(KEY)).not.toMatch(/Maria|@|price/)
  },
}

/** Whatever becomes of the list after it. */
export const Cancelled: ScreenStory = {
  beforeEach: [
    respond('get', '/api/bookings/user/:id', { body: [trip(9)] }),
    respond('put', '/api/bookings/:id', { body: trip(9, { status: 'Cancelled' }) }),
  ],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('"id":12,'))
    respond('get', '/api/bookings/user/:id')(context)
    await userEvent.click(await canvas.findByRole('button', { name: /^View Details/ }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Cancel booking' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Cancel this booking?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }))
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
  },
}
