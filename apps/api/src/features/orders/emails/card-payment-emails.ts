import { formatLines, formatMoney } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { type GuestOrder, guestOrdersOf, manageAddress } from '../../../platform/mail/manage-address'
import { moreSuffix } from '../../documents/emails/document-emails'

/** Data of the emails about payments that were authorized and not charged; the amount in currency units. */
export type ReleasedPayment = GuestOrder & {
  username: string
  currency: string
  amount: number
  /** What was to be paid for, each with its day. */
  trips: readonly string[]
  /** Of each of them why it was closed when the payment came, empty without a reason; `null` if it was not. */
  closed?: readonly (string | null)[]
}

const facts = ({ amount, currency, trips }: ReleasedPayment) =>
  formatLines([
    ...trips.map((trip) => ({ term: 'For', text: trip })),
    { term: 'Not charged', text: formatMoney(amount, currency) },
  ])

const BANK =
  'Your bank may show the amount as reserved for a few days. It is not taken from your account, and there is nothing you need to do.'

/** None of the bookings takes place, so nothing is charged. */
export const paymentReleased: EmailTemplate<ReleasedPayment> = {
  kind: 'payment-released',
  action: 'See your bookings',
  ordersOf: guestOrdersOf,
  subject: (_site, { trips: [first, ...others] }) =>
    `Your card was not charged${first === undefined ? '' : `: ${first}${moreSuffix(others.length)}`}`,
  body: (site, data, _link, orders) => [
    'We have released your payment: your card was not charged.',
    facts(data),
    BANK,
    manageAddress(site, data, orders),
  ],
}

function whyLost({ closed = [] }: ReleasedPayment): string {
  const reasons = closed.filter((reason) => reason !== null)
  if (reasons.length === 0) return 'your places were no longer free'
  const reason = reasons.find(Boolean)
  return `we had closed at ${closed.length > 1 ? 'a time' : 'the time'} that you chose${reason ? ` (${reason})` : ''}`
}

/** The payment came after the places were given away, or closed. */
export const latePaymentReleased: EmailTemplate<ReleasedPayment> = {
  kind: 'late-payment-released',
  action: 'Book again',
  subject: () => 'Your booking was not made, and your card was not charged',
  body: (site, data) => [
    `When your payment reached us, ${whyLost(data)}. So nothing was booked, and your card was not charged.`,
    facts(data),
    BANK,
    `${site.url}/`,
  ],
}
