import { formatLines, formatMoney } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { type GuestOrder, guestOrdersOf, manageAddress } from '../../../platform/mail/manage-address'

/** Amounts in currency units; `due_by` in words. */
export type BalanceDue = GuestOrder & {
  username: string
  currency: string
  due: number
  due_by: string
  /** Whether it can be paid on the website. */
  is_online: boolean
  /** What was booked, with its day. */
  trips: readonly string[]
}

/** What is still to be paid for bookings, some days before. */
export const balanceDue: EmailTemplate<BalanceDue> = {
  kind: 'balance-due',
  action: 'See your bookings',
  ordersOf: guestOrdersOf,
  subject: (_site, { due, currency, trips }) =>
    [`${formatMoney(due, currency)} is due`, ...trips.slice(0, 1)].join(': '),
  body: (site, data, _link, orders) => [
    data.is_online
      ? 'A part of your booking is still to be paid. Please pay it online, by the link below. You get a receipt.'
      : 'Your booking is still to be paid. Please pay when you come: in cash or by card. You get a receipt.',
    formatLines([
      ...data.trips.map((text) => ({ term: 'For', text })),
      { term: 'Still due', text: formatMoney(data.due, data.currency) },
      { term: 'Please pay by', text: data.due_by },
    ]),
    manageAddress(site, data, orders),
  ],
}
