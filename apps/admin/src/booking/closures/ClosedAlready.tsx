import { useListClosuresQuery } from '@luzzu/api-client/closures'
import { Link } from '@luzzu/routing'
import { rowState } from '../../platform/row-navigation/use-focused-row'
import { closuresPath } from '../paths'
import { CLOSURES_COPY as COPY, closureMessages } from './closures.copy'
import { wholeDayClosure } from './whole-day'

type ClosedAlreadyProps = { from: string; to: string; onLeave: () => void }

/** Leads to the closure that closes the whole business on these days; nothing where there is none. */
export function ClosedAlready({ from, to, onLeave }: ClosedAlreadyProps) {
  const { currentData = [] } = useListClosuresQuery({ from, to })
  const closure = wholeDayClosure(currentData, from, to)
  if (!closure) return null
  return (
    <p>
      {closureMessages.closedAlready(from === to, closure.reason)}{' '}
      <Link to={closuresPath(closure.from_date)} state={rowState(closure.id)} onClick={onLeave}>
        {COPY.show}
      </Link>
    </p>
  )
}
