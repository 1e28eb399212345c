import { useDraggable } from '@dnd-kit/core'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { VisuallyHidden } from '@luzzu/ui'
import { GUESTS_COPY } from '../../booking/guests.copy'
import { UnknownGuests } from '../../booking/UnknownGuests'
import { AttendanceSign } from './AttendanceSign'
import { Card } from './WeekCard.styles'
import { WEEK_COPY as COPY } from './week.copy'

type WeekCardProps = { booking: ManifestEntry; movable: boolean; onOpen: (booking: ManifestEntry) => void }

/** A booking on the board, which opens its details. One that was checked in, or is over, cannot be moved. */
export function WeekCard({ booking, movable, onOpen }: WeekCardProps) {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: booking.id,
    data: booking,
    disabled: !movable,
    attributes: { roleDescription: COPY.card },
  })
  const isPending = booking.status === 'Pending' || undefined
  return (
    <Card
      as="button"
      type="button"
      data-row
      data-key={booking.id}
      ref={setNodeRef}
      {...(movable && { ...attributes, ...listeners })}
      data-movable={movable || undefined}
      data-pending={isPending}
      data-dragging={isDragging || undefined}
      onClick={() => onOpen(booking)}
    >
      <CardText booking={booking} />
    </Card>
  )
}

/** The slot stands above the cards of the board; a card that is carried or read out says it itself. */
export function CardText({ booking, showSlot }: { booking: ManifestEntry; showSlot?: boolean }) {
  const { username, slot_name, guests, status, attendance } = booking
  const slot = <small>{slot_name}</small>
  return (
    <>
      <strong title={username}>{username}</strong> {showSlot ? slot : <VisuallyHidden>{slot}</VisuallyHidden>}
      <AttendanceSign attendance={attendance} />
      <small data-guests>
        {guests === null ? (
          <UnknownGuests text={GUESTS_COPY.unknownNumber} />
        ) : (
          <>
            {guests}
            <VisuallyHidden> {guests === 1 ? 'guest' : 'guests'}</VisuallyHidden>
          </>
        )}
      </small>
      <VisuallyHidden> · {status}</VisuallyHidden>
    </>
  )
}
