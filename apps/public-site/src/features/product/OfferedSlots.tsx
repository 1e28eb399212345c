import { useFindScheduleQuery } from '@luzzu/api-client/schedule'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { formatDuration, isOfferedSlot, scheduleWith, sortTimeSlots } from '@luzzu/domain'
import { DescriptionList } from '@luzzu/ui'
import { PRODUCT_COPY } from './product.copy'

/** When a product is offered and for how long, to compare it with others; nothing until that is known. */
export function OfferedSlots({ productId }: { productId: number }) {
  const schedule = useFindScheduleQuery(productId).data
  const slots = useListTimeSlotsQuery().data
  if (!schedule || !slots) return null
  const offered = scheduleWith(schedule, productId, slots)
  const items = sortTimeSlots(slots)
    .filter(({ id }) => isOfferedSlot(offered, id))
    .map(({ name, time_range }) => ({ term: name, detail: `${time_range}, ${formatDuration(time_range)}` }))
  if (items.length === 0) return null
  return (
    <>
      <h2>{PRODUCT_COPY.slots}</h2>
      <DescriptionList items={items} />
    </>
  )
}
