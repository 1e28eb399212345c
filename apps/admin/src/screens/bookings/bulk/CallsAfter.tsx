import { LIST_QUERY } from '@luzzu/api-client'
import { useFindBookingsQuery } from '@luzzu/api-client/phone-calls'
import { canRecordCall } from '@luzzu/domain'
import type { BulkDecision } from '../../../booking/decisions/booking-decisions'
import { type Callee, withCalls } from '../../../booking/phone-calls/phone-calls'
import { ToCall } from '../../../booking/phone-calls/ToCall'
import { useReference } from '../../../platform/refresh/live-queries'

type CallsAfterProps = { decision: BulkDecision; customers: readonly Callee[] }

/** Whom to call about what was decided; those of cancelled bookings are ticked off. */
export function CallsAfter({ decision, customers }: CallsAfterProps) {
  if (customers.length === 0) return null
  return decision === 'decline' ? (
    <DeclinedCustomers customers={customers} />
  ) : (
    <ToCall customers={customers} />
  )
}

function DeclinedCustomers({ customers }: { customers: readonly Callee[] }) {
  const ids = customers.flatMap(({ booking }) => booking?.id ?? [])
  const { data } = useReference(useFindBookingsQuery(ids, LIST_QUERY))
  // Whoever undoes it has nobody to call.
  const cancelled = data?.filter(({ status }) => canRecordCall(status))
  return <ToCall customers={withCalls(customers, cancelled)} />
}
