import type { Order } from '@luzzu/domain/contracts'
import { fromJson } from '../../platform/database/json-text'
import type { Db } from '../../platform/database/schema'

export type OrderHolder = NonNullable<Order['customer']>

/** Who has ordered: an account, or a guest. One who is erased, or whom staff have not named, is missing. */
export async function findOrderHolders(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, OrderHolder>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('customer_order')
    .leftJoin('account', 'account.id', 'customer_order.account_id')
    .select(['customer_order.id', 'customer_order.account_id', 'customer_order.customer'])
    .select(['account.username', 'account.mail', 'account.phone', 'account.erased_at'])
    .where('customer_order.id', 'in', orderIds)
    .execute()
  return new Map(
    rows.flatMap(({ id, account_id, customer, username, mail, phone, erased_at }) => {
      if (account_id === null)
        return customer === null ? [] : [[id, fromJson(customer)] as [number, OrderHolder]]
      return username === null || erased_at !== null
        ? []
        : [[id, { username, mail, phone: phone || null }] as [number, OrderHolder]]
    }),
  )
}
