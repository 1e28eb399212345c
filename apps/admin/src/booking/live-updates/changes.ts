import { pluralize } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

export type Row = Pick<Booking, 'id' | 'free_until'>

/** Differences between the list on the server and the displayed one. */
export type Changes<Item> = {
  /** Number of new bookings. */
  added: number
  /** Ids of rows that left the list, because another user decided about them. */
  removed: ReadonlySet<number>
  /** Rows that changed but still match, in their new state. */
  changed: readonly Item[]
}

/** Compares two fetches of a list of at most `limit` rows. */
export function changesBetween<Item extends Row>(
  shown: readonly Item[],
  seen: readonly Item[],
  limit: number,
): Changes<Item> {
  const before = new Map(shown.map((row) => [row.id, row]))
  const now = new Set(seen.map(({ id }) => id))
  const lastRemaining = seen.findLastIndex(({ id }) => before.has(id))
  // A row after the last known one has moved up from the next page; without a next page it is new.
  const isNew = ({ id }: Row, index: number) =>
    !before.has(id) && (index < lastRemaining || shown.length < limit || lastRemaining < 0)
  const added = seen.filter(isNew).length
  // New rows push as many others to the next page.
  const end = limit - added
  return {
    added,
    removed: new Set(shown.filter(({ id }, index) => !now.has(id) && index < end).map(({ id }) => id)),
    changed: seen.filter((row) => differs(before.get(row.id), row)),
  }
}

function differs(before: Row | undefined, now: Row): boolean {
  return before !== undefined && contentOf(before) !== contentOf(now)
}

/** All that others can change of a row, also money, which leaves the version of the booking as it was. */
function contentOf(row: Row): string {
  // A deadline that has passed is nobody’s change.
  return JSON.stringify({ ...row, free_until: undefined })
}

export function hasChanges({ added, removed, changed }: Changes<unknown>): boolean {
  return added > 0 || removed.size > 0 || changed.length > 0
}

/** The displayed rows in their order, each in its new state. */
export function applyChanges<Item extends Row>(
  shown: readonly Item[],
  { changed }: Pick<Changes<Item>, 'changed'>,
): readonly Item[] {
  if (changed.length === 0) return shown
  const now = new Map(changed.map((row) => [row.id, row]))
  return shown.map((row) => now.get(row.id) ?? row)
}

/** The changes as a sentence; `undefined` without any. */
export function describeChanges({ added, removed, changed }: Changes<unknown>): string | undefined {
  if (added > 0) return pluralize(added, 'new booking')
  const decided = removed.size + changed.length
  return decided === 0 ? undefined : `${pluralize(decided, 'booking')} changed`
}
