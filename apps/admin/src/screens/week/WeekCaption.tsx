import { WeekLegend } from './WeekLegend'
import { WEEK_COPY as COPY } from './week.copy'
import type { ProductWeek } from './week-board'

/** How a booking is moved or opened, and what the signs mean that the board has. */
export const WeekCaption = ({ rows }: { rows: readonly ProductWeek[] }) => (
  <caption>
    <span data-layout="board">{COPY.hint}</span>
    <span data-layout="list">{COPY.listHint}</span>
    <WeekLegend rows={rows} />
  </caption>
)
