import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListHoldsQuery } from '@luzzu/api-client/holds'
import type { CalendarDate } from '@luzzu/domain'
import type { Hold } from '@luzzu/domain/contracts'
import { useReference } from '../../platform/refresh/live-queries'
import { useHasResellers } from './use-has-resellers'

/** What resellers hold now, from a day to another, both included. Without resellers nothing is asked. */
export function useHolds(from: CalendarDate, to: CalendarDate): Hold[] {
  const skip = !useHasResellers()
  const { currentData = [] } = useReference(useListHoldsQuery({ from, to }, { ...LIST_QUERY, skip }))
  const now = useNow().getTime()
  return currentData.filter(({ expires_at }) => Date.parse(expires_at) > now)
}
