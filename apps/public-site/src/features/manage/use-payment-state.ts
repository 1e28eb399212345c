import { useGetPaymentStatusQuery } from '@luzzu/api-client/own-orders'
import { useEffect, useState } from 'react'
import { isStillChecking, pollInterval } from './poll-interval'

export type PaymentLookup = ReturnType<typeof usePaymentState>

/** The state of a payment as the server knows it, looked up again until it is settled. */
export function usePaymentState(session: string) {
  const [times, setTimes] = useState(0)
  const [interval, setInterval] = useState(pollInterval(undefined, 0))
  const query = useGetPaymentStatusQuery(session, {
    pollingInterval: interval,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  })
  const state = query.currentData?.status
  const { fulfilledTimeStamp } = query
  useEffect(() => {
    if (fulfilledTimeStamp !== undefined) setTimes((before) => before + 1)
  }, [fulfilledTimeStamp])
  const wanted = query.isError ? 0 : pollInterval(state, times)
  if (wanted !== interval) setInterval(wanted)

  return {
    state,
    isChecking: !query.isError && isStillChecking(state, times),
    /** Why it could not be looked up. */
    error: query.error,
    /** Whether nothing is looked up any more by itself. */
    isAtRest: interval === 0,
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
}
