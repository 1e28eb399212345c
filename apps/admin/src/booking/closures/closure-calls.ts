import { LIST_QUERY } from '@luzzu/api-client'
import { useGetClosureQuery } from '@luzzu/api-client/closures'
import type { Closure } from '@luzzu/domain/contracts'
import { bookingsPath } from '../paths'
import { calleesOf, countUncalled } from '../phone-calls/phone-calls'

/** Whom the call-offs of a closure could not email, and how many of them were not called yet. */
export function useClosureCalls(closure: Closure | undefined) {
  const { currentData } = useGetClosureQuery(closure?.id ?? 0, { ...LIST_QUERY, skip: closure === undefined })
  const customers = calleesOf(currentData?.to_call)
  return { customers, uncalled: countUncalled(customers) }
}

/** Where the bookings that a closure has called off are listed. */
export const calledOffPath = ({ from_date, to_date }: Pick<Closure, 'from_date' | 'to_date'>) =>
  bookingsPath({
    status: 'Cancelled',
    ...(from_date === to_date ? { date: from_date } : { order: 'earliest' }),
  })

/** Of the offer to undo a call-off, which ends with its closure. */
export const callOffTopic = (closureId: number) => `call-off ${closureId}`
