import { useListClosuresQuery } from '@luzzu/api-client/closures'
import type { CalendarDate } from '@luzzu/domain'
import { ClosureList } from '../../platform/closures/ClosureList'
import { ClosedToday } from './DayBar.styles'

/** What is closed on a day. */
export function DayClosures({ date }: { date: CalendarDate }) {
  const { currentData: closures = [] } = useListClosuresQuery(
    { from: date, to: date },
    { refetchOnMountOrArgChange: true },
  )
  if (closures.length === 0) return null
  return (
    <ClosedToday>
      <ClosureList closures={closures} />
    </ClosedToday>
  )
}
