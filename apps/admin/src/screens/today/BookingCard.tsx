import { useSite } from '@luzzu/api-client/site'
import { canRecordAttendance, dateIn, dayOf } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { StatusBadge } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { Button, useNow } from '@luzzu/ui'
import { StickyNote } from 'lucide-react'
import { AttendanceButtons } from '../../booking/attendance/AttendanceButtons'
import type { DecidableBooking, Decision } from '../../booking/decisions/booking-decisions'
import { DecisionButtons } from '../../booking/decisions/DecisionButtons'
import { moveCopy } from '../../booking/moves/move.copy'
import { useIsMovable } from '../../booking/moves/use-is-movable'
import { NoteLine } from '../../booking/notes/Note.styles'
import { NoteButton } from '../../booking/notes/NoteButton'
import { bookingsPath } from '../../booking/paths'
import { BookingLine } from './Manifest.styles'
import { todayMessages } from './today.copy'

export type OnDecide = (decision: Decision, booking: DecidableBooking) => void

/** What can be done about a booking of the day. */
export type CardActions = { onDecide: OnDecide; onMove: (booking: ManifestEntry) => void }

type BookingCardProps = CardActions & {
  booking: ManifestEntry
  /** Where no column header shows the time of the slot. */
  showTime?: boolean
}

/** One booking of the manifest: decided, moved, checked in and noted in place. */
export function BookingCard({ booking, showTime, onDecide, onMove }: BookingCardProps) {
  const { id, status, username, slot_name, time_range, guests, addons, phone, mail, note } = booking
  const slot = showTime ? `${slot_name} ${time_range}` : slot_name
  const party = guests ? [todayMessages.guests(guests)] : []
  const facts = [slot, `#${id}`, ...party, ...addons.map(({ addon_name }) => addon_name)]
  const isPending = status === 'Pending'
  const isMovable = useIsMovable()(booking)

  return (
    <BookingLine data-row data-key={id} data-pending={isPending || undefined}>
      <Link to={bookingsPath({ id, status })}>{username}</Link>
      {isPending && <StatusBadge status={status} />}
      <small>{facts.join(' · ')}</small>
      <small>
        {phone && (
          <>
            <a href={`tel:${phone}`}>{phone}</a> ·{' '}
          </>
        )}
        <a href={`mailto:${mail}`}>{mail}</a>
      </small>
      {note && (
        <NoteLine>
          <StickyNote aria-hidden="true" /> {note}
        </NoteLine>
      )}
      <Attendance booking={booking} />
      <div data-decide>
        {isMovable && (
          <Button
            size="small"
            variant="quiet"
            aria-label={moveCopy.labelFor(booking)}
            onClick={() => onMove(booking)}
          >
            {moveCopy.label}
          </Button>
        )}
        <DecisionButtons booking={booking} onDecide={onDecide} withIcon />
        <NoteButton booking={booking} />
      </div>
    </BookingLine>
  )
}

/** From the day of the booking on. */
function Attendance({ booking }: { booking: ManifestEntry }) {
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  if (!canRecordAttendance({ status: booking.status, date: dayOf(booking) }, today)) return null
  return <AttendanceButtons booking={booking} />
}
