import type { Order } from '@luzzu/domain/contracts'

/** Where the open payment of an order is made; `undefined` without one. */
export const openPaymentUrl = ({ payments }: Pick<Order, 'payments'>): string | undefined =>
  payments.findLast(({ status, url }) => status === 'open' && url !== null)?.url ?? undefined
