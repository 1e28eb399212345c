import { addDays, type CalendarDate, isCompleteDate, parseCalendarDate } from '@luzzu/domain'
import { useAddressDraft } from '@luzzu/page/area'
import { Button, DateField, IconButton } from '@luzzu/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayBar } from './CashUp.styles'
import { CASH_UP_COPY as COPY } from './cash-up.copy'

type CashUpDayBarProps = { date: CalendarDate; today: CalendarDate; onDate: (date: CalendarDate) => void }

/** Leads to another day. */
export function CashUpDayBar({ date, today, onDate }: CashUpDayBarProps) {
  const isDay = (text: string) => text !== '' && isCompleteDate(text)
  // Without a whole date the field shows the day of the page again.
  const openDay = (text: string) => onDate((isDay(text) && parseCalendarDate(text)) || date)
  const day = useAddressDraft(date, openDay, { isComplete: isDay })
  return (
    <DayBar>
      <IconButton
        aria-label={COPY.before}
        variant="plain"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onDate(addDays(date, -1))}
      />
      <Button
        variant="plain"
        onClick={() => onDate(today)}
        disabledReason={date === today ? COPY.isToday : undefined}
      >
        {COPY.today}
      </Button>
      <IconButton
        aria-label={COPY.after}
        variant="plain"
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onDate(addDays(date, 1))}
      />
      <DateField
        label={COPY.day}
        hideLabel
        value={day.text}
        onChange={(event) => day.type(event.target.value)}
        onBlur={day.flush}
      />
    </DayBar>
  )
}
