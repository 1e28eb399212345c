import { setImmediate as nextTurn } from 'node:timers/promises'

type Range = { from: number; to: number }

/**
 * Goes down the ids from `newest`, or those in some ranges, in steps of at most `size`, and lets other requests
 * in between: an engine inside the process would answer without giving them a turn.
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
