import type { CalendarDate, Distribution } from '@luzzu/domain'
import type { Generated, Selectable } from 'kysely'
import type { StoredInstant } from './account-tables'
import type { JsonText } from './json-text'

/** Whom a booking or one of its guests is for; `null` where it is unknown. */
export type ResellerContact = {
  fullName: string | null
  firstName: string | null
  lastName: string | null
  emailAddress: string | null
  phoneNumber: string | null
  postalCode: string | null
  country: string | null
  notes: string | null
  locales: string[]
}

/** A guest of a booking. */
export type UnitItem = { uuid: string; resellerReference: string | null; contact: ResellerContact }

type Place = {
  product_id: number
  slot_id: number
  booking_date: CalendarDate
  starts_at: string
  ends_at: string
}

/** A unit that is kept until an instant without being booked. Real bookings never see those of tests. */
export type HoldTable = Place & {
  id: Generated<number>
  expires_at: StoredInstant
  updated_at: StoredInstant
  is_test: 0 | 1
}

/** What a reseller holds and books, as it was last agreed with the reseller. */
export type ResellerBookingTable = Place & {
  id: Generated<number>
  uuid: string
  token_id: number
  is_test: 0 | 1
  request_hash: string
  state: 'hold' | 'booked' | 'cancelled'
  /** While it is held; of tests also when it is booked. */
  hold_id: number | null
  /** The booking of the business that it became, which staff may have changed or deleted since; `null` for tests. */
  booking_id: number | null
  product_name: string
  slot_name: string
  test_status: 'Pending' | 'Confirmed' | null
  total_cents: number
  unit_items: JsonText<UnitItem[]>
  contact: JsonText<ResellerContact>
  notes: string | null
  reseller_reference: string | null
  supplier_reference: string
  email_receipt: 0 | 1
  created_at: StoredInstant
  updated_at: StoredInstant
  expires_at: StoredInstant
  confirmed_at: StoredInstant | null
  cancelled_at: StoredInstant | null
  cancel_reason: string | null
  /** The closure by which a hold was called off. */
  closure_id: Generated<number | null>
}
export type ResellerBookingRow = Selectable<ResellerBookingTable>

/** How a product is sold by resellers. */
export type ProductDistributionTable = {
  product_id: number
  distribution: JsonText<Distribution>
  version: number
}
