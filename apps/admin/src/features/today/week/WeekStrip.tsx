import { useManifestQuery } from '@luzzu/api-client/bookings'
import { type CalendarDate, formatDate, formatDateWithWeekday } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { useEffect, useRef } from 'react'
import { dayPath } from '../../../platform/paths'
import { weekOf } from '../../../platform/week'
import { countDay } from '../manifest'
import { TODAY_COPY as COPY, todayMessages } from '../today.copy'
import { Day, Week } from './WeekStrip.styles'

/** The week around a day, with confirmed and pending bookings per day. */
export function WeekStrip({ date, today }: { date: CalendarDate; today: CalendarDate }) {
  const week = weekOf(date)
  return (
    <Week aria-label={todayMessages.week(formatDate(week[0] ?? date))}>
      {week.map((day) => (
        <WeekDay key={day} day={day} isOpen={day === date} isToday={day === today} />
      ))}
    </Week>
  )
}

function WeekDay({ day, isOpen, isToday }: { day: CalendarDate; isOpen: boolean; isToday: boolean }) {
  const { data } = useManifestQuery(day)
  const { confirmed, pending } = countDay(data ?? [])
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
        {data && confirmed + pending === 0 && <span data-muted>No bookings</span>}
      </Link>
    </Day>
  )
}
