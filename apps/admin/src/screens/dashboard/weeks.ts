import { dateFormatter, formatDate } from '@luzzu/domain'
import type { WeeklyBookings } from '@luzzu/domain/contracts'
import type { Bar } from '@luzzu/ui'

const formatDay = dateFormatter({ month: 'short', day: 'numeric', timeZone: 'UTC' })

/** One bar per week, labelled with its Monday; the current week is incomplete. */
export function toBars(weeks: WeeklyBookings): Bar[] {
  return weeks.map(({ week, bookings }, index) => ({
    label: formatDay(new Date(`${week}T00:00:00Z`)),
    value: bookings,
    partial: index === weeks.length - 1,
  }))
}

/** The chart as a sentence, for screen readers. */
export function describeWeeks(weeks: WeeklyBookings): string {
  const highest = weeks.reduce<WeeklyBookings[number] | undefined>(
    (top, one) => (top && top.bookings >= one.bookings ? top : one),
    undefined,
  )
  if (!highest || highest.bookings === 0) return 'No bookings in these weeks.'
  return `The highest count, ${highest.bookings}, is in the week of ${formatDate(highest.week)}.`
}
