import { setImmediate as nextTurn } from 'node:timers/promises'

type Range = { from: number; to: number }

/**
 * Walks the ids from `newest` down, or those in the given ranges, in batches of at most `size`, and yields between
 * them: SQLite runs inside the process and would block other requests.
 */
export async function* idBatches(
  newest: number,
  size: number,
  ranges: readonly Range[] = [{ from: 1, to: newest }],
): AsyncGenerator<{ from: number; below: number }> {
  for (const range of ranges) {
    for (let below = Math.min(range.to, newest) + 1; below > range.from; below -= size) {
      yield { from: Math.max(range.from, below - size), below }
      await nextTurn()
    }
  }
}

/** Small batches, so that other requests have their turn between them. */
const SMALL_BATCH = 50

/** Batches of ids, with a turn for other requests after each. */
export async function* batchesOf(ids: readonly number[]): AsyncGenerator<number[]> {
  for (let at = 0; at < ids.length; at += SMALL_BATCH) {
    yield ids.slice(at, at + SMALL_BATCH)
    await nextTurn()
  }
}
