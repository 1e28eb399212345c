import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Button, VisuallyHidden } from '@luzzu/ui'
import { useState } from 'react'
import { PrintedSlot, PrintedSlots } from './PrintedSlot'
import { WeekCard } from './WeekCard'
import { SlotOnBoard } from './WeekSlots.styles'
import { WEEK_COPY as COPY, weekMessages } from './week.copy'
import { bySlot } from './week-board'

/** A cell with more bookings is folded, so that the other products of a busy day stay in view. */
const MOST_SHOWN = 6

type WeekSlotsProps = {
  bookings: readonly ManifestEntry[]
  /** The slots that are marked as full. */
  full: readonly number[]
  isMovable: (booking: ManifestEntry) => boolean
  /** Paper has all bookings. */
  isPrinted: boolean
  onOpen: (booking: ManifestEntry) => void
}

/** The bookings of a cell below the time and name of their slots. */
export function WeekSlots({ bookings, full, isMovable, isPrinted, onOpen }: WeekSlotsProps) {
  const [isOpen, setOpen] = useState(false)
  // A button for a single booking would take as much room as the booking.
  const isFolding = !isPrinted && bookings.length > MOST_SHOWN + 1
  const hidden = isFolding && !isOpen ? bookings.length - MOST_SHOWN : 0
  const slots = bySlot(bookings, bookings.length - hidden).map(
    ({ title, bookings: ofSlot, hidden: more }) => ({
      title,
      heading: (
        <>
          <span aria-hidden="true">
            {title}
            {more > 0 && weekMessages.ofSlot(ofSlot.length + more)}
          </span>
          {ofSlot.some(({ slot_id }) => full.includes(slot_id)) && (
            <em data-full>
              <VisuallyHidden>{title}: </VisuallyHidden>
              {COPY.full}
            </em>
          )}
        </>
      ),
      count: ofSlot.length,
      cards: ofSlot.map((booking) => (
        <WeekCard key={booking.id} booking={booking} movable={isMovable(booking)} onOpen={onOpen} />
      )),
    }),
  )
  if (isPrinted)
    return (
      <PrintedSlots>
        {slots.map(({ title, heading, count, cards }) => (
          <PrintedSlot key={title} title={heading} count={count}>
            {cards}
          </PrintedSlot>
        ))}
      </PrintedSlots>
    )
  return (
    <>
      {slots.map(({ title, heading, cards }) => (
        <SlotOnBoard key={title}>
          <p>{heading}</p>
          {cards}
        </SlotOnBoard>
      ))}
      {isFolding && (
        <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? COPY.fewer : weekMessages.more(hidden)}
        </Button>
      )}
    </>
  )
}
