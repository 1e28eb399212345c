import { addDays, type CalendarDate, isCompleteDate, parseCalendarDate } from '@luzzu/domain'
import { useUrlDraft } from '@luzzu/page/area'
import { DateField, IconButton } from '@luzzu/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { PlaceButton } from './PlaceButton'

type DayNavigationProps = {
  date: CalendarDate
  today: CalendarDate
  onDate: (date: CalendarDate) => void
}

/** Leads from the day of a screen to the one before or after it, to today, or to a date. */
export function DayNavigation({ date, today, onDate }: DayNavigationProps) {
  const isDay = (text: string) => text !== '' && isCompleteDate(text)
  // Without a whole date the field shows the day of the page again.
  const openDay = (text: string) => onDate((isDay(text) && parseCalendarDate(text)) || date)
  const day = useUrlDraft(date, openDay, { isComplete: isDay })
  return (
    <>
      <IconButton
        aria-label="Previous day"
        variant="plain"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onDate(addDays(date, -1))}
      />
      <PlaceButton
        variant="plain"
        onClick={() => onDate(today)}
        aria-current={date === today ? 'date' : undefined}
      >
        Today
      </PlaceButton>
      <IconButton
        aria-label="Next day"
        variant="plain"
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onDate(addDays(date, 1))}
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
