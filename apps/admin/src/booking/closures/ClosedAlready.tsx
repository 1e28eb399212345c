import { useListClosuresQuery } from '@luzzu/api-client/closures'
import { type ClosureInput, coversClosure } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { rowState } from '../../platform/row-navigation/use-focused-row'
import { closuresPath } from '../paths'
import { CLOSURES_COPY as COPY, closureMessages } from './closures.copy'

type ClosedAlreadyProps = { scope: Omit<ClosureInput, 'reason'>; onLeave: () => void }

/** Leads to the closure that closes all of this already; nothing where there is none. */
export function ClosedAlready({ scope, onLeave }: ClosedAlreadyProps) {
  const { currentData = [] } = useListClosuresQuery({ from: scope.from_date, to: scope.to_date })
  const closure = currentData.find((one) => coversClosure(one, scope))
  if (!closure) return null
  return (
    <p>
      {closureMessages.closedAlready(scope, closure.reason)}{' '}
      <Link to={closuresPath(closure.from_date)} state={rowState(closure.id)} onClick={onLeave}>
        {COPY.show}
      </Link>
    </p>
  )
}
