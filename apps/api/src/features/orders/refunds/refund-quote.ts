import { isPercent, ORDER_MESSAGES, parseBookingIds, parseDecimal, toAmount } from '@luzzu/domain'
import type { RefundQuoteAnswer } from '@luzzu/domain/contracts'
import { instantAfter } from '../../../platform/clock'
import { refuseFields } from '../../../platform/errors/refusal'
import type { Moment } from '../../../platform/settings/site'
import {
  currentRefundPercent,
  type OrderedBooking,
  refundPercentEnd,
} from '../../payments/order-money.queries'
import { type CancelledBy, quoteCancellation } from '../../payments/settle-cancellation'

/** @throws {Refusal} `invalid` for bad parameters. */
export function readRefundQuery({ booking_ids, percent }: Record<string, unknown>) {
  const ids = parseBookingIds(booking_ids)
  const sent = typeof percent === 'string' && percent !== '' ? (parseDecimal(percent) ?? -1) : undefined
  if (!ids) throw refuseFields({ booking_ids: ORDER_MESSAGES.bookings })
  if (sent !== undefined && !isPercent(sent)) throw refuseFields({ percent: ORDER_MESSAGES.percent })
  return { ids, percent: sent }
}

/** What is refunded, as whoever would cancel sees it. */
export function toRefundQuote(
  rows: readonly OrderedBooking[],
  by: CancelledBy,
  moment: Moment,
): RefundQuoteAnswer {
  const { refund, retained, lines } = quoteCancellation(rows, by, moment)
  const byPolicy = rows.map((row) => currentRefundPercent(row, moment))
  const percents = by === 'customer' ? byPolicy : rows.map(() => by.percent)
  const [percent = null] = new Set(percents).size === 1 ? percents : []
  return {
    refund_total: toAmount(refund),
    retained: toAmount(retained),
    percent,
    percent_until: by === 'customer' ? firstEnd(rows, moment) : null,
    lines: rows.map((row, at) => {
      const line = lines.find(({ id }) => id === row.booking_id)
      return {
        booking_id: row.booking_id,
        label: `${row.product_name}, ${row.booking_date}, ${row.slot_name}`,
        total_price: toAmount(row.total_cents ?? 0),
        paid: toAmount(row.paid_cents),
        percent: percents[at] ?? 0,
        policy_percent: byPolicy[at] ?? 0,
        retained: toAmount(line?.retained ?? 0),
        refund: toAmount(line?.refund ?? 0),
      }
    }),
  }
}

/** When the first of the percentages that hold now ends. */
function firstEnd(rows: readonly OrderedBooking[], moment: Moment) {
  const ends = rows.flatMap((row) => refundPercentEnd(row, moment)?.getTime() ?? [])
  return ends.length === 0 ? null : instantAfter(new Date(Math.min(...ends)))
}
