import type { Instant } from '@luzzu/domain'
import { expect, PHONE, refusal, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'
import { AT_DESK, ORDER, onDay, openDetails } from './testing/paid-bookings'

export default {
  title: 'Screens/Public site/My bookings/Payments',
  parameters: { screen: { routes, at: '/my-bookings', as: 'customer' } },
} satisfies ScreenMeta

export const PaidAndDue: ScreenStory = {
  beforeEach: AT_DESK,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('€60.00 due when you arrive')).toBeVisible()
    await expect(canvas.getByText('Paid')).toBeVisible()
  },
}

/** What is over cannot be paid by coming. */
export const DueAfterwards: ScreenStory = {
  beforeEach: [
    ...AT_DESK,
    respond('get', '/api/bookings/user/:id', { body: [onDay(-3, { paid: 0, balance_due: 60 })] }),
  ],
  play: async (story) => {
    await expect(await story.canvas.findByText('€60.00 due')).toBeVisible()
    const dialog = within(await (await openDetails(story)).findByRole('dialog'))
    await expect(await dialog.findByText('Due')).toBeVisible()
    await expect(dialog.queryByText('Please pay when you arrive.')).toBeNull()
  },
}

export const Details: ScreenStory = {
  beforeEach: AT_DESK,
  play: async (story) => {
    const page = await openDetails(story)
    await expect(await page.findByRole('button', { name: 'Receipt R-2026-000001' })).toBeVisible()
    await expect(page.getByText(/50% until 48 hours before the start/)).toBeVisible()
  },
}

/** While all of it comes back, what is paid says until when, on its card and in its details. */
export const PaidAndFree: ScreenStory = {
  beforeEach: [
    ...AT_DESK,
    respond('get', '/api/bookings/user/:id', {
      body: [onDay(5, { paid: 60, balance_due: 0, free_until: '2099-07-14T06:00:00Z' as Instant })],
    }),
  ],
  play: async (story) => {
    const until = 'Tuesday, July 14, 2099, 08:00'
    await expect(await story.canvas.findByText(`Free cancellation until ${until}`)).toBeVisible()
    const dialog = within(await (await openDetails(story)).findByRole('dialog'))
    await expect(dialog.getByText('Free cancellation until').nextElementSibling).toHaveTextContent(until)
  },
}

/** Beside the total of one booking, the money of its whole order says that it is. */
export const OneOfSeveral: ScreenStory = {
  beforeEach: [
    ...AT_DESK,
    respond('get', '/api/orders/:id', {
      body: { ...ORDER, authorized: 215, bookings: [onDay(5, {}), onDay(9, { id: 2 })] },
    }),
  ],
  play: async (story) => {
    const page = await openDetails(story)
    const heading = await page.findByRole('heading', { name: 'Your whole order (2 bookings)' })
    const authorized = page.getByText('€215.00')
    await expect(heading.compareDocumentPosition(authorized)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const OneOfSeveralOnAPhone: ScreenStory = { ...OneOfSeveral, globals: PHONE }

/** What goes back names the booking that was cancelled, beside the sums of the whole order. */
export const OneOfSeveralCancelled: ScreenStory = {
  beforeEach: [
    ...AT_DESK,
    respond('get', '/api/orders/:id', {
      body: {
        ...ORDER,
        total_price: 120,
        paid: 215,
        refunded: 95,
        bookings: [onDay(5, {}), onDay(9, { id: 2, product_name: 'Tandem Kayak', status: 'Cancelled' })],
        refunds: [{ id: 1, amount: 95, method: 'card', status: 'pending', reason: null, booking_id: 2 }],
      },
    }),
  ],
  play: async (story) => {
    const page = await openDetails(story)
    await expect(await page.findByText(/^On its way back to your card.*: Tandem Kayak, /)).toBeVisible()
    await expect(page.getByText('€215.00')).toBeVisible()
    await expect(page.getByText('Refunded')).toBeVisible()
  },
}

export const OneOfSeveralCancelledOnAPhone: ScreenStory = { ...OneOfSeveralCancelled, globals: PHONE }

/** The refund policy is over with the booking. */
export const DetailsOfACancelledBooking: ScreenStory = {
  beforeEach: [
    ...AT_DESK,
    respond('get', '/api/bookings/user/:id', { body: [onDay(5, { status: 'Cancelled', paid: 30 })] }),
  ],
  play: async (story) => {
    const page = await openDetails(story)
    await expect(await page.findByRole('button', { name: 'Receipt R-2026-000001' })).toBeVisible()
    await expect(page.queryByText(/Refund when you cancel/)).toBeNull()
  },
}

export const DetailsOnAPhone: ScreenStory = { ...Details, globals: PHONE }

/** What comes back is told before anything is cancelled. */
export const Cancelling: ScreenStory = {
  beforeEach: AT_DESK,
  play: async (story) => {
    const page = await openDetails(story)
    await story.userEvent.click(page.getByRole('button', { name: 'Cancel booking' }))
    await expect(await page.findByText('You get back €30.00 of the €60.00 that you paid.')).toBeVisible()
    await expect(
      page.getByText('This applies until Tuesday, July 14, 2026, 08:00 (Malta time).'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel and get €30.00 back' })).toBeVisible()
  },
}

export const CancellingOnAPhone: ScreenStory = { ...Cancelling, globals: PHONE }

/** The refund ran down while the dialog was open; the new sum is shown, and nothing was cancelled. */
export const RefundChanged: ScreenStory = {
  beforeEach: [...AT_DESK, respond('post', '/api/orders/:id/cancel', refusal(409, 'refund-changed'))],
  play: async (story) => {
    await Cancelling.play?.(story)
    const page = within(story.canvasElement.ownerDocument.body)
    await story.userEvent.click(page.getByRole('button', { name: 'Cancel and get €30.00 back' }))
    await expect(await page.findByText('The refund has changed. Please check the new amount.')).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
  },
}
