import { formatLines, formatMoney } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'

/** `amount` in currency units; `lapses` is the instant in words. */
type ExpiringDeposit = {
  username: string
  booking_id: number
  customer: string
  product_name: string
  amount: number
  currency: string
  lapses: string
}

/** Tells the business that the authorization of a damage deposit is about to end. */
export const depositExpiring: EmailTemplate<ExpiringDeposit> = {
  kind: 'damage-deposit-lapses',
  action: 'Open the booking',
  subject: (_site, { booking_id, amount, currency }) =>
    `Damage deposit lapses tomorrow: ${formatMoney(amount, currency)}, booking ${booking_id}`,
  body: (site, { booking_id, customer, product_name, amount, currency, lapses }) => [
    'A damage deposit is on hold on a card, and the bank lets go of it by itself. If something is damaged, keep a part of it before then; nothing can be kept afterwards.',
    formatLines([
      { term: 'Booking', text: `${booking_id}, ${product_name}` },
      { term: 'Guest', text: customer },
      { term: 'Damage deposit', text: formatMoney(amount, currency) },
      { term: 'Lapses', text: lapses },
    ]),
    `${site.url}/admin/bookings?id=${booking_id}&status=All`,
  ],
}
