import { useGetClosureQuery } from '@luzzu/api-client/closures'
import type { Closure } from '@luzzu/domain/contracts'
import { bookingsPath } from '../paths'
import { useCalled } from '../phone-calls/called'

/** Whom the call-offs of a closure could not email, and how many of them were not called yet. */
export function useClosureCalls(closure: Closure | undefined) {
  const { currentData } = useGetClosureQuery(closure?.id ?? 0, { skip: closure === undefined })
  const { isCalled } = useCalled()
  const customers = currentData?.to_call ?? []
  return { customers, uncalled: customers.filter((customer) => !isCalled(customer)).length }
}

/** Where the bookings that a closure has called off are listed. */
export const calledOffPath = ({ from_date, to_date }: Pick<Closure, 'from_date' | 'to_date'>) =>
  bookingsPath({
    status: 'Cancelled',
    ...(from_date === to_date ? { date: from_date } : { order: 'earliest' }),
  })
