import { fieldErrorsOf, isApiError, isProblem, messageOf, problemOf } from '@luzzu/api-client'
import { ORDERS_COPY } from './orders.copy'

/** Why places could not be held: the item that is the reason, if it is one, and its field. */
export type HoldProblem = {
  message: string
  item?: number
  field?: string
  /** The orders of the account that are to be finished first. */
  orders?: readonly number[]
}

const ITEM_FIELD = /^items\/(\d+)\/(\w+)$/

export function toHoldProblem(error: unknown): HoldProblem {
  const message = messageOf(error, ORDERS_COPY.unreachable)
  if (isProblem(error, 'slot-taken') || isProblem(error, 'closed')) {
    const item = isApiError(error) ? problemOf(error.body)?.item : undefined
    return { message, ...(item !== undefined && { item, field: 'slot_id' }) }
  }
  for (const [pointer, detail] of Object.entries(fieldErrorsOf(error))) {
    const [, item, field] = ITEM_FIELD.exec(pointer) ?? []
    if (detail && item !== undefined && field !== undefined)
      return { message: detail, item: Number(item), field }
  }
  const orders = isApiError(error) ? problemOf(error.body)?.orders : undefined
  return { message, ...(orders && { orders }) }
}

/** Whether an order is no longer there to be changed, so that its places are held again. */
export const isGone = (error: unknown) =>
  isProblem(error, 'hold-expired') || (isApiError(error) && error.status === 404)

/** Whether a place of the order is the reason, on its day at its time, so that only another one can be held. */
export const isLostPlace = (problem: HoldProblem | undefined): problem is HoldProblem & { item: number } =>
  problem?.item !== undefined && LOST_FIELDS.has(problem.field ?? '')

const LOST_FIELDS: ReadonlySet<string> = new Set(['slot_id', 'booking_date'])
