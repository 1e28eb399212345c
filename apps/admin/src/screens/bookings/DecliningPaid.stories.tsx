import {
  expect,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { buildBooking } from '../../booking/testing/build-booking'
import { onPage, watchChanges } from '../../booking/testing/day-payments-fixture'
import { buildOrder, SITE_WITH_DESK } from '../../booking/testing/payments-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Bookings/Declining what is paid',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All', as: 'staff' } },
} satisfies ScreenMeta

/** Paid when it was confirmed, and moved by its customer since. */
const MOVED = buildBooking({ id: 1297, status: 'Pending', total_price: 60, paid: 60, order_id: 512 })
const UNPAID = buildBooking({ id: 1298, status: 'Pending', total_price: 60, paid: 0, order_id: 513 })

const PAID_REQUEST = [
  respond('get', '/api/site', { body: SITE_WITH_DESK }),
  respond('get', '/api/bookings', { body: [MOVED, UNPAID] }),
  respond('get', '/api/orders/:id', { body: buildOrder({ paid: 60, balance_due: 0, bookings: [MOVED] }) }),
  respond('get', '/api/orders/:id/refund-quote', {
    body: {
      refund_total: 60,
      retained: 0,
      percent: 100,
      percent_until: null,
      lines: [
        {
          booking_id: 1297,
          label: 'Traditional Luzzu',
          total_price: 60,
          paid: 60,
          percent: 100,
          policy_percent: 50,
          retained: 0,
          refund: 60,
        },
      ],
      methods: [{ method: 'cash', amount: 60 }],
    },
  }),
  respond('post', '/api/orders/:id/cancel', { body: buildOrder({ bookings: [] }) }),
]

/** All of it goes back, unless staff say otherwise. */
export const DecliningWithARefund: ScreenStory = {
  beforeEach: PAID_REQUEST,
  play: async (story) => {
    const { canvas, userEvent } = story
    ;(await canvas.findByRole('button', { name: 'Decline booking 1297, Chiara Ricci' })).focus()
    await userEvent.keyboard('d')
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Decline this booking?' }))
    await expect(await dialog.findByText('€60.00 goes back, €0.00 is kept.')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /^Everything/ })).toBeChecked()
    await expect(dialog.queryByText(/cancel(s|led|ling)? (this|the booking)/i)).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The boat is in repair.')
    const changes = watchChanges()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline and refund €60.00' }))
    await expect(
      await onPage(story).findByText('Booking 1297 declined. Please give back €60.00.'),
    ).toBeInTheDocument()
    await expect(changes[0]?.url).toMatch(/\/orders\/512\/cancel$/)
    await expect(changes[0]?.headers.get('If-Match')).toBe(MOVED.etag)
    await expect(await changes[0]?.json()).toEqual({
      booking_ids: [1297],
      refund_total: 60,
      percent: 100,
      reason: 'The boat is in repair.',
    })
  },
}

/** What somebody else has just approved is not declined. */
export const ApprovedMeanwhile: ScreenStory = {
  beforeEach: [
    ...PAID_REQUEST,
    respond('post', '/api/orders/:id/cancel', refusal(412, 'precondition-failed')),
    respond('get', '/api/bookings/:id', { body: { ...MOVED, status: 'Confirmed', etag: '"v2"' } }),
  ],
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline booking 1297, Chiara Ricci' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Decline this booking?' }))
    const changes = watchChanges()
    for (const count of [1, 2]) {
      await userEvent.click(await dialog.findByRole('button', { name: 'Decline and refund €60.00' }))
      await waitFor(() => expect(changes).toHaveLength(count))
      await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Couldn’t decline booking 1297/)
    }
    await expect(changes[1]?.headers.get('If-Match')).toBe(MOVED.etag)
  },
}

/** What goes back is confirmed booking by booking. */
export const DecliningSeveral: ScreenStory = {
  beforeEach: PAID_REQUEST,
  play: async (story) => {
    const { canvas, userEvent } = story
    const select = async (id: number) =>
      userEvent.click(await canvas.findByRole('checkbox', { name: `Select booking ${id}, Chiara Ricci` }))
    const note = '1 with something paid; decline it alone to see what goes back'
    await select(1297)
    await expect(canvas.getByRole('button', { name: 'Decline 0' })).toHaveAccessibleDescription(note)
    await select(1298)
    await expect(canvas.getByText(note)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Approve 2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Decline 1' }))
    await expect(await onPage(story).findByRole('dialog', { name: 'Decline 1 booking?' })).toBeVisible()
  },
}
