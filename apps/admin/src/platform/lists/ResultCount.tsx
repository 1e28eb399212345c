import { formatCount } from './format-count'

type ResultCountProps = {
  /** `undefined` while loading. */
  count: { shown: number; total: number } | undefined
  /** What is counted: `booking`, `bookings`. */
  singular: string
  plural: string
}

/** How many rows of the total are shown, announced when it changes. */
export function ResultCount({ count, singular, plural }: ResultCountProps) {
  return (
    <span role="status">
      {count ? (
        <>
          Showing <b>{formatCount(count.shown)}</b> of <b>{formatCount(count.total)}</b>{' '}
          {count.total === 1 ? singular : plural}
        </>
      ) : (
        `Loading ${plural}…`
      )}
    </span>
  )
}
