import type { Dashboard } from '@luzzu/domain/contracts'

/** What tells that something has happened to the bookings. */
export type Figures = Pick<Dashboard, 'total_bookings' | 'pending_approvals'>

/** A list and figures that arrived within so many milliseconds speak of the same state. */
const TOGETHER = 3000

/** Whether the figures belong to the list that is shown, or came when it was already some time old. */
export function belongTogether(listedAt: number, countedAt: number): boolean {
  return countedAt - listedAt <= TOGETHER
}

/** What happened since the list was fetched, in a sentence; nothing where nothing did. */
export function describeNews(known: Figures | undefined, now: Figures | undefined): string | undefined {
  if (!known || !now) return undefined
  const added = now.total_bookings - known.total_bookings
  if (added > 0) return added === 1 ? '1 new booking came in.' : `${added} new bookings came in.`
  const isSame = added === 0 && now.pending_approvals === known.pending_approvals
  return isSame ? undefined : 'Bookings were changed elsewhere.'
}
