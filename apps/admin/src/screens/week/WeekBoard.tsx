import { DndContext, DragOverlay } from '@dnd-kit/core'
import { type CalendarDate, pluralize } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { media } from '@luzzu/ui'
import { useState } from 'react'
import { useIsMovable } from '../../booking/moves/MoveBooking'
import { useIsPrinting } from '../../platform/use-is-printing'
import { useMediaQuery } from '../../platform/use-media-query'
import { DayColumns, PrintedProduct } from './PrintedProduct'
import { useWeekDrag } from './use-week-drag'
import type { WeekMarks } from './use-week-marks'
import { Board } from './WeekBoard.styles'
import { WeekCaption } from './WeekCaption'
import { CardText } from './WeekCard'
import { Card } from './WeekCard.styles'
import { WeekCell } from './WeekCell'
import { WeekDays } from './WeekDays'
import { WeekSlots } from './WeekSlots'
import { WEEK_COPY as COPY } from './week.copy'
import { type ProductWeek, preselectedDay, printShares } from './week-board'

type WeekBoardProps = {
  dates: readonly CalendarDate[]
  rows: readonly ProductWeek[]
  today: CalendarDate
  lastDay: CalendarDate
  /** The day that is listed where there is no room for the board; without it the board chooses one. */
  chosenDay: CalendarDate | undefined
  marks: WeekMarks
  onView: (booking: ManifestEntry) => void
  /** Asks about a move to another day. */
  onMove: (booking: ManifestEntry, date: CalendarDate) => void
}

const unitsOf = ({ units }: ProductWeek) => (units === undefined ? undefined : pluralize(units, 'unit'))

/** Products by days, with their bookings as cards. */
export function WeekBoard({ dates, rows, today, lastDay, marks, ...rest }: WeekBoardProps) {
  const { chosenDay, onView, onMove } = rest
  // Kept, so that a booking that comes in does not turn to another day.
  const [preselected] = useState(() => preselectedDay(dates, rows, today))
  const isPrinted = useIsPrinting()
  const isList = useMediaQuery(media.belowDesk)
  // Paper has all days.
  const listedDay = isList && !isPrinted ? (chosenDay ?? preselected) : undefined
  const isShown = (date: CalendarDate) => listedDay === undefined || date === listedDay
  const takes = (date: CalendarDate) => date >= today && date <= lastDay
  const drag = useWeekDrag({ dates, onDrop: (booking, date) => takes(date) && onMove(booking, date) })
  const { dragged, refusal, context, announcements } = drag
  const shares = printShares(dates, rows, (date) => marks.closedDay(date) !== undefined)
  const isMovable = useIsMovable()
  // From one day there is none to carry a booking to.
  const isCarried = (booking: ManifestEntry) => !isList && isMovable(booking)

  const cellsOf = ({ id, units, days }: ProductWeek) =>
    days
      .filter(({ date }) => isShown(date))
      .map(({ date, bookings }) => {
        const isTarget = dragged?.id_product_fk === id
        const full = marks.fullSlots(id, date)
        // Each of its slots says it.
        const isTold = bookings.some(({ slot_id }) => full.includes(slot_id))
        return (
          <WeekCell
            key={date}
            productId={id}
            date={date}
            isListed={date === listedDay}
            isChosen={date === chosenDay}
            isTarget={isTarget}
            closed={marks.closedMarks({ id, units }, date)}
            closedDay={marks.closedDay(date)}
            held={marks.holdMarks(id, date)}
            isFull={marks.isFull(id, date) && !isTold}
            isEmpty={bookings.length === 0}
            availability={isTarget ? drag.availabilityOn(date) : undefined}
            isRefused={isTarget && drag.refusalOn(date) !== undefined}
            refusal={refusal?.productId === id && refusal.date === date ? refusal.text : undefined}
          >
            <WeekSlots {...{ bookings, full, isPrinted }} isMovable={isCarried} onOpen={onView} />
          </WeekCell>
        )
      })

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
      <Board aria-label={COPY.board} data-list={listedDay && true}>
        {!isPrinted && <WeekCaption rows={rows} />}
        {isPrinted && <DayColumns shares={shares} />}
        <WeekDays {...{ dates, rows, today, listedDay, chosenDay, marks, isPrinted }} />
        <tbody>
          {rows.map((row) =>
            isPrinted ? (
              <PrintedProduct key={row.id} name={row.name} units={unitsOf(row)} shares={shares}>
                {cellsOf(row)}
              </PrintedProduct>
            ) : (
              <tr key={row.id}>
                <th scope="row">
                  <strong>{row.name}</strong>
                  {unitsOf(row) && <small>{unitsOf(row)}</small>}
                </th>
                {cellsOf(row)}
              </tr>
            ),
          )}
        </tbody>
      </Board>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Card data-carried data-pending={dragged.status === 'Pending' || undefined}>
            <CardText booking={dragged} showSlot />
            {drag.isByKeyboard && (
              <small data-keys aria-hidden="true">
                {COPY.keys}
              </small>
            )}
            {drag.refusalBelow && <em aria-hidden="true">{drag.refusalBelow}</em>}
          </Card>
        )}
      </DragOverlay>
    </DndContext>
  )
}
