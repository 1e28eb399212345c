import { formatLines, formatMoney } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { type GuestOrder, guestOrdersOf, manageAddress } from '../../../platform/mail/manage-address'
import { andMore } from '../../documents/emails/document-emails'

/** Data of the emails about payments that were authorized and not charged; the amount in currency units. */
export type ReleasedPayment = GuestOrder & {
  username: string
  currency: string
  amount: number
  /** What was to be paid for, each with its day. */
  trips: readonly string[]
}

const facts = ({ amount, currency, trips }: ReleasedPayment) =>
  formatLines([
    ...trips.map((trip) => ({ term: 'For', text: trip })),
    { term: 'Not charged', text: formatMoney(amount, currency) },
  ])

const BANK =
  'Your bank may show the amount as reserved for some days. It is not taken from your account, and there is nothing that you have to do.'

/** None of the bookings takes place, so nothing is charged. */
export const paymentReleased: EmailTemplate<ReleasedPayment> = {
  kind: 'payment-released',
  action: 'See your bookings',
  ordersOf: guestOrdersOf,
  subject: (_site, { trips: [first, ...others] }) =>
    `Your card was not charged${first === undefined ? '' : `: ${first}${andMore(others.length)}`}`,
  body: (site, data, _link, orders) => [
    'We have released your payment: your card was not charged.',
    facts(data),
    BANK,
    manageAddress(site, data, orders),
  ],
}

/** The payment came after the places were given away, or closed. */
export const latePaymentReleased: EmailTemplate<ReleasedPayment> = {
  kind: 'late-payment-released',
  action: 'Book again',
  subject: () => 'Your booking was not made, and your card was not charged',
  body: (site, data) => [
    'When your payment reached us, your places were no longer free. So nothing was booked, and your card was not charged.',
    facts(data),
    BANK,
    `${site.url}/`,
  ],
}
