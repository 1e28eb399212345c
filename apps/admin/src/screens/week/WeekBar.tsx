import { addDays, type CalendarDate, isCompleteDate, parseCalendarDate } from '@luzzu/domain'
import { useUrlDraft } from '@luzzu/page/area'
import { DateField, IconButton, media, Row, size, token } from '@luzzu/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { PlaceButton } from '../../platform/form-fields/PlaceButton'
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
      <Row gap={1}>
        <IconButton
          aria-label={COPY.weekBefore}
          variant="plain"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => onWeek(addDays(first, -7))}
        />
        <PlaceButton variant="plain" onClick={() => onWeek()} aria-current={first === today || undefined}>
          {COPY.fromToday}
        </PlaceButton>
        <IconButton
          aria-label={COPY.weekAfter}
          variant="plain"
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => onWeek(addDays(first, 7))}
        />
      </Row>
      <DateField
        label={COPY.goTo}
        hideLabel
        value={day.text}
        onChange={(event) => day.type(event.target.value)}
        onBlur={day.flush}
      />
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};

  ${media.phone} {
    gap: ${token('space-1')};

    /* Beside the buttons, where it has room for the year. */
    > :last-child {
      flex: 1 1 ${size(34)};
      min-width: 0;
    }
  }
`
