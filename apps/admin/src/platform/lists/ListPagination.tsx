import { Pagination } from '@luzzu/ui'
import { describeRange, type PagePosition } from './pagination'

type ListPaginationProps = {
  /** Accessible name, such as "Pages of bookings". */
  label: string
  position: PagePosition
  page: { shown: number; next: string | null; total: number }
  isFetching: boolean
  /** Whether the page is the one before, until the answer arrives. */
  isStale: boolean
  onPrevious: () => void
  onNext: (cursor: string) => void
}

/** Links to the previous and next page; nothing when there is only one page. */
export function ListPagination({
  label,
  position,
  page,
  isFetching,
  isStale,
  onPrevious,
  onNext,
}: ListPaginationProps) {
  const { shown, next, total } = page
  if (next === null && position.page === 1) return null
  return (
    <Pagination
      aria-label={label}
      summary={isStale ? 'Loading…' : describeRange(position, shown, total)}
      loading={isFetching}
      onPrevious={position.page > 1 ? onPrevious : undefined}
      onNext={next === null ? undefined : () => onNext(next)}
    />
  )
}
