import { LIST_QUERY } from '@luzzu/api-client'
import { useFindProductQuery } from '@luzzu/api-client/products'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { calculateQuote, DEFAULT_PRICING, parseCalendarDate, toAmount, toCents } from '@luzzu/domain'
import type { ProductWithAddons, TimeSlot } from '@luzzu/domain/contracts'
import type { BookingTime, MovableBooking } from './booking-time'

/** What the booking costs at a place, with the add-ons at the prices they were booked with; `undefined` while unknown. */
export function useMovedTotal(
  booking: Pick<MovableBooking, 'id_product_fk' | 'guests' | 'addons'>,
  time: BookingTime,
): number | undefined {
  const product = useFindProductQuery(booking.id_product_fk, LIST_QUERY)
  const slots = useListTimeSlotsQuery()
  const slot = slots.data?.find(({ id }) => id === time.slotId)
  return product.data && slot && totalAfterMove(booking, product.data, { date: time.date, slot })
}

export function totalAfterMove(
  { guests, addons }: Pick<MovableBooking, 'guests' | 'addons'>,
  { price, pricing }: Pick<ProductWithAddons, 'price' | 'pricing'>,
  { date, slot }: { date: string; slot: TimeSlot },
): number {
  const booked = addons.map(({ addon_name, extra_price }) => ({
    addon_name,
    extraPrice: extra_price === null ? null : toCents(extra_price),
  }))
  const priced = { price: toCents(price), pricing: pricing ?? DEFAULT_PRICING, slot, guests, addons: booked }
  return toAmount(calculateQuote({ ...priced, date: parseCalendarDate(date) }).total)
}
