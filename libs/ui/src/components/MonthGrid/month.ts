const DAY = 86_400_000

function at(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function toDate(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** `YYYY-MM` of a `YYYY-MM-DD`. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

export function addDays(date: string, days: number): string {
  return toDate(new Date(at(date).getTime() + days * DAY))
}

/** The month `count` months later. */
export function addMonths(month: string, months: number): string {
  const first = at(`${month}-01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return monthOf(toDate(first))
}

/** The same day `count` months later, or the last day of a shorter month. */
export function sameDayIn(date: string, months: number): string {
  const month = addMonths(monthOf(date), months)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const candidate = `${month}${date.slice(7)}`
  return candidate > last ? last : candidate
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (at(date).getUTCDay() + 6) % 7
}

/** The weeks of a month, starting on Monday; days outside the month are empty. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const next = `${addMonths(month, 1)}-01`
  const weeks: (string | undefined)[][] = []
  for (let monday = addDays(first, -weekdayOf(first)); monday < next; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, day) => addDays(monday, day))
    weeks.push(week.map((date) => (monthOf(date) === month ? date : undefined)))
  }
  return weeks
}

/** The weeks of a month without the days before `min`; all of a month that ends before it. */
export function weeksFrom(month: string, min: string | undefined): (string | undefined)[][] {
  const weeks = weeksOf(month)
  if (min === undefined || month !== monthOf(min)) return weeks
  return weeks
    .map((week) => week.map((date) => (date && date >= min ? date : undefined)))
    .filter((week) => week.some(Boolean))
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** "July 16, 2026". */
export function dayName(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`
}

/** "July 2026". */
export function monthName(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return `${MONTHS[Number(number) - 1]} ${year}`
}

export const WEEKDAYS = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const
