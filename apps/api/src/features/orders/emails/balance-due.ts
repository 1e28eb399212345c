import { formatLines, formatMoney } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'

/** Amounts in currency units; `due_by` in words. */
export type BalanceDue = {
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
  subject: (_site, { due, currency, trips }) =>
    [`${formatMoney(due, currency)} is due`, ...trips.slice(0, 1)].join(': '),
  body: (site, { due, due_by, currency, is_online, trips }) => [
    is_online
      ? 'A part of your booking is still to be paid. Please pay it online; a receipt follows.'
      : 'Your booking is still to be paid. Please pay when you come: in cash or by card. You get a receipt.',
    formatLines([
      ...trips.map((text) => ({ term: 'For', text })),
      { term: 'Still due', text: formatMoney(due, currency) },
      { term: 'Please pay by', text: due_by },
    ]),
    `${site.url}/my-bookings`,
  ],
}
