import Type from 'typebox'
import { PAGE_SIZE } from './limits'

export const SORT_ORDERS = ['desc', 'asc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** How a list is sorted. */
export const ORDER_QUERY = {
  order: Type.Optional(Type.Enum([...SORT_ORDERS], { default: 'desc', description: 'Direction of sorting' })),
}

/** Parameters that lists have in common. */
export const PAGE_QUERY = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PAGE_SIZE.max,
      default: PAGE_SIZE.default,
      description: 'Maximum number of entries',
    }),
  ),
  cursor: Type.Optional(Type.String({ description: 'From the Link header of the previous page' })),
}
