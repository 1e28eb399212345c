import { parseCalendarDate, toBookingDate } from '@luzzu/domain'
import type { OrderItem } from '../../../platform/orders/current-order'
import type { HoldProblem } from '../../../platform/orders/order-problem'
import type { BookingError } from '../confirm/booking-error'
import { guestsOf, type Wizard } from '../wizard'

/** What is to be held; `undefined` while the date or the slot is missing. */
export function toOrderItem(productId: number, wizard: Wizard): OrderItem | undefined {
  const date = parseCalendarDate(wizard.date)
  if (!date || wizard.slotId === null) return undefined
  const guests = guestsOf(wizard)
  return {
    booking_date: toBookingDate(date),
    id_product_fk: productId,
    slot_id: wizard.slotId,
    addon_ids: wizard.addonIds,
    ...(guests !== null && { guests }),
  }
}

const STEP_OF: Record<string, BookingError['step']> = {
  slot_id: 'time',
  booking_date: 'date',
  guests: 'details',
  addon_ids: 'details',
}

/** Where what was refused is corrected; `undefined` where another item of the order is the reason, or none. */
export function toStepError(
  { item, field, message }: HoldProblem,
  editing: number,
): BookingError | undefined {
  const step = field === undefined ? undefined : STEP_OF[field]
  return item === editing && step ? { step, message } : undefined
}
