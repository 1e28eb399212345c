import { useListProductsQuery } from '@luzzu/api-client/products'
import type { CalendarFeed } from '@luzzu/domain/contracts'
import { type Column, size } from '@luzzu/ui'
import { RotateCw, Trash2 } from 'lucide-react'
import { productNames } from '../../../booking/products/product-names'
import { Instant } from '../../../platform/Instant'
import { actionsColumn } from '../actions-column'
import { FEEDS_COPY as COPY, feedMessages } from './calendar-feeds.copy'

type Actions = { onRotate: (feed: CalendarFeed) => void; onDelete: (feed: CalendarFeed) => void }

export function useFeedColumns({ onRotate, onDelete }: Actions): Column<CalendarFeed>[] {
  const { data: products = [] } = useListProductsQuery()
  return [
    { key: 'name', header: COPY.name, isRowHeader: true, cell: ({ name }) => name },
    { key: 'statuses', header: COPY.statuses, cell: ({ statuses }) => statuses.join(', ') },
    {
      key: 'products',
      header: COPY.products,
      cell: ({ product_ids }) => productNames(product_ids, products),
    },
    {
      key: 'last-read',
      header: COPY.lastRead,
      cell: ({ last_read_at }) => (last_read_at === null ? COPY.never : <Instant at={last_read_at} />),
    },
    actionsColumn(size(72), (feed) => [
      {
        label: COPY.rotate,
        name: feedMessages.rotateLabel(feed.name),
        icon: <RotateCw aria-hidden="true" />,
        onClick: () => onRotate(feed),
      },
      {
        label: COPY.remove,
        name: feedMessages.removeLabel(feed.name),
        icon: <Trash2 aria-hidden="true" />,
        onClick: () => onDelete(feed),
      },
    ]),
  ]
}
