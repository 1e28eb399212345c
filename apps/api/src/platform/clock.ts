import { type Instant, toInstant } from '@luzzu/domain'

/** The source of the current time; tests inject their own. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** An instant as stored and sent: ISO 8601 in UTC, which sorts as text. */
export function instantAfter(now: Date, milliseconds = 0): Instant {
  return toInstant(new Date(now.getTime() + milliseconds))
}
