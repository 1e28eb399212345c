import { areItems, CHECKOUT_MESSAGES, type FieldErrors, type Validated } from '@luzzu/domain'
import type { Moment } from '../../../platform/settings/site'
import { type CreateBookingInput, readCreateBookingInput } from '../../bookings/commands/create-booking-input'

/** Reads the places that an order is to hold; errors are at `items/0/booking_date` and the like. */
export function readItems(
  { items }: Record<string, unknown>,
  moment: Moment,
): Validated<CreateBookingInput[]> {
  if (!areItems(items)) return { ok: false, errors: { items: CHECKOUT_MESSAGES.items } }
  const errors: FieldErrors = {}
  const value: CreateBookingInput[] = []
  for (const [index, item] of items.entries()) {
    const read = readCreateBookingInput(placeOf(item), moment)
    if (read.ok) value.push(read.value)
    else Object.assign(errors, errorsAt(index, read.errors))
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value }
}

/** Only single bookings may be asked for with ids as text. */
function placeOf(item: unknown) {
  const { booking_date, id_product_fk, slot_id, addon_ids, guests } = (item ?? {}) as Record<string, unknown>
  return {
    booking_date,
    id_product_fk: notText(id_product_fk),
    slot_id: notText(slot_id),
    addon_ids: Array.isArray(addon_ids) ? addon_ids.map(notText) : addon_ids,
    guests,
  }
}

const notText = (id: unknown) => (typeof id === 'string' ? undefined : id)

/** Errors of an item, as the order has them. */
export const errorsAt = (index: number, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [`items/${index}/${field}`, message]))
