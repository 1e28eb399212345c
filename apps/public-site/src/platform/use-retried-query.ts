import { useEffect, useState } from 'react'

const TRIES = 3
const PAUSE = 1000

type Query<Data> = { data?: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }

export type Retried<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; data: Data }

/** A query that counts as failed only after it was tried again, with a longer pause each time. */
export function useRetriedQuery<Data>({ data, isError, isFetching, refetch }: Query<Data>): Retried<Data> {
  const [failures, setFailures] = useState(0)
  const failedNow = isError && !isFetching
  const spent = failures >= TRIES - 1

  useEffect(() => {
    if (!failedNow || spent) return
    const timer = setTimeout(
      () => {
        setFailures((count) => count + 1)
        refetch()
      },
      PAUSE * 2 ** failures,
    )
    return () => clearTimeout(timer)
  }, [failedNow, spent, failures, refetch])

  if (data !== undefined) return { state: 'loaded', data }
  return failedNow && spent ? { state: 'failed' } : { state: 'loading' }
}
