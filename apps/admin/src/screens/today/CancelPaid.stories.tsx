import {
  expect,
  findToast,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import {
  CLOSED_TODAY,
  DESK,
  inMorning,
  manifestOn,
  onPage,
  PAID,
  watchChanges,
} from '../../booking/testing/day-payments-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Cancelling what is paid',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

const PAID_DAY = [inMorning(25, 'Maria Vella', { paid: 60, balance_due: 0 })]

/** The booking of an order whose first one is refunded otherwise. */
const DIFFERENT_POLICIES = {
  ...PAID,
  policy: PAID.policy && {
    ...PAID.policy,
    bookings: [
      { booking_id: 24, refund_tiers: PAID.policy.refund_tiers },
      { booking_id: 25, refund_tiers: [{ hours_before: 0, percent: 30 }] },
    ],
  },
}

const CANCELLABLE = [
  ...DESK,
  respond('get', '/api/manifests/:date', { body: PAID_DAY }),
  respond('get', '/api/orders/:id', { body: DIFFERENT_POLICIES }),
  respond('get', '/api/orders/:id/refund-quote', {
    body: {
      refund_total: 30,
      retained: 30,
      percent: 50,
      percent_until: null,
      lines: [
        {
          booking_id: 25,
          label: 'Painted Luzzu',
          total_price: 60,
          paid: 60,
          percent: 50,
          policy_percent: 30,
          retained: 30,
          refund: 30,
        },
      ],
      methods: [
        { method: 'card', amount: 10 },
        { method: 'cash', amount: 20 },
      ],
    },
  }),
  respond('post', '/api/orders/:id/cancel', { body: PAID }),
]

/** What goes back is told before the booking is cancelled. */
export const CancellingWithARefund: ScreenStory = {
  beforeEach: CANCELLABLE,
  play: async (story) => {
    const { userEvent } = story
    const manifest = await manifestOn(story)
    await userEvent.click(await manifest.findByRole('button', { name: 'Details of booking 25, Maria Vella' }))
    await userEvent.click(manifest.getByRole('button', { name: 'Cancel booking 25, Maria Vella' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Cancel this booking?' }))
    await expect(await dialog.findByText('€30.00 goes back, €30.00 is kept.')).toBeVisible()
    await expect(dialog.getByText('€10.00 to the card, within some days.')).toBeVisible()
    await expect(dialog.getByText('€20.00 in cash, to give back now.')).toBeVisible()
    const policy = await dialog.findByRole('radio', { name: /^As the policy says: 30%/ })
    await expect(policy).toBeEnabled()
    await expect(await dialog.findByText('When the guest cancels: 30% until the start.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Another share' }))
    const share = dialog.getByRole('spinbutton', { name: 'Percent of the price' })
    await expect(share).toHaveValue(50)
    await userEvent.clear(share)
    await expect(
      dialog.getByText('Percent must be a number from 0 to 100 with at most 2 decimals'),
    ).toBeVisible()
    await expect(policy).toHaveAccessibleName(/^As the policy says: 30%/)
    await userEvent.type(share, '50')
    await expect(await dialog.findByRole('button', { name: 'Cancel and refund €30.00' })).toBeVisible()
  },
}

/** The money waits for a new day, and the message leads to it. */
export const CancellingAfterTheCashUp: ScreenStory = {
  beforeEach: [...CANCELLABLE, CLOSED_TODAY],
  play: async (story) => {
    const { userEvent } = story
    const manifest = await manifestOn(story)
    await userEvent.click(await manifest.findByRole('button', { name: 'Details of booking 25, Maria Vella' }))
    await userEvent.click(manifest.getByRole('button', { name: 'Cancel booking 25, Maria Vella' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Cancel this booking?' }))
    await expect(await dialog.findByText(/^€20\.00 in cash, to hand over from tomorrow on/)).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel and refund €30.00' }))
    const toast = await findToast(onPage(story), 'Booking 25 cancelled. €20.00 to hand over.')
    await userEvent.click(toast.getByText('Show'))
    await expect(await onPage(story).findByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
  },
}

/** Nothing goes back for a booking that somebody else has changed meanwhile, until staff confirm it as it is now. */
export const ChangedMeanwhile: ScreenStory = {
  beforeEach: [
    ...CANCELLABLE,
    respond(
      'post',
      '/api/orders/:id/cancel',
      refusal(412, 'precondition-failed', { message: 'This entry was changed by someone else.' }),
    ),
    respond('get', '/api/bookings/:id', { body: { ...PAID_DAY[0], etag: '"2"' } }),
  ],
  play: async (story) => {
    const { userEvent } = story
    const manifest = await manifestOn(story)
    await userEvent.click(await manifest.findByRole('button', { name: 'Details of booking 25, Maria Vella' }))
    await userEvent.click(manifest.getByRole('button', { name: 'Cancel booking 25, Maria Vella' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Cancel this booking?' }))
    const cancel = await dialog.findByRole('button', { name: 'Cancel and refund €30.00' })
    const changes = watchChanges()
    await userEvent.click(cancel)
    await expect(await dialog.findByText(/changed by someone else/)).toBeVisible()
    await expect(changes[0]?.headers.get('If-Match')).toBe(PAID_DAY[0]?.etag)
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel and refund €30.00' }))
    await waitFor(() => expect(changes[1]?.headers.get('If-Match')).toBe('"2"'))
  },
}

export const CancellingWithARefundOnAPhone: ScreenStory = { ...CancellingWithARefund, globals: PHONE }
