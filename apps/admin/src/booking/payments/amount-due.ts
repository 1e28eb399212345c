import type { Booking } from '@luzzu/domain/contracts'

/** What a confirmed booking still owes; guests of a reseller have paid there. Nothing while payments are off. */
export const amountDue = ({
  status,
  reseller,
  balance_due = 0,
}: Pick<Booking, 'status' | 'reseller' | 'balance_due'>): number =>
  status === 'Confirmed' && !reseller ? balance_due : 0
