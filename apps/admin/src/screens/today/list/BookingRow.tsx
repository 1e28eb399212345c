import { usePayments, useSite } from '@luzzu/api-client/site'
import { canRecordAttendance, dateIn, dayOf } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Badge, IconButton, useNow, VisuallyHidden } from '@luzzu/ui'
import { ChevronDown, StickyNote } from 'lucide-react'
import { useId, useState } from 'react'
import { AttendanceButtons, type RecordedState } from '../../../booking/attendance/AttendanceButtons'
import { attendanceMessages } from '../../../booking/attendance/attendance.copy'
import { DecisionButtons } from '../../../booking/decisions/DecisionButtons'
import { bookingsPath } from '../../../booking/paths'
import { Balance } from '../../../booking/payments/Balance'
import { BalanceCell } from '../../../booking/payments/Balance.styles'
import { SourceBadge } from '../../../booking/resellers/SourceBadge'
import { BookingDetails } from './BookingDetails'
import { Actions, Details, Line, Name, Remarks } from './BookingRow.styles'
import type { DayBooking } from './day-sections'
import { listMessages } from './list.copy'
import type { RowActions } from './row-actions'

type BookingRowProps = RowActions & {
  booking: DayBooking
  /** Whether the customer is expected now. */
  isDue: boolean
  showSlot?: boolean | undefined
}

/** One booking of the day in a line: checked in or decided in place, with the rest behind a button. */
export function BookingRow({ booking, isDue, showSlot, ...actions }: BookingRowProps) {
  const { id, status, username, product_name, guests, phone, mark } = booking
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const date = dayOf(booking)
  const isPending = status === 'Pending'
  const payments = usePayments()

  return (
    <li data-row data-key={id}>
      <Line
        data-pending={isPending || undefined}
        data-mark={mark?.kind}
        data-payments={payments ? true : undefined}
      >
        <Details>
          <Name>
            <Link to={bookingsPath({ id, status })}>{username}</Link>
          </Name>
          <span data-product>{showSlot ? `${product_name}, ${booking.slot_name}` : product_name}</span>
          <span data-guests>{guests !== null && listMessages.guests(guests)}</span>
          <span data-phone>{phone && <a href={`tel:${phone}`}>{phone}</a>}</span>
          <BookingRemarks booking={booking} isToday={date === today} />
        </Details>
        <Actions>
          {payments && (
            <BalanceCell data-balance>
              <Balance booking={booking} />
            </BalanceCell>
          )}
          {isPending && <DecisionButtons booking={booking} onDecide={actions.onDecide} withIcon />}
          {canRecordAttendance({ status, date }, today) && (
            <AttendanceButtons
              booking={booking}
              states={likelyStates(booking)}
              label={attendanceMessages.group(username)}
              isDue={isDue}
            />
          )}
        </Actions>
        <IconButton
          aria-label={listMessages.details(booking)}
          aria-expanded={isOpen}
          aria-controls={details}
          icon={<ChevronDown aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        />
      </Line>
      <div id={details} hidden={!isOpen}>
        {isOpen && <BookingDetails booking={booking} {...actions} />}
      </div>
    </li>
  )
}

/** What staff should know of a booking: that it waits or is late, who sold it, its note and add-ons. */
function BookingRemarks({ booking, isToday }: { booking: DayBooking; isToday: boolean }) {
  const { status, mark, note, reseller } = booking
  const remarks = listMessages.remarks(booking)
  return (
    <Remarks>
      {status === 'Pending' && <VisuallyHidden>{status}</VisuallyHidden>}
      {mark && (
        <Badge tone={mark.kind === 'overdue' ? 'cancelled' : 'highlight'}>
          {listMessages.mark(mark, isToday)}
        </Badge>
      )}
      {reseller && <SourceBadge booking={booking} />}
      {remarks && (
        <span data-remarks title={remarks}>
          {note && <StickyNote aria-hidden="true" />}
          {remarks}
        </span>
      )}
    </Remarks>
  )
}

/** The states that a line offers: the recorded one, to be taken back, and what comes next. */
function likelyStates({ attendance, mark }: Pick<DayBooking, 'mark'> & Pick<ManifestEntry, 'attendance'>) {
  const states: Record<ManifestEntry['attendance'], readonly RecordedState[]> = {
    none: ['checked_in'],
    checked_in: mark ? ['returned'] : ['checked_in', 'returned'],
    returned: ['returned'],
    no_show: ['no_show'],
  }
  return states[attendance]
}
