import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { linkTarget } from '@luzzu/ui'
import { Fragment } from 'react'
import styled from 'styled-components'
import { attendanceMessages } from '../../booking/attendance/attendance.copy'
import { countAttendance } from '../../booking/attendance/count-attendance'
import { countGuests } from '../../booking/count-guests'
import { countDay } from '../../booking/day-slots'
import { todayMessages } from './today.copy'

/** Keeps the place of a line. */
const NO_TEXT = '\u00a0'

type DaySummaryProps = {
  /** `undefined` while loading. */
  bookings: readonly ManifestEntry[] | undefined
  isToday: boolean
  /** Where those are listed who are late or not checked in; none where they are listed already. */
  latePath: string | undefined
}

/** How many are booked, and below how many of them have come by now: beside it, the buttons would have no room. */
export function DaySummary({ bookings, isToday, latePath }: DaySummaryProps) {
  const { time_zone } = useSite()
  const now = useNow()
  if (!bookings) return NO_TEXT
  const { confirmed, pending } = countDay(bookings)
  const { arrived, noShows, ...others } = countAttendance(bookings, time_zone, now)
  const missing = attendanceMessages.missing(others)
  const parts = [
    arrived > 0 && { text: attendanceMessages.arrived(arrived) },
    missing && { text: missing, path: latePath },
    noShows > 0 && { text: attendanceMessages.noShows(noShows) },
  ].filter((part) => part !== false && part !== '')
  // The first check-in of the day moves no row under the finger that goes on to the next one.
  const hasLine = parts.length > 0 || (isToday && confirmed > 0)
  return (
    <>
      {todayMessages.summary(confirmed, pending, countGuests(bookings))}
      {hasLine && <br />}
      {hasLine && parts.length === 0 && attendanceMessages.arrived(0)}
      {parts.map(({ text, path }, at) => (
        <Fragment key={text}>
          {at > 0 && ', '}
          {path ? <LateLink to={path}>{text}</LateLink> : text}
        </Fragment>
      ))}
    </>
  )
}

const LateLink = styled(Link)`
  ${linkTarget}
`
