import { formatMoney, isUnfinished, type PaymentMode } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import type { DescriptionItem } from '@luzzu/ui'
import { formatDateAndTime } from '../free-until'
import { cardMoneyOf } from './card-money'
import { PLACED_COPY as COPY, placedMessages as messages } from './placed.copy'

type Format = { currency: string; timeZone: string; mode: PaymentMode | undefined }

/** What an order costs, what of it was paid and given back, and what is due when. */
export function orderRows(order: Order, { currency, timeZone, mode }: Format): DescriptionItem[] {
  const money = (amount: number) => formatMoney(amount, currency)
  const { status, total_price, paid, refunded, balance_due } = order
  const { held, released } = cardMoneyOf(order)
  const total = cancelledOf(order) > 0 ? COPY.totalLeft : 'Total'
  return [
    // Of a cancelled order it is what is kept, beside bookings that show what they would have cost.
    ...(status === 'cancelled'
      ? total_price > 0
        ? [{ term: COPY.kept, detail: money(total_price) }]
        : []
      : [{ term: total, detail: money(total_price) }]),
    ...(held > 0
      ? [
          {
            term: COPY.authorized,
            detail: money(held),
            small: held > total_price ? messages.chargedInPart(money(total_price)) : COPY.authorizedHint,
          },
        ]
      : []),
    ...(released > 0 ? [{ term: COPY.released, detail: money(released), small: COPY.releasedHint }] : []),
    { term: COPY.paid, detail: money(paid) },
    ...(refunded > 0 ? [{ term: COPY.refunded, detail: money(refunded) }] : []),
    ...(balance_due > 0
      ? [{ term: COPY.due, detail: money(balance_due), small: dueAt(order, { currency, timeZone, mode }) }]
      : []),
  ]
}

/** How many of its bookings do not take place. */
export const cancelledOf = ({ bookings }: Order): number =>
  bookings.filter(({ status }) => status === 'Cancelled').length

function dueAt(
  { status, balance_due, balance_due_at, due_now }: Order,
  { currency, timeZone, mode }: Format,
): string | undefined {
  // What is not booked yet is paid by its checkout.
  if (isUnfinished({ status })) return undefined
  if (mode !== 'online' || !balance_due_at) return COPY.atDesk
  if (due_now === 0) return messages.payBy(formatDateAndTime(new Date(balance_due_at), timeZone))
  return due_now === balance_due ? COPY.dueNow : messages.dueNow(formatMoney(due_now, currency))
}
