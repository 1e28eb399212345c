import { formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import type { DescriptionItem } from '@luzzu/ui'
import { PLACED_COPY as COPY } from '../../../platform/orders/placed/placed.copy'

type Format = { currency: string; isOnline: boolean; isUpcoming: boolean }

/** What was paid for a booking and what is due; none where nobody knows, or where nothing is paid or due yet. */
export function paymentRows(
  { status, paid, balance_due = 0 }: Booking,
  { currency, isOnline, isUpcoming }: Format,
): DescriptionItem[] {
  if (paid === undefined) return []
  const isDue = status === 'Confirmed' && balance_due > 0
  const how = isOnline ? COPY.onlineOrDesk : COPY.atDesk
  if (paid === 0 && !isDue) return []
  return [
    { term: COPY.paid, detail: formatMoney(paid, currency) },
    ...(isDue
      ? [{ term: COPY.due, detail: formatMoney(balance_due, currency), small: isUpcoming && how }]
      : []),
  ]
}
