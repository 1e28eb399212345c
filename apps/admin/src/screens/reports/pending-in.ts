import { type CalendarDate, dateIn, sumBy, toAmount, toCents } from '@luzzu/domain'
import type { PendingRefund } from '../../booking/payments/refund/use-pending-refunds'

type Period = { from: CalendarDate; to: CalendarDate; timeZone: string }

/** What of the refunds of a period still waits to be handed over. */
export function pendingIn(
  refunds: readonly Pick<PendingRefund, 'amount' | 'created_at'>[],
  { from, to, timeZone }: Period,
): number {
  const inPeriod = refunds.filter(({ created_at }) => {
    const day = dateIn(timeZone, new Date(created_at))
    return from <= day && day <= to
  })
  return toAmount(sumBy(inPeriod, ({ amount }) => toCents(amount)))
}
