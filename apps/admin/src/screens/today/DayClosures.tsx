import type { Closure } from '@luzzu/domain/contracts'
import { token } from '@luzzu/ui'
import styled from 'styled-components'
import { ClosureList } from '../../booking/closures/ClosureList'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'

/** What is closed on a day. */
export function DayClosures({ closures }: { closures: readonly Closure[] }) {
  const panel = useRestoreFocus<HTMLDivElement>(closures)
  if (closures.length === 0) return null
  return (
    <ClosedToday ref={panel} tabIndex={-1}>
      <ClosureList closures={closures} ofDay />
    </ClosedToday>
  )
}

const ClosedToday = styled.div`
  margin-bottom: ${token('space-4')};
`
