import { fromJson } from '../../../platform/database/json-text'
import type { ResellerBookingRow } from '../../../platform/database/reseller-tables'
import type { Db } from '../../../platform/database/schema'
import type { Caller, Viewer } from '../caller'
import { loadContent } from '../catalogue/content'
import { findBookedProduct, type OfferedProduct } from '../catalogue/find-products'
import { toOption, toProduct, UNIT_ID, type WireContext } from '../catalogue/product-wire'
import { priceOf, sharesOf } from '../pricing'
import { findBookedAvailability } from './booked-availability'
import { type BookingState, bookingStateOf } from './booking-state'
import { loadBookings, type ResellerBooking } from './find-bookings'

/** Bookings as OCTO has them. */
export async function toBookings(db: Db, caller: Caller, rows: readonly ResellerBookingRow[]) {
  return describeBookings(db, caller, await loadBookings(db, rows))
}

/** The same of what they have become. */
export async function describeBookings(db: Db, viewer: Viewer, found: readonly ResellerBooking[]) {
  const standings = found.map((one) => bookingStateOf(one, viewer))
  const products = await findBookedProduct(db, [...new Set(standings.map(({ place }) => place.product_id))])
  const context = { ...viewer, content: await loadContent(db, viewer.capabilities) }
  const booked = standings.map(({ place }, at) => ({
    place,
    sold: products.get(place.product_id) as OfferedProduct,
    isTest: found[at]?.row.is_test === 1,
  }))
  const availabilities = await findBookedAvailability(db, booked, viewer)
  return found.map((one, at) =>
    toBooking(one, {
      standing: standings[at] as BookingState,
      sold: booked[at]?.sold as OfferedProduct,
      availability: availabilities[at] as Availability,
      context,
    }),
  )
}

export async function toBookingOf(db: Db, caller: Caller, row: ResellerBookingRow) {
  const [booking] = await toBookings(db, caller, [row])
  return booking
}

type Availability = Awaited<ReturnType<typeof findBookedAvailability>>[number]
type Described = {
  standing: BookingState
  sold: OfferedProduct
  availability: Availability
  context: WireContext
}

function toBooking({ row }: ResellerBooking, { standing, sold, availability, context }: Described) {
  const { status, place, cancellation, redeemedAt } = standing
  const isHeld = row.state === 'hold'
  const slot = sold.slots.find(({ id }) => id === place.slot_id)
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
    availabilityId: availability.id,
    availability,
    contact: fromJson(row.contact),
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
  { status, place, redeemedAt }: BookingState,
  sold: OfferedProduct,
  context: WireContext,
) {
  const items = fromJson(row.unit_items)
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
