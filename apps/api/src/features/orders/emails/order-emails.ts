import { type BookedTrip, formatDateWithWeekday, formatMoney } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { type GuestOrder, guestOrdersOf, manageAddress } from '../../../platform/mail/manage-address'
import {
  type BookingDetails,
  describeContact,
  describePayLater,
  describeTrip,
  type PayLater,
  requestNotice,
} from '../../bookings/emails/booking-emails'
import { moreSuffix } from '../../documents/emails/document-emails'
import { ORDER_LINKS } from '../../payments/guest-order'

/** Sums in currency units; `policy` is what was accepted. */
type ReceivedOrder = GuestOrder & {
  username: string
  bookings: readonly BookingDetails[]
  total_price: number
  /** What is held on the card until the business has answered. */
  authorized: number
  /** Where nothing is due with the request. */
  pay?: PayLater
  policy: string | null
}

const SECRECY =
  'Anyone who has this link can see, move and cancel what you have booked, so please keep it to yourself.'

const onHold = (amount: string) =>
  `${amount} is authorized on your card. It is charged once we confirm; if we cannot, nothing is charged.`

/** Tells the customer of all that was requested in one order. */
export const orderReceived: EmailTemplate<ReceivedOrder> = {
  kind: 'order-received',
  action: 'See your bookings',
  ordersOf: guestOrdersOf,
  subject: (_site, { bookings: [first, ...others] }) =>
    `Order received: ${first ? nameOf(first) : ''}${moreSuffix(others.length)}`,
  notice: (site, { bookings }) => requestNotice(site, bookings),
  body: (site, { bookings, total_price, authorized, pay, policy, ...of }, _link, orders) => [
    bookings.length === 1
      ? 'We have received your request. We answer by email.'
      : 'We have received your requests. We answer each of them by email.',
    ...bookings.map((booking) => describeTrip(site, { ...booking, status: 'Pending' })),
    ...(bookings.length > 1 ? [`Total of all: ${formatMoney(total_price, site.currency)}`] : []),
    ...describePayLater(site, pay),
    ...(authorized > 0 ? [onHold(formatMoney(authorized, site.currency))] : []),
    ...(policy === null ? [] : [policy]),
    describeContact(site),
    manageAddress(site, of, orders),
    ...(of.guest_order_id === undefined ? [] : [SECRECY]),
  ],
}

/** `is_new`: those before no longer work. */
type NewLinks = {
  username: string
  is_new?: boolean
  orders: readonly { id: number; bookings: readonly BookedDay[] }[]
}
type BookedDay = Pick<BookedTrip, 'product_name' | 'booking_date'>

const nameOf = ({ product_name, booking_date }: BookedDay) =>
  `${product_name}, ${formatDateWithWeekday(booking_date)}`

/** Links to orders, for whoever has lost the email with the first one. */
export const orderLinks: EmailTemplate<NewLinks> = {
  kind: ORDER_LINKS,
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
    data.is_new
      ? 'The links that you got before no longer work.'
      : 'If you did not ask for this email, ignore it: nothing has changed.',
  ],
}
