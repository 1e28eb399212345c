import { formatCount } from './format-count'

/** How many rows of the total are shown, announced when it changes. */
export function ResultCount({ shown, total, of }: { shown: number; total: number; of: string }) {
  return (
    <span role="status">
      Showing <b>{formatCount(shown)}</b> of <b>{formatCount(total)}</b> {of}
    </span>
  )
}
