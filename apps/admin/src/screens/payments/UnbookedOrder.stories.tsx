import type { Instant } from '@luzzu/domain'
import { expect, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { CLOSED_TODAY } from '../../booking/testing/day-payments-fixture'
import { buildOrder, buildPayment, buildReceived } from '../../booking/testing/payments-fixture'
import { DESK } from '../../booking/testing/payments-screen-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Payments/Order without a booking',
  parameters: { screen: { routes, under: 'admin', at: '/admin/payments/received', as: 'staff' } },
} satisfies ScreenMeta

const ITEM = {
  index: 0,
  booking_date: '2026-06-20',
  id_product_fk: 1,
  product_name: 'Painted Luzzu',
  slot_id: 1,
  addon_ids: [],
  guests: 2,
  total_price: 60,
}

const VISA = { brand: 'visa', last4: '4242' }

/** What a card held for a booking that was never made. */
export const PaidWithoutABooking: ScreenStory = {
  beforeEach: [
    ...DESK,
    CLOSED_TODAY,
    respond('get', '/api/payments', {
      body: [buildReceived({ method: 'card', status: 'voided', username: null, booking: null, bookings: 0 })],
    }),
    respond('get', '/api/orders/:id', {
      body: buildOrder({
        status: 'expired',
        bookings: [],
        items: [ITEM],
        balance_due: 0,
        payments: [buildPayment({ method: 'card', status: 'voided', captured: 0, card: VISA })],
      }),
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('No booking')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Payments of order 512' }))
    const { findByRole } = within(canvasElement.ownerDocument.body)
    const dialog = within(await findByRole('dialog', { name: 'Payments of order 512, Ġorġ Żammit' }))
    await expect(
      await dialog.findByText(/^No booking was made: its places were no longer free/),
    ).toBeVisible()
    await expect(await dialog.findByText(/June 20, 2026, .*, 2 guests$/)).toBeVisible()
    await expect(dialog.getByText('Painted Luzzu')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '+35679000000' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Refund' })).toBeNull()
    await expect(dialog.queryByText(/^The cash-up of today is done/)).toBeNull()
  },
}

/** A guest has left at the page of Stripe. */
export const CheckoutNotFinished: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/payments', {
      body: [buildReceived({ method: 'card', status: 'open', captured: 0, booking: null, bookings: 0 })],
    }),
    respond('get', '/api/orders/:id', {
      body: buildOrder({
        status: 'paying',
        bookings: [],
        items: [ITEM],
        due_now: 30,
        expires_at: '2099-06-18T09:15:00.000Z' as Instant,
        payments: [buildPayment({ method: 'card', status: 'open', captured: 0 })],
      }),
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Not finished')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Payments of order 512' }))
    const { findByRole } = within(canvasElement.ownerDocument.body)
    const dialog = within(await findByRole('dialog', { name: 'Payments of order 512, Ġorġ Żammit' }))
    await expect(
      await dialog.findByText(
        /^The checkout is not finished.* Its place is held until June 18, 2099, 11:15\.$/,
      ),
    ).toBeVisible()
    await expect(dialog.getByText('To pay with the booking')).toBeVisible()
    await expect(dialog.queryByText('Due')).toBeNull()
  },
}
