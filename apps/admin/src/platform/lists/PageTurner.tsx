import { Pagination } from '@luzzu/ui'
import { describePlace, type ListPlace } from './list-place'

type PageTurnerProps = {
  /** Names the pages, such as "Pages of bookings". */
  label: string
  place: ListPlace
  page: { shown: number; next: string | null; total: number }
  isFetching: boolean
  onBack: () => void
  onOn: (cursor: string) => void
}

/** The way to the next page and back; nothing where there is only one. */
export function PageTurner({ label, place, page, isFetching, onBack, onOn }: PageTurnerProps) {
  const { shown, next, total } = page
  if (next === null && place.page === 1) return null
  return (
    <Pagination
      aria-label={label}
      summary={describePlace(place, shown, total)}
      loading={isFetching}
      onPrevious={place.page > 1 ? onBack : undefined}
      onNext={next === null ? undefined : () => onOn(next)}
    />
  )
}
