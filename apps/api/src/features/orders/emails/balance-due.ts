import { formatLines, formatMoney, paymentNoteOf, toAmount, toCents } from '@luzzu/domain'
import type { EmailTemplate, Sender } from '../../../platform/mail/email-template'
import { type GuestOrder, guestOrdersOf, manageAddress } from '../../../platform/mail/manage-address'

/** Amounts in currency units; `due_by` in words. */
export type BalanceDue = GuestOrder & {
  username: string
  currency: string
  due: number
  /** What of it is due at once, because a booking was moved to a dearer place. */
  due_now?: number
  due_by: string
  /** What was paid already; not told by earlier versions. */
  paid?: number
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
  subject: (_site, { due, due_now = 0, currency, trips }) =>
    [`${formatMoney(due_now || due, currency)} is due`, ...trips.slice(0, 1)].join(': '),
  body: (site, data, _link, orders) => {
    const note = noteOf(site, data)
    return [
      describeReason(site, data, note),
      formatLines([
        ...data.trips.map((text) => ({ term: 'For', text })),
        ...describeDue(site, data),
        ...(note ? [{ term: 'Payment', text: note }] : []),
      ]),
      manageAddress(site, data, orders),
    ]
  },
}

const noteOf = ({ settings }: Sender, { is_online }: BalanceDue) =>
  is_online || !settings ? undefined : paymentNoteOf(settings)

function describeReason(site: Sender, data: BalanceDue, note: string | undefined): string {
  const { is_online, paid = 0, due_now = 0 } = data
  const unpaid = `${paid > 0 ? 'Part of your' : 'Your'} booking is still to be paid.`
  if (!is_online)
    return `${unpaid} ${note ? '' : 'Please pay when you arrive, in cash or by card. '}You will get a receipt.`
  const reason = due_now > 0 ? 'Your booking was moved to a place that costs more.' : unpaid
  const dock = mayPayAtDock(site, data) ? ', or at the dock' : ''
  return `${reason} Please pay it online with the link below${dock}. You will get a receipt.`
}

/** What a dearer place adds to a price that was paid online is due at once. */
const mayPayAtDock = ({ settings }: Sender, { due_now = 0 }: BalanceDue) =>
  settings?.payments.pay_at_dock === true && due_now === 0

function describeDue(site: Sender, data: BalanceDue) {
  const { due, due_now = 0, due_by, is_online, currency } = data
  const later = toAmount(toCents(due) - toCents(due_now))
  const by = mayPayAtDock(site, data) ? 'Please pay online by' : 'Please pay by'
  return [
    ...(due_now > 0 ? [{ term: 'Due now', text: formatMoney(due_now, currency) }] : []),
    ...(later > 0
      ? [
          { term: 'Still due', text: formatMoney(later, currency) },
          ...(is_online ? [{ term: by, text: due_by }] : []),
        ]
      : []),
  ]
}
