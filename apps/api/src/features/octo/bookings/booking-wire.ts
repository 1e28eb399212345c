import type { ResellerBookingRow } from '../../../platform/database/reseller-tables'
import type { Db } from '../../../platform/database/schema'
import type { Caller, Viewer } from '../caller'
import { loadContent } from '../catalogue/content'
import { findBooked, type Sold } from '../catalogue/find-products'
import { toOption, toProduct, UNIT_ID, type WireContext } from '../catalogue/product-wire'
import { isAllDay, timesOf } from '../local-times'
import { priceOf, sharesOf } from '../pricing'
import type { UnitItem } from './booking-body'
import type { Contact } from './contact'
import { type Found, withBookings } from './find-bookings'
import { type Standing, standingOf } from './standing'

/** Bookings as OCTO has them. */
export async function toBookings(db: Db, caller: Caller, rows: readonly ResellerBookingRow[]) {
  return describeBookings(db, caller, await withBookings(db, rows))
}

/** The same of what they have become. */
export async function describeBookings(db: Db, viewer: Viewer, found: readonly Found[]) {
  const standings = found.map((one) => standingOf(one, viewer))
  const products = await findBooked(db, [...new Set(standings.map(({ place }) => place.product_id))])
  const context = { ...viewer, content: await loadContent(db, viewer.capabilities) }
  return found.map((one, at) => {
    const standing = standings[at] as Standing
    const sold = products.get(standing.place.product_id) as Sold
    return toBooking(one, standing, sold, context)
  })
}

export async function toBookingOf(db: Db, caller: Caller, row: ResellerBookingRow) {
  const [booking] = await toBookings(db, caller, [row])
  return booking
}

function toBooking({ row }: Found, standing: Standing, sold: Sold, context: WireContext) {
  const { status, place, cancellation, redeemedAt } = standing
  const isHeld = row.state === 'hold'
  const slot = sold.slots.find(({ id }) => id === place.slot_id)
  const { openingHours, ...times } = timesOf(isAllDay(sold), place, {
    date: place.booking_date,
    timeZone: context.site.timeZone,
  })
  const redemption = { redemptionMethod: 'MANIFEST', utcRedeemedAt: redeemedAt }
  const isSure = status === 'CONFIRMED' || status === 'REDEEMED'
  return {
    id: row.uuid,
    uuid: row.uuid,
    testMode: row.is_test === 1,
    resellerReference: row.reseller_reference,
    supplierReference: row.supplier_reference,
    status,
    utcCreatedAt: row.created_at,
    utcUpdatedAt: standing.updatedAt,
    utcExpiresAt: isHeld ? row.expires_at : null,
    utcRedeemedAt: redeemedAt,
    utcConfirmedAt: standing.confirmedAt,
    productId: String(place.product_id),
    product: toProduct({ ...sold, slots: slot ? [slot] : [] }, context),
    optionId: String(place.slot_id),
    option: slot && toOption(sold, slot, { isFirst: true }, context),
    cancellable: standing.isCancellable,
    cancellation: cancellation && {
      refund: 'FULL',
      reason: cancellation.reason,
      utcCancelledAt: cancellation.at,
    },
    freesale: false,
    availabilityId: times.id,
    availability: { ...times, openingHours },
    contact: JSON.parse(row.contact) as Contact,
    notes: row.notes,
    deliveryMethods: ['VOUCHER'],
    voucher: {
      ...redemption,
      deliveryOptions: isSure ? [{ deliveryFormat: 'QRCODE', deliveryValue: row.supplier_reference }] : [],
    },
    unitItems: unitItemsOf(row, standing, sold, context),
    ...(context.capabilities.has('octo/pricing') && { pricing: priceOf(place.total_cents, context) }),
  }
}

function unitItemsOf(
  row: ResellerBookingRow,
  { status, place, redeemedAt }: Standing,
  sold: Sold,
  context: WireContext,
) {
  const items = JSON.parse(row.unit_items) as UnitItem[]
  const shares = sharesOf(place.total_cents, items.length)
  const nets = sharesOf(priceOf(place.total_cents, context).net ?? 0, items.length)
  const slot = sold.slots.find(({ id }) => id === place.slot_id)
  const [unit] = slot ? toOption(sold, slot, { isFirst: true }, context).units : []
  return items.map(({ uuid, resellerReference, contact }, at) => ({
    uuid,
    resellerReference,
    supplierReference: null,
    unitId: UNIT_ID,
    unit,
    status,
    utcRedeemedAt: redeemedAt,
    contact,
    ticket: null,
    ...(context.capabilities.has('octo/pricing') && {
      pricing: {
        ...priceOf(shares[at] ?? 0, context),
        ...(context.commissionPercent !== null && { net: nets[at] ?? 0 }),
      },
    }),
  }))
}
