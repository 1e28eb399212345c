import type { Clock } from '../../src/platform/clock'

/** A clock that only a test moves. */
export type TestClock = Clock & { set(instant: string): void; advance(milliseconds: number): void }

/** Noon in Malta on a Wednesday in early summer, far from any clock change. */
const TEST_NOW = '2026-06-10T10:00:00.000Z'

export function testClock(instant = TEST_NOW): TestClock {
  let now = new Date(instant)
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next)
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}
