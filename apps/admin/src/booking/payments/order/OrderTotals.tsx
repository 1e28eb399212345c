import { useSite } from '@luzzu/api-client/site'
import { formatMoney, isUnfinished } from '@luzzu/domain'
import type { Booking, Order } from '@luzzu/domain/contracts'
import { Badge, DescriptionList } from '@luzzu/ui'
import { ORDER_COPY as COPY } from './order.copy'
import { priceReduction } from './price-reduction'

type Totals = Pick<
  Order,
  'status' | 'total_price' | 'due_now' | 'paid' | 'refunded' | 'unreturned' | 'balance_due' | 'bookings'
>

/** A booking from before payments were on, of which nothing is recorded yet. */
export const totalsBeforeOrder = (booking: Booking): Totals => ({
  status: 'placed',
  total_price: booking.total_price,
  due_now: 0,
  paid: 0,
  refunded: 0,
  balance_due: booking.balance_due ?? booking.total_price,
  bookings: [booking],
})

/** What an order costs, with what refunds have taken off its price, and what of it is paid. */
export function OrderTotals({ totals }: { totals: Totals }) {
  const { currency } = useSite()
  const { total_price, due_now, paid, refunded, unreturned = 0, balance_due } = totals
  const reduction = priceReduction(totals)
  const row = (term: string, amount: number, sign = '') => ({
    term,
    detail: `${sign}${formatMoney(amount, currency)}`,
  })
  return (
    <DescriptionList
      items={[
        ...(reduction ? [row(COPY.booked, reduction.booked), row(COPY.reduced, reduction.off, '−')] : []),
        row(COPY.total, total_price),
        // Who has not booked owes nothing.
        ...(isUnfinished(totals)
          ? [row(COPY.withBooking, due_now)]
          : [
              row(COPY.paid, paid),
              ...(refunded > 0 ? [row(COPY.refunded, refunded)] : []),
              row(COPY.due, balance_due),
            ]),
        ...(unreturned > 0
          ? [
              {
                term: COPY.unreturned,
                detail: (
                  <span>
                    <Badge tone="cancelled">{COPY.refundFailed}</Badge> {formatMoney(unreturned, currency)}
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
