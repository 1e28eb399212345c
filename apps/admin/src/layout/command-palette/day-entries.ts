import { type CalendarDate, matchesTerms, mondayOf, searchTerms } from '@luzzu/domain'
import { Anchor, CalendarDays, CalendarRange, CalendarX2, type LucideIcon, Printer } from 'lucide-react'
import { closuresPath, dayPath, freePlacesPath, weekPath } from '../../booking/paths'
import { PRINT_ON_ARRIVAL } from '../../platform/print-on-arrival'
import { LAYOUT_COPY as COPY, layoutMessages } from '../layout.copy'
import type { PaletteEntry } from './palette-entry'
import { type DatedQuery, typedWeek } from './typed-date'

/** Something to do on a day that has not passed, from anywhere. */
export type DayCommand = {
  label: (date: CalendarDate) => string
  /** Found by these words as well. */
  keywords: string
  icon: LucideIcon
  run: (date: CalendarDate) => void
}

type Days = { today: CalendarDate; commands: readonly DayCommand[] }

/** Where the day or week of a query leads, and what can be done on it; its other words choose among these. */
export function dayEntries(query: string, { date, others }: DatedQuery, days: Days): PaletteEntry[] {
  if (date === undefined) return weekEntries(typedWeek(query, days.today))
  const terms = searchTerms(others)
  // A day alone is not about closures.
  const closures = terms.length > 0 && date >= days.today ? [closuresEntry(date)] : []
  return [...entriesOf(date, days), ...closures].filter(({ label, keywords = '' }) =>
    matchesTerms(terms, [label, keywords]),
  )
}

function entriesOf(date: CalendarDate, { today, commands }: Days): PaletteEntry[] {
  const [goToDay, print] = [dayEntry(date), printEntry(date)]
  // Today is a screen of its own, and printed from there.
  const ofOtherDays = date === today ? [] : [goToDay]
  if (date < today) return [...ofOtherDays, ...weekEntries(mondayOf(date)), print]
  return [
    ...ofOtherDays,
    ...commands.map((command) => commandEntry(command, date)),
    {
      id: freePlacesPath(date),
      group: COPY.goTo,
      label: layoutMessages.freePlacesOn(date, today),
      keywords: 'available availability',
      path: freePlacesPath(date),
      icon: Anchor,
    },
    ...weekEntries(mondayOf(date)),
    ...(date === today ? [] : [print]),
  ]
}

function weekEntries(monday: CalendarDate | undefined): PaletteEntry[] {
  if (monday === undefined) return []
  const path = weekPath(monday)
  return [{ id: path, group: COPY.goTo, label: layoutMessages.weekOf(monday), path, icon: CalendarRange }]
}

const dayEntry = (date: CalendarDate): PaletteEntry => ({
  id: dayPath(date),
  group: COPY.goTo,
  label: layoutMessages.goToDay(date),
  keywords: 'day bookings departures',
  path: dayPath(date),
  icon: CalendarDays,
})

/** Where what is closed on a day is opened again. */
const closuresEntry = (date: CalendarDate): PaletteEntry => ({
  id: closuresPath(date),
  group: COPY.goTo,
  label: layoutMessages.closuresAround(date),
  keywords: 'reopen open',
  path: closuresPath(date),
  icon: CalendarX2,
})

const printEntry = (date: CalendarDate): PaletteEntry => ({
  id: `print-${date}`,
  group: COPY.do,
  label: layoutMessages.printDay(date),
  path: dayPath(date),
  state: PRINT_ON_ARRIVAL,
  icon: Printer,
})

function commandEntry({ label, run, ...command }: DayCommand, date: CalendarDate): PaletteEntry {
  const ofDay = label(date)
  return { ...command, id: ofDay, group: COPY.do, label: ofDay, run: () => run(date) }
}
