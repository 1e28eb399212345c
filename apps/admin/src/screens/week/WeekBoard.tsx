import { DndContext, DragOverlay } from '@dnd-kit/core'
import { type CalendarDate, formatDateWithWeekday } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { useIsMovable } from '../../booking/moves/MoveBooking'
import { useWeekDrag } from './use-week-drag'
import type { WeekMarks } from './use-week-marks'
import { Board, Card } from './WeekBoard.styles'
import { CardText, WeekCard } from './WeekCard'
import { WeekCell } from './WeekCell'
import { WEEK_COPY as COPY } from './week.copy'
import type { ProductWeek } from './week-board'

type WeekBoardProps = {
  dates: readonly CalendarDate[]
  rows: readonly ProductWeek[]
  today: CalendarDate
  lastDay: CalendarDate
  marks: WeekMarks
  /** Asks about a move; without a date it starts where the booking is. */
  onMove: (booking: ManifestEntry, date?: CalendarDate) => void
}

/** Products by days, with their bookings as cards. */
export function WeekBoard({ dates, rows, today, lastDay, marks, onMove }: WeekBoardProps) {
  const { dragged, availabilityOn, refusal, context, announcements } = useWeekDrag({ dates, onDrop: onMove })
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
            {dates.map((date) => {
              const closed = marks.closedDay(date)
              return (
                <th
                  key={date}
                  scope="col"
                  data-today={date === today || undefined}
                  data-closed={closed ? true : undefined}
                >
                  <span>
                    {formatDateWithWeekday(date).slice(0, 3)}
                    {date === today && ` · ${COPY.today}`}
                  </span>
                  <strong>{Number(date.slice(8))}</strong>
                  {closed && <em>{closed}</em>}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, units, days }) => (
            <tr key={id}>
              <th scope="row">
                <strong>{name}</strong>
                {units !== undefined && <small>{units === 1 ? '1 unit' : `${units} units`}</small>}
              </th>
              {days.map(({ date, bookings }) => {
                const isTarget = dragged?.id_product_fk === id && takes(date)
                return (
                  <WeekCell
                    key={date}
                    productId={id}
                    date={date}
                    isTarget={isTarget}
                    closed={marks.closedMarks({ id, units }, date)}
                    held={marks.holdMarks(id, date)}
                    isFull={marks.isFull(id, date)}
                    availability={isTarget ? availabilityOn(date) : undefined}
                    refusal={refusal?.productId === id && refusal.date === date ? refusal.text : undefined}
                  >
                    {bookings.map((booking) => (
                      <WeekCard
                        key={booking.id}
                        booking={booking}
                        movable={isMovable(booking)}
                        onOpen={onMove}
                      />
                    ))}
                  </WeekCell>
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
