import {
  addDays,
  type CalendarDate,
  daysBetween,
  eachDay,
  formatMonth,
  formatWeekday,
  mondayOf,
  parseCalendarDate,
  searchText,
} from '@luzzu/domain'

const NUMBERS = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2}))?\.?$/
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const DAY = /^(\d{1,2})(?:st|nd|rd|th)?$/
/** Of a number alone, only the ending tells that it is a day: `28` may be a booking. */
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)$/
const YEAR = /^(?:\d{4}|\d{2})$/

const PART_OF_DAY = / (?:morning|noon|midday|afternoon|evening|night)$/

/** The Monday of the week that a text names: `next week`. */
export function typedWeek(text: string, today: CalendarDate): CalendarDate | undefined {
  const [, which] = /^(this|next|last) week$/.exec(searchText(text).trim()) ?? []
  if (which === undefined) return undefined
  return addDays(mondayOf(today), which === 'this' ? 0 : which === 'next' ? 7 : -7)
}

/** The day that a text names: of a weekday or a day of the month the next one, of a day without a year the nearest one. */
export function typedDate(text: string, today: CalendarDate): CalendarDate | undefined {
  const typed = searchText(text)
    .trim()
    .replace(/^this /, '')
    .replace(PART_OF_DAY, '')
  if (typed === 'today') return today
  if (typed === 'tomorrow') return addDays(today, 1)
  if (typed === 'yesterday') return addDays(today, -1)
  const iso = ISO.exec(typed)
  if (iso) return dateOf({ year: iso[1], month: Number(iso[2]), day: iso[3] }, today)
  const numbers = NUMBERS.exec(typed)
  if (numbers) return dateOf({ day: numbers[1], month: Number(numbers[2]), year: numbers[3] }, today)
  return namedDate(typed.split(/[\s,.]+/).filter(Boolean), today)
}

/** A day among the words of a query, and the other words. */
export type DatedQuery = { date: CalendarDate | undefined; others: string }

/** What a date is connected to the other words by. */
const CONNECTING = /^(?:on|for|of|the)$/i

/** The day that some words of a query name: `close 12 december`. Where several could be meant, the one of the most words. */
export function datedQuery(query: string, today: CalendarDate): DatedQuery {
  const words = query.split(/\s+/).filter(Boolean)
  for (let length = words.length; length > 0; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      const date = typedDate(words.slice(first, first + length).join(' '), today)
      const others = words.toSpliced(first, length).filter((word) => !CONNECTING.test(word))
      if (date) return { date, others: others.join(' ') }
    }
  }
  return { date: undefined, others: words.join(' ') }
}

function namedDate(
  [first = '', ...others]: readonly string[],
  today: CalendarDate,
): CalendarDate | undefined {
  // As it is spoken: not the one to come, but that of the week after.
  if (first === 'next')
    return others.length === 1 ? weekdayFrom(addDays(mondayOf(today), 7), others[0]) : undefined
  const weekday = weekdayFrom(today, first)
  if (weekday) return others.length === 0 ? weekday : namedDate(others, today)
  const ordinal = others.length === 0 && ORDINAL.exec(first)
  if (ordinal) {
    const day = Number(ordinal[1])
    return eachDay(today, addDays(today, LONGEST_WAIT)).find((date) => Number(date.slice(-2)) === day)
  }
  const [second = '', year, ...rest] = others
  if (rest.length > 0 || (year !== undefined && !YEAR.test(year))) return undefined
  const [dayText, monthText] = DAY.test(first) ? [first, second] : [second, first]
  const month = MONTHS.findIndex((number) => isShortFor(monthText, formatMonth(`2000-${number}`))) + 1
  return dateOf({ day: DAY.exec(dayText)?.[1], month, year }, today)
}

const weekdayFrom = (day: CalendarDate, name = '') =>
  eachDay(day, addDays(day, 6)).find((date) => isShortFor(name, formatWeekday(date)))

/** In days: past February a 31st comes after two months. */
const LONGEST_WAIT = 60

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']

/** `sat`, `tues` and `september`; two letters could be anything. */
const isShortFor = (text: string, name: string) =>
  text.length >= 3 && name.split(' ')[0]?.toLowerCase().startsWith(text) === true

type Parts = { day: string | undefined; month: number; year: string | undefined }

function dateOf({ day = '', month, year }: Parts, today: CalendarDate): CalendarDate | undefined {
  const thisYear = Number(today.slice(0, 4))
  const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [Number(year.padStart(4, '20'))]
  const pad = (number: number | string) => String(number).padStart(2, '0')
  const dates = years.flatMap((one) => parseCalendarDate(`${one}-${pad(month)}-${pad(day)}`) ?? [])
  return dates.toSorted((a, b) => distance(a, today) - distance(b, today))[0]
}

const distance = (date: CalendarDate, today: CalendarDate) => Math.abs(daysBetween(today, date))
