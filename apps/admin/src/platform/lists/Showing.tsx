import { showCount } from './show-count'

/** How many of how many a list shows; said anew whenever it changes. */
export function Showing({ shown, total, of }: { shown: number; total: number; of: string }) {
  return (
    <span role="status">
      Showing <b>{showCount(shown)}</b> of <b>{showCount(total)}</b> {of}
    </span>
  )
}
