import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useGetCashUpQuery } from '@luzzu/api-client/cash-ups'
import { useSite } from '@luzzu/api-client/site'
import { dateIn } from '@luzzu/domain'
import { PAYMENTS_COPY as COPY } from './payments.copy'

/** Why nothing can be recorded today: its cash-up is done. `undefined` while that is not known. */
export function useClosedToday({ skip = false } = {}): string | undefined {
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const { currentData } = useGetCashUpQuery(today, { ...LIST_QUERY, skip })
  return currentData?.date === today && currentData.closed_at ? COPY.closedToday : undefined
}
