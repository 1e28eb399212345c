import { usePayments } from '@luzzu/api-client/site'
import { type CalendarDate, canRecordAttendance, dayOf } from '@luzzu/domain'
import { Badge, IconButton, VisuallyHidden } from '@luzzu/ui'
import { Check, ChevronDown, StickyNote } from 'lucide-react'
import { memo, useId } from 'react'
import { AttendanceButtons } from '../../../booking/attendance/AttendanceButtons'
import { attendanceMessages } from '../../../booking/attendance/attendance.copy'
import { likelyStates } from '../../../booking/attendance/likely-states'
import { DecisionButtons } from '../../../booking/decisions/DecisionButtons'
import { guestsMessages } from '../../../booking/guests.copy'
import { Balance } from '../../../booking/payments/Balance'
import { BalanceCell } from '../../../booking/payments/Balance.styles'
import { DepositChip } from '../../../booking/payments/damage-deposit/DepositChip'
import { PhoneLink } from '../../../booking/phone-calls/PhoneNumber'
import { SourceBadge } from '../../../booking/resellers/SourceBadge'
import { UnknownGuests } from '../../../booking/UnknownGuests'
import { BookingDetails } from './BookingDetails'
import { Booked, Details, Line, MarkBesideName, MarkBesideRemarks, Name, Remarks } from './BookingRow.styles'
import { type DayBooking, isSameBooking } from './day-sections'
import { listMessages } from './list.copy'
import { Actions, Confirmed } from './RowActions.styles'
import type { RowActions } from './row-actions'

type BookingRowProps = RowActions & {
  booking: DayBooking
  /** Whether the customer is expected now. */
  isDue: boolean
  /** Whether its details are open. */
  isOpen: boolean
  onOpen: (id: number, isOpen: boolean) => void
  today: CalendarDate
  showSlot?: boolean | undefined
}

/**
 * One booking of the day in a line: checked in or decided in place, with the rest behind a button. On a busy day there are
 * a hundred, so only those that have changed are rendered again.
 */
export const BookingRow = memo(RenderedRow, isSameRow)

function RenderedRow({ booking, isDue, isOpen, onOpen, today, showSlot, ...actions }: BookingRowProps) {
  const { id, status, username, product_name, guests, phone, mark } = booking
  const details = useId()
  const date = dayOf(booking)
  const isPending = status === 'Pending'
  const payments = usePayments()
  const isRecordable = canRecordAttendance({ status, date }, today)
  const states = likelyStates(booking.attendance, mark)
  return (
    <li data-row data-key={id}>
      <Line
        data-pending={isPending || undefined}
        data-mark={mark?.kind}
        data-payments={payments ? true : undefined}
      >
        <Details>
          <Booked>
            <Name>
              <button type="button" onClick={() => actions.onView(booking)}>
                {username}
              </button>{' '}
              <MarkBesideName>
                <MarkBadge mark={mark} isToday={date === today} />
              </MarkBesideName>
            </Name>
            <span data-product>{showSlot ? `${product_name}, ${booking.slot_name}` : product_name}</span>
          </Booked>
          <span data-guests>{guests === null ? <UnknownGuests /> : guestsMessages.guests(guests)}</span>
          <span data-phone>{phone && <PhoneLink phone={phone} />}</span>
        </Details>
        <BookingRemarks booking={booking} isToday={date === today} isPast={date < today} />
        <Actions>
          {payments && (
            <BalanceCell data-balance>
              <Balance booking={booking} />
            </BalanceCell>
          )}
          {status === 'Confirmed' && !isRecordable && (
            <Confirmed>
              <Check aria-hidden="true" />
              {status}
            </Confirmed>
          )}
          {isPending && <DecisionButtons booking={booking} onDecide={actions.onDecide} withIcon />}
          {isRecordable && (
            <AttendanceButtons
              booking={booking}
              states={states}
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
          onClick={() => onOpen(id, !isOpen)}
        />
      </Line>
      <div id={details} hidden={!isOpen}>
        {isOpen && <BookingDetails booking={booking} inLine={states} {...actions} />}
      </div>
    </li>
  )
}

function isSameRow({ booking: before, ...others }: BookingRowProps, { booking, ...props }: BookingRowProps) {
  const names = Object.keys({ ...others, ...props }) as (keyof typeof props)[]
  return names.every((name) => others[name] === props[name]) && isSameBooking(before, booking)
}

type BookingRemarksProps = { booking: DayBooking; isToday: boolean; isPast: boolean }

/** What staff should know of a booking: that it waits or is late, who sold it, its damage deposit, note and add-ons. */
function BookingRemarks({ booking, isToday, isPast }: BookingRemarksProps) {
  const { status, mark, note, reseller } = booking
  const remarks = listMessages.remarks(booking)
  return (
    <Remarks>
      {status === 'Pending' && <VisuallyHidden>{status}</VisuallyHidden>}
      {mark && (
        <MarkBesideRemarks>
          <MarkBadge mark={mark} isToday={isToday} />
        </MarkBesideRemarks>
      )}
      <DepositChip booking={booking} isPast={isPast} />
      {reseller && <SourceBadge booking={booking} />}
      {remarks && (
        <span data-remarks>
          {note && <StickyNote aria-hidden="true" />}
          {remarks}
        </span>
      )}
    </Remarks>
  )
}

/** That a guest is late, or not back. */
function MarkBadge({ mark, isToday }: Pick<DayBooking, 'mark'> & { isToday: boolean }) {
  return (
    mark && (
      <Badge tone={mark.kind === 'overdue' ? 'cancelled' : 'highlight'}>
        {listMessages.mark(mark, isToday)}
      </Badge>
    )
  )
}
