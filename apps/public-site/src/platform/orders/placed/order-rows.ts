import { formatMoney, type PaymentMode } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import type { DescriptionItem } from '@luzzu/ui'
import { formatDateAndTime } from '../free-until'
import { PLACED_COPY as COPY, placedMessages as messages } from './placed.copy'

type Format = { currency: string; timeZone: string; mode: PaymentMode | undefined }

/** What an order costs, what of it was paid and given back, and what is due when. */
export function orderRows(order: Order, { currency, timeZone, mode }: Format): DescriptionItem[] {
  const money = (amount: number) => formatMoney(amount, currency)
  const { total_price, authorized, paid, refunded, balance_due, balance_due_at } = order
  const by =
    mode === 'online' && balance_due_at
      ? messages.payBy(formatDateAndTime(new Date(balance_due_at), timeZone))
      : COPY.atDesk
  return [
    { term: 'Total', detail: money(total_price) },
    ...(authorized > 0
      ? [{ term: COPY.authorized, detail: money(authorized), small: COPY.authorizedHint }]
      : []),
    { term: COPY.paid, detail: money(paid) },
    ...(refunded > 0 ? [{ term: COPY.refunded, detail: money(refunded) }] : []),
    ...(balance_due > 0 ? [{ term: COPY.due, detail: money(balance_due), small: by }] : []),
  ]
}
