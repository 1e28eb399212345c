import { toAmount, toCents } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'

/** What came in and neither went back nor is about to, in currency units. */
export const refundableOf = ({ paid, refunded }: Pick<Order, 'paid' | 'refunded'>): number =>
  toAmount(Math.max(0, toCents(paid) - toCents(refunded)))
