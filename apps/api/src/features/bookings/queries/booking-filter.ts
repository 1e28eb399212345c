import { type BookingSource, type BookingStatus, type CalendarDate, MAX_ID, parseId } from '@luzzu/domain'
import type { BookingSort } from '@luzzu/domain/contracts'

/** Conditions of a filter; `undefined` matches every booking. */
export type BookingMatch = {
  q: string | undefined
  date: CalendarDate | undefined
  status: BookingStatus | undefined
  source: BookingSource | undefined
  /** The account that they belong to. */
  customer: number | undefined
}

export type BookingSelection = BookingMatch & { sort: BookingSort; order: 'asc' | 'desc' }

/** One page of a selection, after the cursor. */
export type BookingFilter = BookingSelection & { limit: number; cursor: BookingKey | undefined }

/** Where a booking stands in a list: what the list is sorted by, then its id. */
export type BookingKey = { id: number; at: string | number }

/** Ranges of ids that begin with the digits of `text`, longest ids first. */
export function idRanges(text: string): { from: number; to: number }[] {
  const start = parseId(text)
  if (start === undefined) return []
  const ranges: { from: number; to: number }[] = []
  for (let factor = 1; start * factor <= MAX_ID; factor *= 10) {
    ranges.unshift({ from: start * factor, to: Math.min(MAX_ID, (start + 1) * factor - 1) })
  }
  return ranges
}
