import { showSuccess } from '@luzzu/ui'
import {
  expect,
  FAILING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { aBooking } from '../../platform/testing/a-booking'
import { aSite } from '../../platform/testing/a-site'
import { inDays } from '../../platform/testing/in-days'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/My bookings',
  parameters: { screen: { routes, at: '/my-bookings', as: 'customer' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Bookings' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'RHIB Explorer' })).toBeVisible()
  },
}

export const PictureAsHighAsItsCard: ScreenStory = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: /^Next trip/ })
    await expect(card.firstElementChild?.clientHeight).toBe(card.clientHeight)
  },
}

export const OnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('article', { name: /^Next trip/ }))
    await expect(next.getByText(/^Be there at \d\d:\d\d, 15 minutes before the start$/)).toBeVisible()
    await expect(await next.findByText('The blue hut at the end of the quay')).toBeVisible()
    const view = next.getByRole('button', { name: /^View Details/ })
    await expect(view.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
    await expect(canvas.getByRole('link', { name: 'Directions: RHIB Explorer' })).toHaveTextContent('')
  },
}

/** What can be done is said in words where there is room; what is over or cancelled is booked again. */
export const WaitingForAnAnswer: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: aSite({ request_expires_hours: 24 }) }),
    respond('get', '/api/bookings/user/:id', {
      body: [
        aBooking({ id: 1, booking_date: `${inDays(2)} 00:00:00`, status: 'Confirmed' }),
        aBooking({
          id: 2,
          booking_date: `${inDays(5)} 00:00:00`,
          product_name: 'Tandem Kayak',
          guests: 2,
          addons: [{ addon_id: 4, addon_name: 'Snorkel set', extra_price: null }],
        }),
        aBooking({
          id: 3,
          booking_date: `${inDays(6)} 00:00:00`,
          product_name: 'RHIB Explorer',
          status: 'Cancelled',
        }),
      ],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const waiting = within(await canvas.findByRole('article', { name: 'Tandem Kayak' }))
    // The deadline comes with the site, the way with the details of the product.
    await expect(await waiting.findByText(/^We answer by .* Malta time\.$/)).toBeVisible()
    await expect(await waiting.findByRole('link', { name: 'Directions: Tandem Kayak' })).toHaveTextContent(
      'Directions',
    )
    const again = await waiting.findByRole('link', { name: 'Book again: Tandem Kayak' })
    await expect(again).toHaveAttribute('href', '/book/1?guests=2&addon_ids=4&slot_id=1')
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(titles.slice(0, 3)).toEqual(['Painted Luzzu', 'Upcoming', 'Cancelled'])
    await expect(waiting.getByText('Total $120.00')).toBeVisible()
    const cancelled = within(canvas.getByRole('article', { name: 'RHIB Explorer' }))
    await expect(cancelled.getByText('Book again')).toBeVisible()
    await expect(cancelled.queryByText(/^We answer by/)).toBeNull()
    await userEvent.click(waiting.getByRole('button', { name: /^View Details/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByText(/we answer by email, by .* Malta time at the latest\./)).toBeVisible()
  },
}

/** A next trip that waits for its answer says so on its card and in its details, in the words of the last step. */
export const NextTripPending: ScreenStory = {
  beforeEach: respond('get', '/api/bookings/user/:id', {
    body: [aBooking({ id: 1, booking_date: `${inDays(2)} 00:00:00`, status: 'Pending' })],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text =
      'Our team still has to say yes: we answer by email as soon as we can. Please don’t set out before we have confirmed.'
    const next = within(await canvas.findByRole('article', { name: /^Next trip/ }))
    await expect(next.getByText(text)).toBeVisible()
    await userEvent.click(next.getByRole('button', { name: /^View Details/ }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Booking Details' }))
    await expect(dialog.getByText(text)).toBeVisible()
  },
}

export const NextTripPendingOnAPhone: ScreenStory = { ...NextTripPending, globals: PHONE }

export const MenuOnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Menu' }))
    const links = await menu.findAllByRole('link', { name: /^(My Bookings|Account settings)$/ })
    await expect(links.map(({ textContent }) => textContent)).toEqual(['My Bookings', 'Account settings'])
  },
}

/** A message would lie over the button that closes the menu. */
export const MenuAfterAMessage: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const menu = await canvas.findByRole('button', { name: 'Open menu' })
    showSuccess('Welcome back')
    await expect(await page.findByText('Welcome back')).toBeVisible()
    await userEvent.click(menu)
    await page.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(page.queryByText('Welcome back')).toBeNull())
  },
}

/** What cannot be changed here any more is said first, with the phone. */
export const TooLate: ScreenStory = {
  beforeEach: respond('get', '/api/site', { body: aSite({ cancellation_hours: 5000 }) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Details: RHIB Explorer' }))
    const ended = canvas.getByText('Free cancellation has ended').closest('div')
    await expect(ended?.querySelector('svg')).toHaveClass('lucide-calendar-x')
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Booking Details' }))
    const reason = await dialog.findByText(/^Free cancellation ends 5000 hours before the booking starts/)
    const product = dialog.getByText('RHIB Explorer')
    await expect(reason.compareDocumentPosition(product)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(dialog.getAllByRole('link', { name: '+356 2100 0000' })[0]).toHaveAttribute(
      'href',
      'tel:+35621000000',
    )
  },
}

/** Who is late sees the trip that has begun first; nothing of what is over is told as if it could be changed. */
export const UnderWay: ScreenStory = {
  beforeEach: respond('get', '/api/bookings/user/:id', {
    body: [
      aBooking({ id: 1, booking_date: `${inDays(1)} 00:00:00`, status: 'Confirmed' }),
      aBooking({
        id: 2,
        booking_date: `${inDays(0)} 00:00:00`,
        time_range: '00:00-23:59',
        product_name: 'Tandem Kayak',
        status: 'Confirmed',
      }),
      aBooking({
        id: 3,
        booking_date: `${inDays(-5)} 00:00:00`,
        product_name: 'RHIB Explorer',
        status: 'Confirmed',
      }),
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = within(await canvas.findByRole('article', { name: 'Next trip: Tandem Kayak' }))
    await expect(next.getByText('Trip under way')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'View Details: RHIB Explorer' }))
    const page = within(canvasElement.ownerDocument.body)
    const over = within(await page.findByRole('dialog', { name: 'Booking Details' }))
    await expect(over.queryByText(/If your plans change/)).toBeNull()
  },
}

/** The dialog stays, with a login over it that knows who it was; the page says so once that is left. */
export const SessionEndedWhileCancelling: ScreenStory = {
  beforeEach: respond('put', '/api/bookings/:id', refusal(401, 'session-expired')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Details: RHIB Explorer' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Cancel booking' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Cancel this booking?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }))
    const login = within(await page.findByRole('alertdialog', { name: 'Your session has ended' }))
    await expect(login.getByLabelText('Email')).toHaveValue('maria@example.com')
    await waitFor(() => expect(login.getByLabelText('Password')).toHaveFocus())
    await expect(dialog.getByRole('button', { name: 'Cancel booking', hidden: true })).toBeInTheDocument()
    await expect(page.queryByText(/Please log in again/)).toBeNull()
    await userEvent.click(login.getByRole('button', { name: 'Leave without saving' }))
    await userEvent.click(page.getByRole('button', { name: 'Leave without saving' }))
    const again = await canvas.findByRole('link', { name: 'Log in again' })
    await waitFor(() => expect(again).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example.com')
  },
}

export const Cancelling: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Details: RHIB Explorer' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Cancel booking' }))
    const dialog = await page.findByRole('dialog', { name: 'Cancel this booking?' })
    await expect(dialog).toHaveTextContent('Cancelling is free of charge.')
  },
}

/** A dialog that was opened from the details leads back to its button, and the details to the card. */
export const LeadingBack: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const view = await canvas.findByRole('button', { name: 'View Details: RHIB Explorer' })
    await userEvent.click(view)
    const page = within(canvasElement.ownerDocument.body)
    for (const [name, dialog, leave] of [
      ['Change date', 'Change date', '{Escape}'],
      ['Cancel booking', 'Cancel this booking?', '{Escape}'],
      ['Cancel booking', 'Cancel this booking?', '{Enter}'],
    ] as const) {
      await userEvent.click(await page.findByRole('button', { name }))
      await page.findByRole('dialog', { name: dialog })
      await waitFor(() => expect(page.queryByRole('dialog', { name: 'Booking Details' })).toBeNull())
      await userEvent.keyboard(leave)
      await waitFor(() => expect(page.getByRole('button', { name })).toHaveFocus())
      await waitFor(() => expect(page.queryByRole('dialog', { name: dialog })).toBeNull())
      await expect(page.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(view).toHaveFocus())
  },
}

export const Loading: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Bookings' })).toBeVisible()
  },
}

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You haven't made any bookings yet")).toBeVisible()
  },
}
