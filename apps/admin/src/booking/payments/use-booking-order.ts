import type { Answer } from '@luzzu/api-client'
import { useCreateOrderOfBookingMutation } from '@luzzu/api-client/orders'

type BookingOfOrder = { id: number; order_id?: number | null | undefined }

/** Finds the id of a booking's order. A booking from before payments were on gets one. */
export function useBookingOrder() {
  const [create] = useCreateOrderOfBookingMutation()
  return async ({ id, order_id }: BookingOfOrder): Promise<Answer<number>> => {
    if (order_id) return { data: order_id }
    const { data, error } = await create(id)
    return error ? { error } : { data: data.id }
  }
}
