import type { Booking } from '@luzzu/domain/contracts'

type Row = Pick<Booking, 'id' | 'status'>

/** How the list on the server differs from the one that is shown. */
export type Changes<Item> = {
  /** How many came in. */
  added: number
  /** The rows that no longer belong to the list, because somebody else decided about them. */
  removed: ReadonlySet<number>
  /** The rows that still belong to it and have changed, as they are now. */
  changed: readonly Item[]
}

/** What happened between two looks at a list of which at most `limit` rows are fetched. */
export function changesBetween<Item extends Row>(
  shown: readonly Item[],
  seen: readonly Item[],
  limit: number,
): Changes<Item> {
  const before = new Map(shown.map((row) => [row.id, row]))
  const now = new Set(seen.map(({ id }) => id))
  const lastKept = seen.findLastIndex(({ id }) => before.has(id))
  // A row behind all that were there before has moved up from the next page; unless there is no next page.
  const isNew = ({ id }: Row, index: number) =>
    !before.has(id) && (index < lastKept || shown.length < limit || lastKept < 0)
  const added = seen.filter(isNew).length
  // As many as came in have been pushed to the next page.
  const end = limit - added
  return {
    added,
    removed: new Set(shown.filter(({ id }, index) => !now.has(id) && index < end).map(({ id }) => id)),
    changed: seen.filter(({ id, status }) => before.has(id) && before.get(id)?.status !== status),
  }
}

export function hasChanges({ added, removed, changed }: Changes<unknown>): boolean {
  return added > 0 || removed.size > 0 || changed.length > 0
}

/** The shown rows in their places, each as it is now. */
export function applyChanges<Item extends Row>(
  shown: readonly Item[],
  { changed }: Pick<Changes<Item>, 'changed'>,
): readonly Item[] {
  if (changed.length === 0) return shown
  const now = new Map(changed.map((row) => [row.id, row]))
  return shown.map((row) => now.get(row.id) ?? row)
}

/** What happened, in a sentence; nothing where nothing did. */
export function describeChanges({ added, removed, changed }: Changes<unknown>): string | undefined {
  if (added > 0) return added === 1 ? '1 new booking' : `${added} new bookings`
  const decided = removed.size + changed.length
  if (decided === 0) return undefined
  return decided === 1 ? '1 booking changed' : `${decided} bookings changed`
}
