import type { ClosureInput } from '@luzzu/domain'
import type { Closure } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { rowState } from '../../platform/row-navigation/use-focused-row'
import { closuresPath } from '../paths'
import { CLOSURES_COPY as COPY, closureMessages } from './closures.copy'

type ClosedAlreadyProps = { scope: Omit<ClosureInput, 'reason'>; closure: Closure; onLeave: () => void }

/** Leads to the closure that closes all of this already. */
export const ClosedAlready = ({ scope, closure, onLeave }: ClosedAlreadyProps) => (
  <p>
    {closureMessages.closedAlready(scope, closure.reason)}{' '}
    <Link to={closuresPath(closure.from_date)} state={rowState(closure.id)} onClick={onLeave}>
      {COPY.show}
    </Link>
  </p>
)
