import { useNow } from '@luzzu/api-client'
import { useFindScheduleQuery } from '@luzzu/api-client/schedule'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import {
  DEFAULT_PRICING,
  dateIn,
  formatDuration,
  formatMoney,
  isOfferedSlot,
  offerOf,
  scheduleWith,
  slotPriceFrom,
  sortTimeSlots,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { ProductWithAddons, TimeSlot } from '@luzzu/domain/contracts'
import { DescriptionList } from '@luzzu/ui'
import { PRODUCT_COPY, slotPriceText } from './product.copy'

/** When a product is offered, for how long and for how much, to compare it with others; nothing until that is known. */
export function OfferedSlots({ product }: { product: ProductWithAddons }) {
  const { currency, time_zone, booking_window_days: windowDays } = useSite()
  const today = dateIn(time_zone, useNow())
  const schedule = useFindScheduleQuery(product.id).data
  const slots = useListTimeSlotsQuery().data
  if (!schedule || !slots) return null
  const offered = scheduleWith(schedule, product.id, slots)
  const { price, pricing = DEFAULT_PRICING } = product
  const offer = offerOf(offered, [], { today, windowDays })
  const priceOf = (slot: TimeSlot) => {
    const { amount, varies } = slotPriceFrom({ price: toCents(price), pricing }, slot, offer)
    return slotPriceText(formatMoney(toAmount(amount), currency), { varies, charge: pricing.charge })
  }
  const items = sortTimeSlots(slots)
    .filter(({ id }) => isOfferedSlot(offered, id))
    .map((slot) => ({
      term: slot.name,
      detail: `${slot.time_range}, ${formatDuration(slot.time_range)}, ${priceOf(slot)}`,
    }))
  if (items.length === 0) return null
  return (
    <>
      <h2>{PRODUCT_COPY.slots}</h2>
      <DescriptionList items={items} />
    </>
  )
}
