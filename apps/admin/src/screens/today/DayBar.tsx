import { addDays, type CalendarDate, isCompleteDate, parseCalendarDate } from '@luzzu/domain'
import { useAddressDraft } from '@luzzu/page/area'
import { Button, DateField, IconButton, SegmentedControl } from '@luzzu/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Bar } from './DayBar.styles'
import { TODAY_COPY as COPY } from './today.copy'

export type Shown = 'all' | 'waiting' | 'free'

type DayBarProps = {
  date: CalendarDate
  today: CalendarDate
  onDate: (date: CalendarDate) => void
  shown: Shown
  onShown: (shown: Shown) => void
  pending: number
}

export function DayBar({ date, today, onDate, shown, onShown, pending }: DayBarProps) {
  const isDay = (text: string) => text !== '' && isCompleteDate(text)
  // Without a whole date the field shows the day of the page again.
  const openDay = (text: string) => onDate((isDay(text) && parseCalendarDate(text)) || date)
  const day = useAddressDraft(date, openDay, { isComplete: isDay })

  return (
    <Bar>
      <IconButton
        aria-label={COPY.weekBefore}
        variant="plain"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onDate(addDays(date, -7))}
      />
      <Button
        variant="plain"
        onClick={() => onDate(today)}
        disabledReason={date === today ? COPY.isToday : undefined}
      >
        {COPY.today}
      </Button>
      <IconButton
        aria-label={COPY.weekAfter}
        variant="plain"
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onDate(addDays(date, 7))}
      />
      <DateField
        label={COPY.day}
        hideLabel
        value={day.text}
        onChange={(event) => day.type(event.target.value)}
        onBlur={day.flush}
      />
      <div data-end>
        <SegmentedControl
          legend={COPY.show}
          value={shown}
          onChange={onShown}
          options={[
            { value: 'all', label: COPY.all },
            { value: 'waiting', label: COPY.onlyWaiting, count: pending },
            { value: 'free', label: COPY.freePlaces },
          ]}
        />
      </div>
    </Bar>
  )
}
