import type { CustomerFilter } from '@luzzu/api-client/customers'
import { MAX_LENGTH } from '@luzzu/domain'
import type { FiltersInUrl } from '@luzzu/page/area'

/** How the list can be sorted, by the column whose head says so. */
export const ORDERS = [
  'newest',
  'oldest',
  'name',
  'name-last',
  'soonest',
  'latest',
  'most',
  'fewest',
] as const
export type Order = (typeof ORDERS)[number]

export type CustomerFilters = { search: string; order: Order }

const DEFAULT_ORDER: Order = 'newest'

/** Search and order in the address. */
export const CUSTOMER_FILTERS: FiltersInUrl<CustomerFilters> = {
  read: (params) => ({
    search: (params.get('q') ?? '').slice(0, MAX_LENGTH.search),
    order: ORDERS.find((order) => order === params.get('order')) ?? DEFAULT_ORDER,
  }),
  write: ({ search, order }) =>
    new URLSearchParams({ ...(search && { q: search }), ...(order !== DEFAULT_ORDER && { order }) }),
}

const SORTS = {
  newest: { sort: 'created_at', order: 'desc' },
  oldest: { sort: 'created_at', order: 'asc' },
  name: { sort: 'username', order: 'asc' },
  'name-last': { sort: 'username', order: 'desc' },
  soonest: { sort: 'next_trip', order: 'asc' },
  latest: { sort: 'next_trip', order: 'desc' },
  most: { sort: 'bookings', order: 'desc' },
  fewest: { sort: 'bookings', order: 'asc' },
} as const satisfies Record<Order, Pick<CustomerFilter, 'sort' | 'order'>>

/** The columns whose heads sort, with the orders that pressing one goes through. */
const COLUMN_ORDERS = {
  name: ['name', 'name-last'],
  bookings: ['most', 'fewest'],
  next: ['soonest', 'latest'],
  since: ['newest', 'oldest'],
} as const satisfies Record<string, readonly Order[]>

export const isSortable = (key: string): key is keyof typeof COLUMN_ORDERS => key in COLUMN_ORDERS

/** The column that the list is sorted by, and in which direction. */
export function sortOf(order: Order): { key: string; direction: 'ascending' | 'descending' } | undefined {
  const column = Object.entries(COLUMN_ORDERS).find(([, orders]) => orders.some((one) => one === order))
  return column && { key: column[0], direction: SORTS[order].order === 'asc' ? 'ascending' : 'descending' }
}

/** The order after a press on the head of a column: its own two, then the newest account first again. */
export function nextOrder(order: Order, key: string): Order {
  const orders: readonly Order[] = isSortable(key) ? COLUMN_ORDERS[key] : []
  return orders[orders.indexOf(order) + 1] ?? DEFAULT_ORDER
}

/** Search and order as API parameters. */
export function selectionOf({ search, order }: CustomerFilters): CustomerFilter {
  const q = search.trim()
  return { ...(q && { q }), ...(order !== DEFAULT_ORDER && SORTS[order]) }
}
