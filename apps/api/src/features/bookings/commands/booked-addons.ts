import type { AddonRow } from '../../../platform/database/catalogue-tables'
import type { BookingAddonTable, Tx } from '../../../platform/database/schema'

/** An add-on as it was booked, whatever becomes of it. */
export type BookedAddon = Omit<BookingAddonTable, 'booking_id'>

export const toBookedAddon = ({ id, addon_name, extra_price_cents }: AddonRow): BookedAddon => ({
  addon_id: id,
  addon_name,
  extra_price_cents,
})

export async function insertAddons(
  tx: Tx,
  booking_id: number,
  addons: readonly BookedAddon[],
): Promise<void> {
  if (addons.length === 0) return
  await tx
    .insertInto('booking_addon')
    .values(addons.map((addon) => ({ ...addon, booking_id })))
    .execute()
}
