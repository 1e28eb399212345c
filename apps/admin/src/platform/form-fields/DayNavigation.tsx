import { addDays, type CalendarDate, isCompleteDate, parseCalendarDate } from '@luzzu/domain'
import { useAddressDraft } from '@luzzu/page/area'
import { Button, DateField, IconButton } from '@luzzu/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'

const STEPS = {
  day: { days: 1, before: 'Previous day', after: 'Next day' },
  week: { days: 7, before: 'Previous week', after: 'Next week' },
} as const

type DayNavigationProps = {
  date: CalendarDate
  today: CalendarDate
  /** How far the arrows lead. */
  step: keyof typeof STEPS
  onDate: (date: CalendarDate) => void
}

/** Leads from the day of a screen to another one, by arrows, to today, or by its date. */
export function DayNavigation({ date, today, step, onDate }: DayNavigationProps) {
  const { days, before, after } = STEPS[step]
  const isDay = (text: string) => text !== '' && isCompleteDate(text)
  // Without a whole date the field shows the day of the page again.
  const openDay = (text: string) => onDate((isDay(text) && parseCalendarDate(text)) || date)
  const day = useAddressDraft(date, openDay, { isComplete: isDay })
  return (
    <>
      <IconButton
        aria-label={before}
        variant="plain"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onDate(addDays(date, -days))}
      />
      <Button
        variant="plain"
        onClick={() => onDate(today)}
        disabledReason={date === today ? 'Today is already selected.' : undefined}
      >
        Today
      </Button>
      <IconButton
        aria-label={after}
        variant="plain"
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onDate(addDays(date, days))}
      />
      <DateField
        label="Day"
        hideLabel
        value={day.text}
        onChange={(event) => day.type(event.target.value)}
        onBlur={day.flush}
      />
    </>
  )
}
