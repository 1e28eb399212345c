import { formatCount } from './format-count'

type ResultCountProps = {
  /** `undefined` while loading. */
  count: { shown: number; total: number } | undefined
  /** What is counted, such as "bookings". */
  of: string
}

/** How many rows of the total are shown, announced when it changes. */
export function ResultCount({ count, of }: ResultCountProps) {
  return (
    <span role="status">
      {count ? (
        <>
          Showing <b>{formatCount(count.shown)}</b> of <b>{formatCount(count.total)}</b> {of}
        </>
      ) : (
        `Loading ${of}…`
      )}
    </span>
  )
}
