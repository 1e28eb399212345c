import type { Closure } from '@luzzu/domain/contracts'
import { ClosureList } from '../../booking/closures/ClosureList'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { ClosedToday } from './DayBar.styles'

/** What is closed on a day. */
export function DayClosures({ closures }: { closures: readonly Closure[] }) {
  const panel = useRestoreFocus<HTMLDivElement>(closures)
  if (closures.length === 0) return null
  return (
    <ClosedToday ref={panel} tabIndex={-1}>
      <ClosureList closures={closures} />
    </ClosedToday>
  )
}
