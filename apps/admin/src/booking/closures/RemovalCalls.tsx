import type { Closure } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { phoneCallMessages } from '../phone-calls/phone-calls.copy'
import { ToCall } from '../phone-calls/ToCall'
import { calledOffPath, type useClosureCalls } from './closure-calls'
import { CLOSURES_COPY as COPY } from './closures.copy'

type RemovalCallsProps = { closure: Closure; calls: ReturnType<typeof useClosureCalls> }

/** Before a closure is removed: who was not called about its call-off, and where they are found afterwards; nothing where nobody is to be called. */
export function RemovalCalls({ closure, calls: { customers, uncalled } }: RemovalCallsProps) {
  return (
    <>
      {uncalled > 0 && (
        <p>
          <strong>{phoneCallMessages.notCalled(uncalled)}</strong> {COPY.calledOffStay}{' '}
          <Link to={calledOffPath(closure)}>{COPY.cancelledBookings}</Link>.
        </p>
      )}
      <ToCall customers={customers} />
    </>
  )
}
