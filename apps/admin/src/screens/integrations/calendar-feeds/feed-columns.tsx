import { useListProductsQuery } from '@luzzu/api-client/products'
import type { CalendarFeed, Product } from '@luzzu/domain/contracts'
import { Button, type Column, Row, size } from '@luzzu/ui'
import { RotateCw, Trash2 } from 'lucide-react'
import { Instant } from '../../../platform/Instant'
import { FEEDS_COPY as COPY, feedMessages } from './calendar-feeds.copy'

type Actions = { onRotate: (feed: CalendarFeed) => void; onDelete: (feed: CalendarFeed) => void }

const MAX_NAMES = 2

export function useFeedColumns({ onRotate, onDelete }: Actions): Column<CalendarFeed>[] {
  const { data: products = [] } = useListProductsQuery()
  return [
    { key: 'name', header: COPY.name, isRowHeader: true, cell: ({ name }) => name },
    { key: 'statuses', header: COPY.statuses, cell: ({ statuses }) => statuses.join(', ') },
    {
      key: 'products',
      header: COPY.products,
      cell: ({ product_ids }) => (product_ids ? namesOf(product_ids, products) : COPY.allProducts),
    },
    {
      key: 'last-read',
      header: COPY.lastRead,
      cell: ({ last_read_at }) => (last_read_at === null ? COPY.never : <Instant at={last_read_at} />),
    },
    {
      key: 'actions',
      header: COPY.actions,
      width: size(72),
      align: 'end',
      bareOnPhone: true,
      cell: (feed) => (
        <Row gap={1} justify="end">
          <Button
            size="small"
            variant="quiet"
            icon={<RotateCw aria-hidden="true" />}
            aria-label={feedMessages.rotateLabel(feed.name)}
            onClick={() => onRotate(feed)}
          >
            {COPY.rotate}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={feedMessages.removeLabel(feed.name)}
            onClick={() => onDelete(feed)}
          >
            {COPY.remove}
          </Button>
        </Row>
      ),
    },
  ]
}

function namesOf(ids: readonly number[], products: readonly Product[]): string {
  const names = ids.map((id) => products.find((product) => product.id === id)?.name ?? `#${id}`)
  return feedMessages.more(names.slice(0, MAX_NAMES).join(', '), names.length - MAX_NAMES)
}
