import { pluralize } from '../numbers'

/** A part of a day in local time, `HH:MM` both; the end is exclusive. */
export type TimeRange = { start: string; end: string }

const RANGE = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/

/** Parses `08:00-12:00`; `undefined` for other text or an end that is not after the start. */
export function parseTimeRange(text: string): TimeRange | undefined {
  const [, start, end] = RANGE.exec(text) ?? []
  return start && end && start < end ? { start, end } : undefined
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Duration of a slot in minutes; 0 for invalid text. */
export function slotMinutes(timeRange: string): number {
  const range = parseTimeRange(timeRange)
  return range ? minutesOf(range.end) - minutesOf(range.start) : 0
}

/** Duration of a slot in hours; 0 for invalid text. */
export function slotHours(timeRange: string): number {
  return slotMinutes(timeRange) / 60
}

/** `4 hours`, `1 hour`, `2.5 hours`, `2 hours 20 minutes`, `45 minutes`. */
export function formatDuration(timeRange: string): string {
  const total = slotMinutes(timeRange)
  const minutes = total % 60
  // Halves of an hour are read as fast as whole ones.
  if (minutes === 0 || (minutes === 30 && total > 30)) return pluralize(total / 60, 'hour')
  const rest = pluralize(minutes, 'minute')
  return total < 60 ? rest : `${pluralize(Math.floor(total / 60), 'hour')} ${rest}`
}

export function overlaps(one: TimeRange, other: TimeRange): boolean {
  return one.start < other.end && other.start < one.end
}

/** The other slots that one overlaps, in the order of the day; an archived one is no longer booked. */
export function overlappingSlots<
  Slot extends { id: number; time_range: string; archived?: boolean | undefined },
>({ id, time_range }: { id?: number | undefined; time_range: string }, slots: readonly Slot[]): Slot[] {
  const times = parseTimeRange(time_range)
  const others = slots.filter((other) => {
    const range = parseTimeRange(other.time_range)
    return other.id !== id && !other.archived && times && range && overlaps(times, range)
  })
  return sortTimeSlots(others)
}

/** From how many hours on a slot takes the day. */
const DAY_HOURS = 8

/** Whether a slot takes the day, instead of a part of it. */
export const takesDay = (timeRange: string) => slotHours(timeRange) >= DAY_HOURS

/**
 * Slots as a day goes on, to choose from: by their start, of those that start together the shortest first, and after them
 * those that take the day. The API lists them as they were made.
 */
export const sortTimeSlots = <Slot extends { time_range: string }>(slots: readonly Slot[]): Slot[] =>
  slots.toSorted(
    ({ time_range: one }, { time_range: other }) =>
      Number(takesDay(one)) - Number(takesDay(other)) || one.localeCompare(other),
  )

/** The time slots of the day, with their fixed ids. */
export const TIME_SLOTS = [
  { id: 1, name: 'Morning', time_range: '08:00-12:00' },
  { id: 2, name: 'Afternoon', time_range: '13:00-18:00' },
  { id: 3, name: 'Full Day', time_range: '08:00-18:00' },
] as const

const DESCRIPTIONS: Record<number, string> = {
  1: 'Early-bird calm waters',
  2: 'Afternoon and sunset',
  3: 'Full day on the water',
}

/** The description of a slot by its id; empty for an unknown one. */
export function describeSlot(slotId: number): string {
  return DESCRIPTIONS[slotId] ?? ''
}

/** The description of one of the first slots as long as its times are those that it describes; else empty. */
export function slotDescription({ id, time_range }: { id: number; time_range: string }): string {
  return TIME_SLOTS.some((slot) => slot.id === id && slot.time_range === time_range) ? describeSlot(id) : ''
}
