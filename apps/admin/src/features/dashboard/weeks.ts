import { formatDate } from '@luzzu/domain'
import type { WeeklyBookings } from '@luzzu/domain/contracts'
import type { Bar } from '@luzzu/ui'

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** One bar a week, named for its Monday; the last week is not over yet. */
export function barsOf(weeks: WeeklyBookings): Bar[] {
  return weeks.map(({ week, bookings }, index) => ({
    label: SHORT.format(new Date(`${week}T00:00:00Z`)),
    value: bookings,
    partial: index === weeks.length - 1,
  }))
}

/** The weeks in a sentence, for those who do not see the bars. */
export function describeWeeks(weeks: WeeklyBookings): string {
  const highest = weeks.reduce<WeeklyBookings[number] | undefined>(
    (top, one) => (top && top.bookings >= one.bookings ? top : one),
    undefined,
  )
  if (!highest || highest.bookings === 0) return 'No bookings in these weeks.'
  return `The highest count, ${highest.bookings}, is in the week of ${formatDate(highest.week)}.`
}
