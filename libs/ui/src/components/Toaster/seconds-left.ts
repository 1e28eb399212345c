/** Whole seconds until an instant, rounded up; both in milliseconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}
