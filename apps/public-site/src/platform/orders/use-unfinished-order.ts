import { POLLED_QUERY } from '@luzzu/api-client'
import { type TimedOrder, useGetOwnOrderQuery } from '@luzzu/api-client/own-orders'
import { isUnfinished } from '@luzzu/domain'
import { useEffect } from 'react'
import type { CurrentOrder } from './current-order'
import { forgetGuestHold } from './guest-holds'
import { isGone } from './order-problem'
import { accessOf } from './use-own-order'

/** An order as the server knows it now, while it is not finished; one that is over is forgotten. */
export function useUnfinishedOrder(order: CurrentOrder): TimedOrder | undefined {
  const { data, isError, error } = useGetOwnOrderQuery(accessOf(order), POLLED_QUERY)
  const isOver = (data !== undefined && !isUnfinished(data)) || (isError && isGone(error))
  const { id } = order
  useEffect(() => {
    if (isOver) forgetGuestHold(id)
  }, [isOver, id])
  return isOver ? undefined : data
}
