import { DndContext, DragOverlay } from '@dnd-kit/core'
import { type CalendarDate, formatDateWithWeekday, pluralize } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { useIsMovable } from '../../booking/moves/MoveBooking'
import { dayPath } from '../../booking/paths'
import { useIsPrinting } from '../../platform/use-is-printing'
import { useWeekDrag } from './use-week-drag'
import type { WeekMarks } from './use-week-marks'
import { Board } from './WeekBoard.styles'
import { CardText } from './WeekCard'
import { Card } from './WeekCard.styles'
import { WeekCell } from './WeekCell'
import { WeekSlots } from './WeekSlots'
import { WEEK_COPY as COPY, weekMessages } from './week.copy'
import { countsOn, type ProductWeek } from './week-board'

type WeekBoardProps = {
  dates: readonly CalendarDate[]
  rows: readonly ProductWeek[]
  today: CalendarDate
  lastDay: CalendarDate
  marks: WeekMarks
  onView: (booking: ManifestEntry) => void
  /** Asks about a move to another day. */
  onMove: (booking: ManifestEntry, date: CalendarDate) => void
}

/** Products by days, with their bookings as cards. */
export function WeekBoard({ dates, rows, today, lastDay, marks, onView, onMove }: WeekBoardProps) {
  const takes = (date: CalendarDate) => date >= today && date <= lastDay
  const drag = useWeekDrag({ dates, onDrop: (booking, date) => takes(date) && onMove(booking, date) })
  const { dragged, refusal, context, announcements } = drag
  const isMovable = useIsMovable()
  const isPrinted = useIsPrinting()

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
          <small aria-hidden="true">
            <span>{COPY.confirmed}</span>
            <span data-pending>{COPY.pending}</span>
          </small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{COPY.product}</th>
            {dates.map((date) => {
              const closed = marks.closedDay(date)
              const { confirmed, pending } = countsOn(rows, date)
              return (
                <th
                  key={date}
                  scope="col"
                  data-today={date === today || undefined}
                  data-closed={closed ? true : undefined}
                >
                  <Link to={dayPath(date)}>
                    <span>
                      {formatDateWithWeekday(date).slice(0, 3)}
                      {date === today && ` · ${COPY.today}`}
                    </span>
                    <strong>{Number(date.slice(8))}</strong>
                  </Link>
                  {confirmed > 0 && <span>{weekMessages.confirmed(confirmed)}</span>}
                  {pending > 0 && <span data-pending>{weekMessages.pending(pending)}</span>}
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
                {units !== undefined && <small>{pluralize(units, 'unit')}</small>}
              </th>
              {days.map(({ date, bookings }) => {
                const isTarget = dragged?.id_product_fk === id
                return (
                  <WeekCell
                    key={date}
                    productId={id}
                    date={date}
                    isTarget={isTarget}
                    closed={marks.closedMarks({ id, units }, date)}
                    closedDay={marks.closedDay(date)}
                    held={marks.holdMarks(id, date)}
                    isFull={marks.isFull(id, date)}
                    isEmpty={bookings.length === 0}
                    availability={isTarget ? drag.availabilityOn(date) : undefined}
                    isRefused={isTarget && drag.refusalOn(date) !== undefined}
                    refusal={refusal?.productId === id && refusal.date === date ? refusal.text : undefined}
                  >
                    <WeekSlots {...{ bookings, isMovable, isPrinted }} onOpen={onView} />
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
            <CardText booking={dragged} showSlot />
            {drag.refusalBelow && <em aria-hidden="true">{drag.refusalBelow}</em>}
          </Card>
        )}
      </DragOverlay>
    </DndContext>
  )
}
