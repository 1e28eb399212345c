import { formatCount } from './format-count'

/** How many of how many a list shows; said anew whenever it changes. */
export function ResultCount({ shown, total, of }: { shown: number; total: number; of: string }) {
  return (
    <span role="status">
      Showing <b>{formatCount(shown)}</b> of <b>{formatCount(total)}</b> {of}
    </span>
  )
}
