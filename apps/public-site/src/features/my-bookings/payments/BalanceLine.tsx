import { usePayments, useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { PLACED_COPY as COPY, placedMessages } from '../../../platform/orders/placed/placed.copy'

export type BalanceLineProps = {
  booking: Booking
  /** Whether it still takes place: what is over cannot be paid by coming. */
  isUpcoming: boolean
}

/** What a confirmed booking still owes, or that a booking is paid; nothing while payments are off. */
export function BalanceLine({ booking, isUpcoming }: BalanceLineProps) {
  const payments = usePayments()
  const { currency } = useSite()
  const { status, paid = 0, balance_due = 0 } = booking
  if (!payments || status === 'Cancelled') return null
  if (balance_due <= 0) return paid > 0 ? <p>{COPY.paid}</p> : null
  // Before it is confirmed nothing is asked for.
  if (status !== 'Confirmed') return null
  const due = formatMoney(balance_due, currency)
  const isPaidAtDesk = isUpcoming && payments.mode !== 'online'
  return <p>{isPaidAtDesk ? placedMessages.dueWhenYouCome(due) : placedMessages.due(due)}</p>
}
