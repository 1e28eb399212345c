import type { CalendarDate } from '@luzzu/domain'
import { SegmentedControl } from '@luzzu/ui'
import { DayNavigation } from '../../platform/form-fields/DayNavigation'
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
  return (
    <Bar>
      <DayNavigation date={date} today={today} step="week" onDate={onDate} />
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
