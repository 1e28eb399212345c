import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListHoldsQuery } from '@luzzu/api-client/holds'
import type { CalendarDate } from '@luzzu/domain'
import type { Hold } from '@luzzu/domain/contracts'
import { sourceOf, useRefreshed } from '../../platform/refresh/use-refreshed'
import { useHasResellers } from './use-has-resellers'

/** What resellers hold now, from a day to another, both included. Without resellers nothing is asked. */
export function useHolds(from: CalendarDate, to: CalendarDate): Hold[] {
  const skip = !useHasResellers()
  const query = useListHoldsQuery({ from, to }, { ...LIST_QUERY, skip })
  useRefreshed({ ...sourceOf(query), refresh: () => !skip && query.refetch() })
  const now = useNow().getTime()
  const { currentData = [] } = query
  return currentData.filter(({ expires_at }) => Date.parse(expires_at) > now)
}
