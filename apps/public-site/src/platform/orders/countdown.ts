const SECOND = 1000
export const MINUTE_SECONDS = 60

/** The minutes at which what is left is spoken. */
const SPOKEN_MINUTES = [1, 2, 5] as const

/** Whole seconds until an instant, rounded up; both on the clock of `performance.now()`. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / SECOND))
}

/** `14:59`, as a clock counts down. */
export function formatCountdown(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE_SECONDS)
  return `${minutes}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`
}

/** The minutes that are spoken while so many seconds are left; `undefined` while there is still time. */
export function minutesForScreenReaders(seconds: number): number | undefined {
  if (seconds <= 0) return undefined
  return SPOKEN_MINUTES.find((minutes) => seconds <= minutes * MINUTE_SECONDS)
}

/** An extension holds the places for the whole time from then on, and there are few: one that gains less than a third of it is not offered. */
export const isWorthExtending = (secondsLeft: number, holdMinutes: number) =>
  secondsLeft > 0 && secondsLeft * 3 < holdMinutes * MINUTE_SECONDS * 2
