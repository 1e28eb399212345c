import type { CalendarDate } from '@luzzu/domain'
import { media, SegmentedControl, size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { DayNavigation } from '../../platform/form-fields/DayNavigation'
import type { View } from './day-view'
import { TODAY_COPY as COPY } from './today.copy'

type DayBarProps = {
  date: CalendarDate
  today: CalendarDate
  onDate: (date: CalendarDate) => void
  view: View
  onView: (view: View) => void
  pending: number
}

export function DayBar({ date, today, onDate, view, onView, pending }: DayBarProps) {
  return (
    <Bar>
      <DayNavigation date={date} today={today} onDate={onDate} />
      <div data-end>
        <SegmentedControl
          legend={COPY.show}
          value={view}
          onChange={onView}
          options={[
            { value: 'all', label: COPY.all },
            { value: 'pending', label: COPY.onlyWaiting, count: pending },
            // Led to by the counts above.
            ...(view === 'late' ? [{ value: 'late', label: COPY.onlyLate } as const] : []),
            { value: 'free', label: COPY.freePlaces },
          ]}
        />
      </div>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  margin-bottom: ${token('space-3')};

  > [data-end] {
    margin-inline-start: auto;
  }
  ${media.belowDesk} {
    > [data-end] {
      width: 100%;
    }
  }
  ${media.phone} {
    margin-bottom: ${token('space-2')};

    /* The field of the day, beside its buttons where it has room for the year. */
    > div:not([data-end]) {
      flex: 1 1 ${size(36)};
      min-width: 0;
    }
  }
  @media print {
    display: none;
  }
`
