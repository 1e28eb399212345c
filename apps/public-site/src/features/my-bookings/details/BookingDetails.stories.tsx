import { expect, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { aBooking } from '../../../platform/testing/a-booking'
import { aSite } from '../../../platform/testing/a-site'
import { inDays } from '../../../platform/testing/in-days'
import { routes } from '../../../routes'

export default {
  title: 'Screens/Public site/My bookings/Details',
  parameters: { screen: { routes, at: '/my-bookings', as: 'customer' } },
} satisfies ScreenMeta

/** Emails and calendars lead to one booking; its details close to the list, which keeps its filters. */
export const DetailsByTheirAddress: ScreenStory = {
  parameters: { screen: { at: '/my-bookings?status=Pending&booking=2' } },
  beforeEach: respond('get', '/api/bookings/user/:id', {
    body: [aBooking({ id: 1 }), aBooking({ id: 2, product_name: 'Tandem Kayak' })],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Booking Details' }))
    await expect(dialog.getByText('#2')).toBeVisible()
    const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(terms.slice(0, 4)).toEqual(['Product', 'Status', 'Date', 'Slot'])
    await expect(terms.indexOf('Booking')).toBeGreaterThan(terms.indexOf('Total'))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('Pending')
  },
}

/** How it is paid follows the total of what takes place. */
export const DetailsWithAPaymentNote: ScreenStory = {
  parameters: { screen: { at: '/my-bookings?booking=2' } },
  beforeEach: [
    respond('get', '/api/site', { body: aSite({ payment_note: 'Pay at the quay, in cash.' }) }),
    respond('get', '/api/bookings/user/:id', {
      body: [aBooking({ id: 2, booking_date: `${inDays(5)} 00:00:00` })],
    }),
  ],
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(await dialog.findByText('Pay at the quay, in cash.')).toBeVisible()
    const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(terms.indexOf('Payment')).toBe(terms.indexOf('Total') + 1)
  },
}

/** When and where to be comes first, then the money; the phone is told once. */
export const DetailsOfAnUpcomingTrip: ScreenStory = {
  parameters: { screen: { at: '/my-bookings?booking=2' } },
  beforeEach: respond('get', '/api/bookings/user/:id', {
    body: [aBooking({ id: 2, booking_date: `${inDays(3)} 00:00:00` })],
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Booking Details' }))
    // Where to be comes with the details of the product.
    await dialog.findAllByText('Meeting point')
    const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(terms.slice(0, 7)).toEqual([
      'Product',
      'Status',
      'Date',
      'Slot',
      'Meeting point',
      'Arrival',
      'Total',
    ])
    await expect(dialog.getAllByRole('link', { name: '+356 2100 0000' })).toHaveLength(1)
    await expect(dialog.queryByRole('link', { name: /^(Directions|Call us)/ })).toBeNull()
    await expect(await dialog.findByRole('button', { name: /^Add to calendar/ })).toBeVisible()
  },
}

/** Who cancelled it, and why, is not left to be guessed; all that staff wrote stands in the details. */
export const DeclinedByTheBusiness: ScreenStory = {
  beforeEach: respond('get', '/api/bookings/user/:id', {
    body: [
      aBooking({
        status: 'Cancelled',
        cancellation: { kind: 'declined', reason: 'A gale is forecast.\nPlease choose another day.' },
      }),
      aBooking({ id: 2, product_name: 'Tandem Kayak', status: 'Cancelled', cancellation: null }),
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = 'We are sorry: we could not take this booking.'
    const card = within(await canvas.findByRole('article', { name: 'Painted Luzzu' }))
    await expect(card.getByText(text)).toBeVisible()
    await expect(card.getByText(/^A gale is forecast/)).toBeVisible()
    await expect(canvas.getAllByText(text)).toHaveLength(1)
    await userEvent.click(card.getByRole('button', { name: /^View Details/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByText(text)).toBeVisible()
    await expect(dialog.getByText(/^A gale is forecast/)).toBeVisible()
  },
}

export const DetailsOfNoBooking: ScreenStory = {
  parameters: { screen: { at: '/my-bookings?booking=999' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'RHIB Explorer' })).toBeVisible()
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull()
  },
}
