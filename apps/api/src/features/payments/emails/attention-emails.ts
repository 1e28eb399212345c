import { formatLines, formatMoney } from '@luzzu/domain'
import type { EmailTemplate, Sender } from '../../../platform/mail/email-template'

/** What is wrong with money; the amount in currency units. */
export type AttentionEmail = { username: string; text: string; amount: number; orderId: number | null }

const body = (site: Sender, { text, amount, orderId }: AttentionEmail): string[] => [
  text,
  formatLines([
    { term: 'Amount', text: formatMoney(amount, site.currency) },
    ...(orderId === null ? [] : [{ term: 'Order', text: String(orderId) }]),
  ]),
  `${site.url}/admin/payments`,
]

/** Tells the business that money has to be looked at. */
export const paymentAttention: EmailTemplate<AttentionEmail> = {
  kind: 'payment-attention',
  action: 'Open the payments',
  subject: (site, { amount }) => `A payment needs attention: ${formatMoney(amount, site.currency)}`,
  body,
}

/** Tells the business that money could not be given back to a card. */
export const refundFailed: EmailTemplate<AttentionEmail> = {
  kind: 'refund-failed',
  action: 'Open the payments',
  subject: (site, { amount }) => `A refund has failed: ${formatMoney(amount, site.currency)}`,
  body,
}
