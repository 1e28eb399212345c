import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton'
import { Head } from './MonthGrid.styles'
import { addMonths, monthName, monthOf } from './month'

type MonthHeadProps = {
  id: string
  month: string
  onMonthChange: (month: string) => void
  min: string | undefined
  max: string | undefined
  labels: { previous?: string; next?: string } | undefined
}

export function MonthHead({ id, month, onMonthChange, min, max, labels }: MonthHeadProps) {
  const previous = addMonths(month, -1)
  const next = addMonths(month, 1)

  return (
    <Head>
      <IconButton
        aria-label={`${labels?.previous ?? 'Previous month'}, ${monthName(previous)}`}
        icon={<ChevronLeft />}
        disabled={min !== undefined && previous < monthOf(min)}
        onClick={() => onMonthChange(previous)}
      />
      <h2 id={id} aria-live="polite">
        {monthName(month)}
      </h2>
      <IconButton
        aria-label={`${labels?.next ?? 'Next month'}, ${monthName(next)}`}
        icon={<ChevronRight />}
        disabled={max !== undefined && next > monthOf(max)}
        onClick={() => onMonthChange(next)}
      />
    </Head>
  )
}
