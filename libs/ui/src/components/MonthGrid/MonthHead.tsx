import { type CalendarDate, formatMonth, monthAfter, monthOf } from '@luzzu/domain/calendar'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton'
import { Head } from './MonthGrid.styles'

type MonthHeadProps = {
  id: string
  month: string
  onMonthChange: (month: string) => void
  min: CalendarDate | undefined
  max: CalendarDate | undefined
  labels: { previous?: string; next?: string } | undefined
}

export function MonthHead({ id, month, onMonthChange, min, max, labels }: MonthHeadProps) {
  const previous = monthAfter(month, -1)
  const next = monthAfter(month, 1)
  const isFirst = min !== undefined && previous < monthOf(min)
  const isLast = max !== undefined && next > monthOf(max)

  return (
    <Head>
      <IconButton
        aria-label={`${labels?.previous ?? 'Previous month'}, ${formatMonth(previous)}`}
        icon={<ChevronLeft />}
        // Unlike `disabled` it keeps the focus of whoever has just come to the limit.
        aria-disabled={isFirst}
        onClick={() => isFirst || onMonthChange(previous)}
      />
      <h2 id={id} aria-live="polite">
        {formatMonth(month)}
      </h2>
      <IconButton
        aria-label={`${labels?.next ?? 'Next month'}, ${formatMonth(next)}`}
        icon={<ChevronRight />}
        aria-disabled={isLast}
        onClick={() => isLast || onMonthChange(next)}
      />
    </Head>
  )
}
