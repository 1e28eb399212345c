import { DndContext, DragOverlay, useDroppable } from '@dnd-kit/core'
import { type CalendarDate, formatDateWithWeekday } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { useIsMovable } from '../../booking/moves/use-is-movable'
import { useWeekDrag } from './use-week-drag'
import { Board, Card, Cell } from './WeekBoard.styles'
import { CardText, WeekCard } from './WeekCard'
import { WEEK_COPY as COPY } from './week.copy'
import { cellId, type DayCell, type ProductWeek } from './week-board'

type WeekBoardProps = {
  dates: readonly CalendarDate[]
  rows: readonly ProductWeek[]
  today: CalendarDate
  lastDay: CalendarDate
  /** Asks about a move; without a date it starts where the booking is. */
  onMove: (booking: ManifestEntry, date?: CalendarDate) => void
}

/** Products by days, with their bookings as cards. */
export function WeekBoard({ dates, rows, today, lastDay, onMove }: WeekBoardProps) {
  const { dragged, availabilityOn, context, announcements } = useWeekDrag({ dates, onDrop: onMove })
  const isMovable = useIsMovable()
  const takes = (date: CalendarDate) => date >= today && date <= lastDay

  return (
    <DndContext
      {...context}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: COPY.instructions },
        // The dialog takes the focus, and returns it to the card.
        restoreFocus: false,
      }}
    >
      <Board aria-label={COPY.board}>
        <caption>
          <span data-layout="board">{COPY.hint}</span>
          <span data-layout="list">{COPY.listHint}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{COPY.product}</th>
            {dates.map((date) => (
              <th key={date} scope="col" data-today={date === today || undefined}>
                <span>
                  {formatDateWithWeekday(date).slice(0, 3)}
                  {date === today && ` · ${COPY.today}`}
                </span>
                <strong>{Number(date.slice(8))}</strong>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, units, days }) => (
            <tr key={id}>
              <th scope="row">
                <strong>{name}</strong>
                {units !== undefined && <small>{units === 1 ? '1 unit' : `${units} units`}</small>}
              </th>
              {days.map((day) => {
                const isTarget = dragged?.id_product_fk === id && takes(day.date)
                return (
                  <DayTarget
                    key={day.date}
                    productId={id}
                    day={day}
                    isTarget={isTarget}
                    availability={isTarget ? availabilityOn(day.date) : undefined}
                  >
                    {day.bookings.map((booking) => (
                      <WeekCard
                        key={booking.id}
                        booking={booking}
                        movable={isMovable(booking)}
                        onOpen={onMove}
                      />
                    ))}
                  </DayTarget>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Board>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Card data-carried data-pending={dragged.status === 'Pending' || undefined}>
            <CardText booking={dragged} />
          </Card>
        )}
      </DragOverlay>
    </DndContext>
  )
}

type DayTargetProps = {
  productId: number
  day: DayCell
  isTarget: boolean
  availability: string | undefined
  children: React.ReactNode[]
}

function DayTarget({ productId, day: { date }, isTarget, availability, children }: DayTargetProps) {
  const { setNodeRef, isOver } = useDroppable({
    id: cellId(productId, date),
    data: { date },
    disabled: !isTarget,
  })
  return (
    <Cell
      ref={setNodeRef}
      data-label={formatDateWithWeekday(date)}
      data-empty={children.length === 0 || undefined}
      data-target={isTarget || undefined}
      data-over={isOver || undefined}
    >
      {children}
      {availability && <small>{availability}</small>}
    </Cell>
  )
}
