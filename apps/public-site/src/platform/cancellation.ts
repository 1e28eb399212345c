import {
  type CalendarDate,
  cancellationDeadline,
  canStillCancel,
  clockIn,
  dayIn,
  formatDate,
} from '@luzzu/domain'

type Trip = { date: CalendarDate; timeRange: string }

/** Until when cancelling is free, as `July 15, 2026, 08:00`; nothing when that time has passed. */
export function freeCancellationUntil(
  { date, timeRange }: Trip,
  timeZone: string,
  now: Date,
): string | undefined {
  if (!canStillCancel(date, timeRange, timeZone, now)) return undefined
  const deadline = cancellationDeadline(date, timeRange, timeZone)
  return `${formatDate(dayIn(timeZone, deadline))}, ${clockIn(timeZone, deadline)}`
}
