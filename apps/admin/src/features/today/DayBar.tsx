import { addDays, type CalendarDate, parseCalendarDate } from '@luzzu/domain'
import { Button, DateField, IconButton, SegmentedControl } from '@luzzu/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Bar } from './DayBar.styles'
import { TODAY_WORDS as WORDS } from './today-words'

export type Shown = 'all' | 'waiting'

type DayBarProps = {
  date: CalendarDate
  today: CalendarDate
  onDate: (date: CalendarDate) => void
  shown: Shown
  onShown: (shown: Shown) => void
  waiting: number
}

export function DayBar({ date, today, onDate, shown, onShown, waiting }: DayBarProps) {
  return (
    <Bar>
      <IconButton
        aria-label={WORDS.weekBefore}
        variant="plain"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onDate(addDays(date, -7))}
      />
      <Button
        variant="plain"
        onClick={() => onDate(today)}
        disabledReason={date === today ? WORDS.isToday : undefined}
      >
        {WORDS.today}
      </Button>
      <IconButton
        aria-label={WORDS.weekAfter}
        variant="plain"
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onDate(addDays(date, 7))}
      />
      <DateField
        label={WORDS.day}
        hideLabel
        // A new day from elsewhere begins the field anew; what is typed into it stays until it is a day.
        key={date}
        defaultValue={date}
        onChange={(event) => {
          const typed = parseCalendarDate(event.target.value)
          if (typed && typed > '2000') onDate(typed)
        }}
      />
      <div data-end>
        <SegmentedControl
          legend={WORDS.show}
          value={shown}
          onChange={onShown}
          options={[
            { value: 'all', label: WORDS.all },
            { value: 'waiting', label: WORDS.onlyWaiting, count: waiting },
          ]}
        />
      </div>
    </Bar>
  )
}
