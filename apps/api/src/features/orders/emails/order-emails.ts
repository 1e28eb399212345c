import {
  type BookedTrip,
  bookedLines,
  contactLines,
  DEFAULT_SETTINGS,
  formatDateWithWeekday,
  formatLines,
  formatMoney,
} from '@luzzu/domain'
import type { EmailTemplate, Sender } from '../../../platform/mail/email-template'
import { type GuestOrder, guestOrdersOf, manageAddress } from '../../../platform/mail/manage-address'

/** Total in currency units; `policy` is what was accepted. */
type ReceivedOrder = GuestOrder & {
  username: string
  bookings: readonly BookedTrip[]
  total_price: number
  policy: string | null
}

const SECRECY =
  'Whoever has this link can see, move and cancel what you have booked, so please keep it to yourself.'

const contactOf = ({ settings = DEFAULT_SETTINGS }: Sender) => formatLines(contactLines(settings))

/** Tells the customer of all that was requested in one order. */
export const orderReceived: EmailTemplate<ReceivedOrder> = {
  kind: 'order-received',
  action: 'See your bookings',
  ordersOf: guestOrdersOf,
  subject: (_site, { bookings: [first, ...others] }) =>
    `Order received: ${first ? nameOf(first) : ''}${others.length > 0 ? ` and ${others.length} more` : ''}`,
  body: (site, { bookings, total_price, policy, ...of }, _link, orders) => [
    bookings.length === 1
      ? 'We have received your request. We will confirm it by email.'
      : 'We have received your requests. We will confirm each of them by email.',
    ...bookings.map((booking) => formatLines(bookedLines(booking, site.currency))),
    ...(bookings.length > 1 ? [`Total of all: ${formatMoney(total_price, site.currency)}`] : []),
    ...(policy === null ? [] : [policy]),
    contactOf(site),
    manageAddress(site, of, orders),
    ...(of.guest_order_id === undefined ? [] : [SECRECY]),
  ],
}

type NewLinks = { username: string; orders: readonly { id: number; bookings: readonly BookedDay[] }[] }
type BookedDay = Pick<BookedTrip, 'product_name' | 'booking_date'>

const nameOf = ({ product_name, booking_date }: BookedDay) =>
  `${product_name}, ${formatDateWithWeekday(booking_date)}`

/** Links to orders, for whoever has lost the email with the first one. */
export const orderLinks: EmailTemplate<NewLinks> = {
  kind: 'order-links',
  action: 'See what you have booked',
  ordersOf: ({ orders }) => orders.map(({ id }) => id),
  subject: (site, { orders }) =>
    orders.length === 1
      ? `Your link to your booking at ${site.name}`
      : `Your links to your bookings at ${site.name}`,
  body: (site, data, _link, orders) => [
    data.orders.length === 1
      ? 'Here is the link to what you have booked.'
      : 'Here are the links to what you have booked.',
    ...data.orders.flatMap(({ id, bookings }) => [
      bookings.map(nameOf).join('\n'),
      manageAddress(site, { guest_order_id: id }, orders),
    ]),
    SECRECY,
    'If you did not ask for this email, ignore it: nothing has changed.',
  ],
}
