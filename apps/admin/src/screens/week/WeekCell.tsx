import { useDroppable } from '@dnd-kit/core'
import { type CalendarDate, formatDateWithWeekday } from '@luzzu/domain'
import { Cell, CellAvailability } from './WeekCell.styles'
import { WEEK_COPY as COPY } from './week.copy'
import { cellId } from './week-board'
import type { ClosedMark, HoldMark } from './week-marks'

type WeekCellProps = {
  productId: number
  date: CalendarDate
  /** Whether no other day is shown. */
  isListed: boolean
  /** Whether its day was asked for. */
  isChosen: boolean
  /** Whether the dragged booking can be carried here, if only to be told why it cannot stay. */
  isTarget: boolean
  closed: readonly ClosedMark[]
  /** What the head of the day says already. */
  closedDay: string | undefined
  held: readonly HoldMark[]
  /** Whether everything is booked, and no slot of the bookings says it. */
  isFull: boolean
  /** Whether nothing is booked. */
  isEmpty: boolean
  /** Of the dragged booking's slot. */
  availability: string | undefined
  /** Whether that refuses the dragged booking. */
  isRefused: boolean
  /** Why the last drop was refused here. */
  refusal: string | undefined
  children: React.ReactNode
}

/** A product's day on the board: what is closed or full, its bookings, and what is on hold. */
export function WeekCell({ productId, date, isTarget, closed, held, isFull, ...rest }: WeekCellProps) {
  const { isListed, isChosen, closedDay, isEmpty, availability, isRefused, refusal, children } = rest
  const { setNodeRef, isOver } = useDroppable({
    id: cellId(productId, date),
    data: { date },
    disabled: !isTarget,
  })
  const isClosed = closed.some(({ isWholeDay }) => isWholeDay)
  const marks = closed.filter(({ text }) => text !== closedDay)
  const showsFull = isFull && !isClosed
  const showsNothing = isEmpty && marks.length + held.length === 0 && !showsFull
  return (
    <Cell
      ref={setNodeRef}
      data-label={isListed ? undefined : formatDateWithWeekday(date)}
      data-empty={showsNothing || undefined}
      data-closed={isClosed || undefined}
      data-chosen={isChosen || undefined}
      data-target={isTarget || undefined}
      data-over={isOver || undefined}
      data-refused={isRefused || undefined}
    >
      {refusal && <b ref={bringIntoView}>{refusal}</b>}
      {marks.map(({ text }) => (
        <em key={text}>{text}</em>
      ))}
      {showsFull && <em data-full>{COPY.full}</em>}
      {children}
      {held.map(({ id, text }) => (
        <em key={id} data-held>
          {text}
        </em>
      ))}
      {availability && (
        <CellAvailability>
          <small>{availability}</small>
        </CellAvailability>
      )}
    </Cell>
  )
}

/** The week may be longer than the screen. */
function bringIntoView(refusal: HTMLElement | null): void {
  refusal?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
