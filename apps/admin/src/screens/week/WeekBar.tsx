import { addDays, type CalendarDate, isCompleteDate, parseCalendarDate } from '@luzzu/domain'
import { useUrlDraft } from '@luzzu/page/area'
import { Button, DateField, IconButton, media, Row, token } from '@luzzu/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { WEEK_COPY as COPY } from './week.copy'

type WeekBarProps = {
  date: CalendarDate
  /** The first of the days that are shown. */
  first: CalendarDate
  today: CalendarDate
  onDate: (date: CalendarDate) => void
  /** Opens seven days by the first of them; those from today on without one. */
  onWeek: (first?: CalendarDate) => void
}

/** Leads to the seven days before or after, to those from today on, or to those of any date. */
export function WeekBar({ date, first, today, onDate, onWeek }: WeekBarProps) {
  const isDay = (text: string) => text !== '' && isCompleteDate(text)
  // Without a whole date the field shows that of the page again.
  const openDay = (text: string) => onDate((isDay(text) && parseCalendarDate(text)) || date)
  const day = useUrlDraft(date, openDay, { isComplete: isDay })
  return (
    <Bar>
      <DateField
        label={COPY.goTo}
        value={day.text}
        onChange={(event) => day.type(event.target.value)}
        onBlur={day.flush}
      />
      <Row gap={2}>
        <IconButton
          aria-label={COPY.weekBefore}
          variant="plain"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => onWeek(addDays(first, -7))}
        />
        <Button
          variant="plain"
          onClick={() => onWeek()}
          disabledReason={first === today ? COPY.isFromToday : undefined}
        >
          {COPY.fromToday}
        </Button>
        <IconButton
          aria-label={COPY.weekAfter}
          variant="plain"
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => onWeek(addDays(first, 7))}
        />
      </Row>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token('space-2')};

  ${media.phone} {
    /* Above the buttons, which have a row to themselves. */
    > :first-child {
      flex-basis: 100%;
    }
  }
`
