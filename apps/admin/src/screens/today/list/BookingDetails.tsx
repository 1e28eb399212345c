import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { canRecordAttendance, dateIn, dayOf, formatMoney, telHref } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Button, LinkButton, media, token } from '@luzzu/ui'
import { Mail, Phone } from 'lucide-react'
import styled from 'styled-components'
import { AttendanceButtons } from '../../../booking/attendance/AttendanceButtons'
import { attendanceMessages } from '../../../booking/attendance/attendance.copy'
import { RECORDED_STATES, type RecordedState } from '../../../booking/attendance/likely-states'
import { DecisionButtons } from '../../../booking/decisions/DecisionButtons'
import { EditContact } from '../../../booking/details/EditContact'
import { useIsMovable } from '../../../booking/moves/MoveBooking'
import { moveCopy } from '../../../booking/moves/move.copy'
import { NoteButton, NoteText } from '../../../booking/notes/NoteButton'
import { PaymentsButton } from '../../../booking/payments/order/PaymentsButton'
import { PhoneNumber } from '../../../booking/phone-calls/PhoneNumber'
import { resellerMessages } from '../../../booking/resellers/resellers.copy'
import { listMessages } from './list.copy'
import type { RowActions } from './row-actions'

type BookingDetailsProps = RowActions & {
  booking: ManifestEntry
  /** The attendance that the line of the booking records. */
  inLine: readonly RecordedState[]
}

/** What the line of a booking has no room for. */
export function BookingDetails({ booking, inLine, onDecide, onMove }: BookingDetailsProps) {
  const { id, status, username, phone, mail, note, addons, total_price, reseller } = booking
  const { time_zone, currency } = useSite()
  const today = dateIn(time_zone, useNow())
  const isMovable = useIsMovable()
  const states = RECORDED_STATES.filter(
    (state) => !inLine.includes(state) || isOnlyOnWideLine(state, booking),
  )
  const facts = [
    `#${id}`,
    listMessages.bookedSlot(booking),
    ...addons.map(({ addon_name }) => addon_name),
    formatMoney(total_price, currency),
    ...(reseller ? [resellerMessages.soldBy(reseller)] : []),
  ]

  return (
    <Details data-no-show-in-line={inLine.includes('no_show') || undefined}>
      <p>{facts.join(' · ')}</p>
      {/* One without lines of its own is whole above. */}
      {note?.includes('\n') && (
        <p>
          <NoteText>{note}</NoteText>
        </p>
      )}
      {canRecordAttendance({ status, date: dayOf(booking) }, today) && (
        <AttendanceButtons booking={booking} states={states} label={attendanceMessages.record(username)} />
      )}
      <div>
        {phone && (
          <LinkButton size="small" variant="plain" href={telHref(phone)} icon={<Phone aria-hidden="true" />}>
            <PhoneNumber phone={phone} />
          </LinkButton>
        )}
        {mail && (
          <LinkButton size="small" variant="plain" href={`mailto:${mail}`} icon={<Mail aria-hidden="true" />}>
            {mail}
          </LinkButton>
        )}
        <EditContact booking={booking} />
        <NoteButton booking={booking} />
        <PaymentsButton booking={booking} />
        {isMovable(booking) && (
          <Button
            size="small"
            variant="quiet"
            aria-label={moveCopy.labelFor(booking)}
            onClick={() => onMove(booking)}
          >
            {moveCopy.label}
          </Button>
        )}
        {status === 'Confirmed' && <DecisionButtons booking={booking} onDecide={onDecide} />}
      </div>
    </Details>
  )
}

/** On a phone the line has no room for it, and above it is hidden here. */
const isOnlyOnWideLine = (state: RecordedState, { attendance }: ManifestEntry) =>
  state === 'no_show' && attendance === 'none'

const Details = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-1')} ${token('space-4h')} ${token('space-3')};
  font-size: ${token('text-table')};

  > p:first-child {
    color: ${token('text-muted')};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-start;
    gap: ${token('space-1h')};
  }
  > div > * {
    flex: 0 1 auto;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    &[data-no-show-in-line] [data-state='no_show'] {
      display: none;
    }
  }
  ${media.tiny} {
    > div {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > div > a,
    /* Of an odd number none is left alone at the end. */
    > :not([role='group']) > button:first-of-type:nth-last-of-type(odd) {
      grid-column: 1 / -1;
    }
    > div > [data-variant='quiet'] {
      border-color: ${token('control-line')};
    }
    > [role='group'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > [role='group'] > button {
      min-width: 0;
      padding-inline: ${token('space-1')};
    }
    > [role='group'] > button > svg {
      display: none;
    }
  }
`
