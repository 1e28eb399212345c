import { useWeekManifestQuery } from '@luzzu/api-client/bookings'
import { type CalendarDate, formatDate, formatDateWithWeekday, weekOf } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { useEffect, useRef } from 'react'
import { dayPath } from '../../../booking/paths'
import { useReference } from '../../../platform/refresh/live-queries'
import { countDay } from '../manifest'
import { TODAY_COPY as COPY, todayMessages } from '../today.copy'
import { Day, Week } from './WeekStrip.styles'

/** The week around a day, with confirmed and pending bookings per day. */
export function WeekStrip({ date, today }: { date: CalendarDate; today: CalendarDate }) {
  const week = weekOf(date)
  const query = useReference(useWeekManifestQuery(week[0] ?? date))
  return (
    <Week aria-label={todayMessages.week(formatDate(week[0] ?? date))}>
      {week.map((day) => (
        <WeekDay
          key={day}
          day={day}
          bookings={query.currentData?.filter(({ booking_date }) => booking_date.startsWith(day))}
          isOpen={day === date}
          isToday={day === today}
        />
      ))}
    </Week>
  )
}

type WeekDayProps = {
  day: CalendarDate
  /** `undefined` while loading. */
  bookings: readonly ManifestEntry[] | undefined
  isOpen: boolean
  isToday: boolean
}

function WeekDay({ day, bookings, isOpen, isToday }: WeekDayProps) {
  const { confirmed, pending } = countDay(bookings ?? [])
  const link = useRef<HTMLAnchorElement>(null)

  // On a phone the strip scrolls horizontally. After the paint, because scrolling takes a layout of its own.
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [isOpen])

  return (
    <Day>
      <Link ref={link} to={dayPath(day)} replace aria-current={isOpen ? 'date' : undefined}>
        <span data-muted>
          {formatDateWithWeekday(day).slice(0, 3)}
          {isToday && ` · ${COPY.today}`}
        </span>
        <strong>{Number(day.slice(8))}</strong>
        {confirmed > 0 && <span>{confirmed} confirmed</span>}
        {pending > 0 && <span data-pending>{pending} pending</span>}
        {bookings && confirmed + pending === 0 && <span data-muted>No bookings</span>}
      </Link>
    </Day>
  )
}
