import { LIST_QUERY } from '@luzzu/api-client'
import { useWeekManifestQuery } from '@luzzu/api-client/bookings'
import { useListClosuresQuery } from '@luzzu/api-client/closures'
import { type CalendarDate, firstOfSevenDays, formatDateWithWeekday, sevenDaysFrom } from '@luzzu/domain'
import type { Closure, ManifestEntry } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { displayType, media, token } from '@luzzu/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { wholeDayClosure } from '../../../booking/closures/whole-day'
import { countDay } from '../../../booking/day-slots'
import { useReference } from '../../../platform/refresh/live-queries'
import { TODAY_COPY as COPY, todayMessages } from '../today.copy'

type WeekStripProps = {
  date: CalendarDate
  today: CalendarDate
  /** The address of a day. */
  pathOf: (day: CalendarDate) => string
}

/** The seven days around a day, from today on unless it is past, with confirmed and pending bookings per day, and where the business is closed. */
export function WeekStrip({ date, today, pathOf }: WeekStripProps) {
  const from = firstOfSevenDays(date, today)
  const days = sevenDaysFrom(from)
  const to = days.at(-1) ?? date
  const query = useReference(useWeekManifestQuery(from))
  const closures = useReference(useListClosuresQuery({ from, to }, LIST_QUERY)).currentData ?? []
  return (
    <Week aria-label={todayMessages.days(formatDateWithWeekday(from))}>
      {days.map((day) => (
        <WeekDay
          key={day}
          day={day}
          path={pathOf(day)}
          bookings={query.currentData?.filter(({ booking_date }) => booking_date.startsWith(day))}
          closed={closedOn(closures, day)}
          isOpen={day === date}
          isToday={day === today}
        />
      ))}
    </Week>
  )
}

/** What of the business is closed on a day, in words. */
function closedOn(closures: readonly Closure[], day: CalendarDate): string | undefined {
  if (wholeDayClosure(closures, day)) return COPY.closed
  const isPartly = closures.some(({ from_date, to_date }) => from_date <= day && day <= to_date)
  return isPartly ? COPY.partlyClosed : undefined
}

type WeekDayProps = {
  day: CalendarDate
  path: string
  /** `undefined` while loading. */
  bookings: readonly ManifestEntry[] | undefined
  /** `Closed` or `Partly closed`. */
  closed: string | undefined
  isOpen: boolean
  isToday: boolean
}

function WeekDay({ day, path, bookings, closed, isOpen, isToday }: WeekDayProps) {
  const { confirmed, pending } = countDay(bookings ?? [])
  const link = useRef<HTMLAnchorElement>(null)

  // On a phone and a tablet the strip scrolls horizontally. After the paint, because scrolling takes a layout of its own.
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [isOpen])

  return (
    <Day>
      <Link ref={link} to={path} replace aria-current={isOpen ? 'date' : undefined}>
        <span data-muted>
          {formatDateWithWeekday(day).slice(0, 3)} <strong>{Number(day.slice(8))}</strong>
          {isToday && ` · ${COPY.today}`}
        </span>
        {confirmed > 0 && <span>{confirmed} confirmed</span>}
        {pending > 0 && <span data-pending>{pending} pending</span>}
        {closed && <span data-closed>{closed}</span>}
        {bookings && closed !== COPY.closed && confirmed + pending === 0 && (
          <span data-muted>{COPY.noBookings}</span>
        )}
      </Link>
    </Day>
  )
}

const Week = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${token('width-term')};
  gap: ${token('space-2')};
  margin-bottom: ${token('space-4')};
  padding: ${token('space-1')};
  overflow-x: auto;

  ${media.phone} {
    margin-bottom: ${token('space-2')};
  }
  ${media.desk} {
    grid-auto-columns: minmax(0, 1fr);
    padding: 0;
    overflow: visible;
  }
  @media print {
    display: none;
  }
`

const Day = styled.div`
  > a {
    display: grid;
    align-content: start;
    height: 100%;
    gap: ${token('space-half')};
    min-height: ${token('day-height')};
    padding: ${token('space-1h')} ${token('space-2h')} ${token('space-2')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radius-medium')};
    background: ${token('surface-raised')};
    color: inherit;
    font-size: ${token('text-sm')};
    line-height: 1.4;
    text-decoration: none;
  }
  > a:hover {
    border-color: ${token('control-line')};
  }
  > a[aria-current] {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    box-shadow: inset 0 ${token('edge-strong')} 0 ${token('accent')};
  }
  [data-muted] {
    color: ${token('text-muted')};
  }
  [data-pending] {
    color: ${token('pending')};
    font-weight: 600;
  }
  [data-closed] {
    justify-self: start;
    padding-inline: ${token('space-1')};
    border-radius: ${token('radius-small')};
    background: ${token('cancelled-soft')};
    color: ${token('cancelled')};
    font-weight: 600;
  }
  strong {
    ${displayType}
    color: ${token('text')};
    font-size: ${token('text-title')};
    line-height: 1.2;
  }
`
