import { parseCalendarDate } from './calendar-date'

/** A moment, as it is stored and sent: ISO 8601 in UTC, which sorts as text. Its date depends on the time zone. */
export type Instant = string & { readonly instant: unique symbol }

export const toInstant = (at: Date): Instant => at.toISOString() as Instant

const PATTERN = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** `undefined` for anything but an existing moment in ISO 8601 with its offset: no 30 February, no 24:30. */
export function parseInstant(value: unknown): Date | undefined {
  const date = typeof value === 'string' ? PATTERN.exec(value)?.[1] : undefined
  if (date === undefined || !parseCalendarDate(date)) return undefined
  const at = new Date(String(value))
  return Number.isNaN(at.getTime()) ? undefined : at
}
