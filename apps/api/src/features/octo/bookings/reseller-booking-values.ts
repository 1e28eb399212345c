import { type BookedByReseller, hasStarted } from '@luzzu/domain'
import { fromJson, toJson } from '../../../platform/database/json-text'
import type { ResellerBookingRow } from '../../../platform/database/reseller-tables'
import { searchText } from '../../../platform/search-text'
import type { Moment } from '../../../platform/settings/site'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import type { Caller } from '../caller'
import type { OfferedProduct } from '../catalogue/find-products'
import { invalidUuid, unprocessable } from '../octo-error'

/** What the booking of the business shows of whom it is for, and who sold it. */
export function customerColumns(row: ResellerBookingRow, { reseller }: Pick<Caller, 'reseller'>) {
  const contact = fromJson(row.contact)
  const name = contact.fullName ?? reseller.name
  const sold: BookedByReseller = {
    name: reseller.name,
    reference: row.reseller_reference,
    supplier_reference: row.supplier_reference,
    uuid: row.uuid,
    receipt: row.email_receipt === 1,
  }
  return {
    contact_name: name,
    contact_search: searchText(name),
    contact_phone: contact.phoneNumber,
    contact_mail: contact.emailAddress,
    guests: guestsOf(row),
    reseller: toJson(sold),
  }
}

export const guestsOf = (row: ResellerBookingRow) => fromJson(row.unit_items).length

/** Whether a booking of the product needs nobody's decision. */
export const isInstant = ({ distribution }: OfferedProduct, { site }: Pick<Moment, 'site'>) =>
  distribution.instant_confirmation ?? site.settings.auto_confirm

/** @throws {OctoError} `INVALID_BOOKING_UUID` for a hold that has ended. */
export function assertNotExpired(row: ResellerBookingRow, { at }: Caller): void {
  if (row.state === 'hold' && row.expires_at <= at) throw invalidUuid(row.uuid, 'This hold has expired.')
}

/** @throws {OctoError} `UNPROCESSABLE_ENTITY` */
export function assertNotStarted(row: ResellerBookingRow, { site, now }: Caller): void {
  const slot = { date: row.booking_date, timeRange: timeRangeOf(row), timeZone: site.timeZone }
  if (hasStarted(slot, now)) throw unprocessable('The time slot has begun.')
}
