import { addDays, type CalendarDate } from '@luzzu/domain'
import { Button, IconButton, Row } from '@luzzu/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { WEEK_COPY as COPY } from './week.copy'

type WeekBarProps = { monday: CalendarDate; thisMonday: CalendarDate; onWeek: (date: CalendarDate) => void }

export function WeekBar({ monday, thisMonday, onWeek }: WeekBarProps) {
  return (
    <Row gap={2}>
      <IconButton
        aria-label={COPY.weekBefore}
        variant="plain"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onWeek(addDays(monday, -7))}
      />
      <Button
        variant="plain"
        onClick={() => onWeek(thisMonday)}
        disabledReason={monday === thisMonday ? COPY.isThisWeek : undefined}
      >
        {COPY.thisWeek}
      </Button>
      <IconButton
        aria-label={COPY.weekAfter}
        variant="plain"
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onWeek(addDays(monday, 7))}
      />
    </Row>
  )
}
