import type { ManifestEntry } from '@luzzu/domain/contracts'
import { StatusBadge } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { Button } from '@luzzu/ui'
import type { DecidableBooking, Decision } from '../../platform/booking-actions/booking-decisions'
import { DecisionButtons } from '../../platform/booking-actions/DecisionButtons'
import { moveCopy } from '../../platform/booking-actions/move/move.copy'
import { useIsMovable } from '../../platform/booking-actions/move/use-is-movable'
import { bookingsPath } from '../../platform/paths'
import { BookingLine } from './Manifest.styles'
import { todayMessages } from './today.copy'

export type OnDecide = (decision: Decision, booking: DecidableBooking) => void

/** What can be done about a booking of the day. */
export type CardActions = { onDecide: OnDecide; onMove: (booking: ManifestEntry) => void }

/** One booking of the manifest; a pending one can be decided in place. */
export function BookingCard({ booking, onDecide, onMove }: CardActions & { booking: ManifestEntry }) {
  const { id, status, username, slot_name, guests, addons, phone, mail } = booking
  const party = guests ? [todayMessages.guests(guests)] : []
  const facts = [slot_name, String(id), ...party, ...addons.map(({ addon_name }) => addon_name)]
  const isPending = status === 'Pending'
  const isMovable = useIsMovable()(booking)

  return (
    <BookingLine data-row data-key={id} data-pending={isPending || undefined}>
      <Link to={bookingsPath({ id, status })}>{username}</Link>
      {isPending && <StatusBadge status={status} />}
      <small>{facts.join(' · ')}</small>
      <small>
        <a href={`tel:${phone}`}>{phone}</a> · <a href={`mailto:${mail}`}>{mail}</a>
      </small>
      {(isPending || isMovable) && (
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
          {isPending && <DecisionButtons booking={booking} onDecide={onDecide} withIcon />}
        </div>
      )}
    </BookingLine>
  )
}
