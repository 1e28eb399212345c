import {
  type CalendarDate,
  cancellationDeadline,
  canStillCancel,
  dateIn,
  formatDate,
  timeIn,
} from '@luzzu/domain'

type Trip = { date: CalendarDate; timeRange: string }

/** The cancellation deadline, as `July 15, 2026, 08:00`; `undefined` when it has passed. */
export function freeCancellationUntil(
  { date, timeRange }: Trip,
  timeZone: string,
  now: Date,
): string | undefined {
  if (!canStillCancel(date, timeRange, timeZone, now)) return undefined
  const deadline = cancellationDeadline(date, timeRange, timeZone)
  return `${formatDate(dateIn(timeZone, deadline))}, ${timeIn(timeZone, deadline)}`
}
