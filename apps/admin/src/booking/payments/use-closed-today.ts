import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useGetCashUpQuery } from '@luzzu/api-client/cash-ups'
import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, dateIn } from '@luzzu/domain'
import type { Payment } from '@luzzu/domain/contracts'
import { PAYMENTS_COPY as COPY } from './payments.copy'

type Options = { skip?: boolean }

/** Why nothing can be recorded today: its cash-up is done. `undefined` while that is not known. */
export function useClosedToday({ skip = false }: Options = {}): string | undefined {
  const { time_zone } = useSite()
  return useIsClosed(dateIn(time_zone, useNow()), skip) ? COPY.closedToday : undefined
}

/** Why a payment cannot be reversed, and what can be done instead: the cash-up of its day is done. */
export function useClosedReversal(
  { created_at }: Payment,
  { skip = false }: Options = {},
): string | undefined {
  const { time_zone } = useSite()
  const isClosed = useIsClosed(dateIn(time_zone, new Date(created_at)), skip)
  const isTodayClosed = useClosedToday({ skip }) !== undefined
  if (!isClosed) return undefined
  return isTodayClosed ? COPY.closedRefund : COPY.closedReversal
}

function useIsClosed(day: CalendarDate, skip: boolean): boolean {
  const { currentData } = useGetCashUpQuery(day, { ...LIST_QUERY, skip })
  return currentData?.date === day && currentData.closed_at !== null
}
