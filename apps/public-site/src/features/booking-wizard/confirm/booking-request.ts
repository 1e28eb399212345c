import { parseCalendarDate, toBookingDate } from '@luzzu/domain'
import type { BookingRequest, ProductWithAddons } from '@luzzu/domain/contracts'
import { guestsOf, type Wizard } from '../wizard'

type BookingChoices = {
  product: ProductWithAddons | undefined
  wizard: Wizard
  userId: number | undefined
  /** The total shown on the page. */
  total: number
}

/** `undefined` while the product, date, slot or customer is missing. */
export function toBookingRequest({
  product,
  wizard,
  userId,
  total,
}: BookingChoices): BookingRequest | undefined {
  const date = parseCalendarDate(wizard.date)
  if (!product || !date || wizard.slotId === null || userId === undefined) return undefined
  const guests = guestsOf(wizard)
  return {
    booking_date: toBookingDate(date),
    id_product_fk: product.id,
    slot_id: wizard.slotId,
    status: 'Pending',
    total_price: total,
    id_user_fk: userId,
    addon_ids: wizard.addonIds,
    ...(guests !== null && { guests }),
  }
}
