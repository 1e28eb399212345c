import type { Closure } from '@luzzu/domain/contracts'
import { ClosureList } from '../../platform/closures/ClosureList'
import { ClosedToday } from './DayBar.styles'

/** What is closed on a day. */
export function DayClosures({ closures }: { closures: readonly Closure[] }) {
  if (closures.length === 0) return null
  return (
    <ClosedToday>
      <ClosureList closures={closures} />
    </ClosedToday>
  )
}
