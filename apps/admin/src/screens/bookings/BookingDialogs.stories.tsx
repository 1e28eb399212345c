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
import { buildBooking } from '../../booking/testing/build-booking'
import { buildClosure } from '../../booking/testing/build-closure'
import { buildOrder, SITE_ONLINE } from '../../booking/testing/payments-fixture'
import { WITHOUT_MAIL_SERVER } from '../../booking/testing/without-mail-server'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Bookings/Dialogs',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All', as: 'staff' } },
} satisfies ScreenMeta

export const Cancelling: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking 1282, Chiara Ricci' }))
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole('textbox', { name: /Reason/ }),
    ).toBeVisible()
  },
}

/** A request may be older than the closure of its slot. */
export const ApprovingInAClosedSlot: ScreenStory = {
  beforeEach: [
    respond('get', '/api/bookings', {
      body: [buildBooking({ id: 1297, booking_date: '2099-06-18 00:00:00' })],
    }),
    respond('get', '/api/closures', {
      body: [buildClosure({ from_date: '2099-06-18', to_date: '2099-06-18', slot_id: 3, reason: 'gale' })],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Closed: gale')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve booking 1297, Chiara Ricci' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(await dialog.findByText('This slot is closed: gale.')).toBeVisible()
  },
}

export const ApprovingInAClosedSlotOnAPhone: ScreenStory = { ...ApprovingInAClosedSlot, globals: PHONE }

export const ApprovingSeveralInClosedSlots: ScreenStory = {
  ...ApprovingInAClosedSlot,
  beforeEach: [
    ...[ApprovingInAClosedSlot.beforeEach ?? []].flat(),
    respond('get', '/api/bookings', {
      body: [18, 19].map((day) => buildBooking({ id: 1279 + day, booking_date: `2099-06-${day} 00:00:00` })),
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Closed: gale')).toBeVisible()
    for (const id of [1297, 1298])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select booking ${id}, Chiara Ricci` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 2' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(await dialog.findByText('The slot of one of these bookings is closed: gale.')).toBeVisible()
  },
}

const ON_HOLD = [1297, 1298].map((id) =>
  buildBooking({ id, status: 'Pending', total_price: 180, order_id: 512, authorized: 90 }),
)
const WITH_A_CARD_ON_HOLD = [
  respond('get', '/api/site', { body: SITE_ONLINE }),
  respond('get', '/api/bookings', { body: ON_HOLD }),
]

/** The list and the question say that a card waits, and what the answer does to it. */
export const ApprovingWithACardOnHold: ScreenStory = {
  beforeEach: [
    ...WITH_A_CARD_ON_HOLD,
    respond('get', '/api/orders/:id', {
      body: buildOrder({ authorized: 90, bookings: ON_HOLD.slice(0, 1) }),
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findAllByText('Card on hold')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Approve booking 1297, Chiara Ricci' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(await dialog.findByText('€90.00 is charged to the card now.')).toBeVisible()
  },
}

export const ApprovingWithACardOnHoldOnAPhone: ScreenStory = { ...ApprovingWithACardOnHold, globals: PHONE }

/** Of an order whose other booking still waits. */
export const DecliningWithACardOnHold: ScreenStory = {
  beforeEach: [
    ...WITH_A_CARD_ON_HOLD,
    respond('get', '/api/orders/:id', { body: buildOrder({ authorized: 180, bookings: ON_HOLD }) }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline booking 1297, Chiara Ricci' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(
      await dialog.findByText(/^€90\.00 .* once all is answered: booking 1298 still waits\.$/),
    ).toBeVisible()
  },
}

const REFUSED = buildBooking({ id: 1299, status: 'Confirmed', total_price: 180, paid: 120, order_id: 513 })

/** Paid in full, but of what was to go back the bank has refused a part. */
export const DetailsWithAFailedRefund: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: SITE_ONLINE }),
    respond('get', '/api/bookings', { body: [REFUSED] }),
    respond('get', '/api/payments/attention', {
      body: [
        {
          id: null,
          kind: 'refund-failed',
          order_id: 513,
          payment_id: 31,
          amount: 60,
          at: '2026-11-10T05:50:00.000Z',
          text: 'The bank refused the refund.',
          username: REFUSED.username,
          booking: null,
          bookings: 1,
        },
      ],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: REFUSED.username }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(await dialog.findByText('Refund failed')).toBeVisible()
    await expect(dialog.getByText('Paid')).toBeVisible()
  },
}

/** The details and the question about several say it as well. */
export const DetailsWithACardOnHold: ScreenStory = {
  beforeEach: WITH_A_CARD_ON_HOLD,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select booking 1297, Chiara Ricci' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 1' }))
    const question = within(await page.findByRole('dialog', { name: 'Approve 1 booking?' }))
    await expect(await question.findByText(/^€90\.00 on hold on cards is charged/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Chiara Ricci' })[0] as HTMLElement)
    const details = within(await page.findByRole('dialog', { name: 'Booking 1297' }))
    await expect(details.getByText('€90.00 on hold on the card')).toBeVisible()
  },
}

const BY_PHONE = buildBooking({
  id: 1295,
  username: 'Karl Borg',
  id_user_fk: null,
  phone: '+35679000000',
  contact: { name: 'Karl Borg', phone: '+35679000000', mail: null },
})

/** Who has no email address is to be called. */
export const DecliningByPhone: ScreenStory = {
  beforeEach: respond('get', '/api/bookings', { body: [BY_PHONE] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline booking 1295, Karl Borg' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByText(/^No email address\. Please call/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: '+35679000000' })).toHaveAttribute(
      'href',
      'tel:+35679000000',
    )
    await expect(dialog.queryByText(/We’ll email/)).toBeNull()
  },
}

/** Without a mail server nobody is promised an email, also who has an address. */
export const DecliningWithoutMailServer: ScreenStory = {
  beforeEach: [
    WITHOUT_MAIL_SERVER,
    respond('get', '/api/bookings', { body: [buildBooking({ phone: '+35679111111', status: 'Pending' })] }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Decline booking/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await dialog.findByText(/^No email goes out, because no mail server is set\. Please call/)
    await expect(dialog.getByRole('link', { name: '+35679111111' })).toBeVisible()
    await expect(dialog.queryByText(/We’ll email/)).toBeNull()
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveAccessibleDescription(
      'Customers with an account read it in My Bookings.',
    )
  },
}

/** Phone and email are links, a request has its time, and who is known by phone only is named once. */
export const Details: ScreenStory = {
  beforeEach: respond('get', '/api/bookings', { body: [BY_PHONE] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Karl Borg' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByRole('link', { name: '+35679000000' })).toHaveAttribute(
      'href',
      'tel:+35679000000',
    )
    await expect(dialog.getByText('June 17, 2026, 18:03')).toBeVisible()
    await expect(dialog.getByText(/No account: booked by phone$/)).toBeVisible()
    await expect(dialog.getAllByText('Karl Borg')).toHaveLength(1)
  },
}

/** Whoever gives a decision up is back at the details, which close once it is made. */
export const DecidingFromTheDetails: ScreenStory = {
  beforeEach: [
    respond('get', '/api/bookings', { body: [BY_PHONE] }),
    respond('put', '/api/bookings/:id', { body: { ...BY_PHONE, status: 'Confirmed' } }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Karl Borg' }))
    const approve = async () => {
      const details = within(await page.findByRole('dialog', { name: 'Booking 1295' }))
      await userEvent.click(details.getByRole('button', { name: 'Approve' }))
      return page.findByRole('dialog', { name: /^Approve/ })
    }
    await approve()
    await userEvent.keyboard('{Escape}')
    const question = within(await approve())
    await expect(page.queryByRole('dialog', { name: 'Booking 1295' })).toBeNull()
    await userEvent.click(question.getByRole('button', { name: /^Approve/ }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** Lines do not overlap where an address is broken. */
export const DetailsInLargeText: ScreenStory = {
  ...Details,
  play: async (story) => {
    await Details.play?.(story)
    const { ownerDocument } = story.canvasElement
    const link = within(ownerDocument.body).getByRole('link', { name: '+35679000000' })
    ownerDocument.documentElement.style.fontSize = '200%'
    try {
      const { lineHeight, fontSize } = getComputedStyle(link)
      await expect(Number.parseFloat(lineHeight)).toBeGreaterThan(Number.parseFloat(fontSize))
    } finally {
      ownerDocument.documentElement.style.fontSize = ''
    }
  },
}

/** Who decides not to move a booking is back at its details. */
export const KeptAsItIs: ScreenStory = {
  beforeEach: respond('get', '/api/bookings', {
    body: [buildBooking({ booking_date: '2099-06-18 00:00:00', status: 'Confirmed' })],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Chiara Ricci' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Move' }))
    await screen.findByRole('dialog', { name: 'Move booking 1' })
    await userEvent.click(await screen.findByRole('button', { name: 'Keep as it is' }))
    await expect(await screen.findByRole('dialog', { name: 'Booking 1' })).toBeVisible()
  },
}

export const CancellingRefused: ScreenStory = {
  beforeEach: respond(
    'post',
    '/api/bookings/:id/cancel',
    refusal(409, 'invalid-state', { message: 'Booking 1282 is Cancelled.' }),
  ),
  play: async (story) => {
    await Cancelling.play?.(story)
    const dialog = within(within(story.canvasElement.ownerDocument.body).getByRole('dialog'))
    const reason = dialog.getByRole('textbox', { name: /Reason/ })
    await story.userEvent.type(reason, 'Storm warning')
    await story.userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Couldn’t cancel booking 1282/)
    await expect(reason).toHaveValue('Storm warning')
  },
}
