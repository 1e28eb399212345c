import type { BookingStatus, CalendarDate } from '@luzzu/domain'
import type { Generated, Selectable } from 'kysely'

export type BookingTable = {
  id: Generated<number>
  account_id: number
  product_id: number
  activity_id: number
  slot_id: number
  booking_date: CalendarDate
  starts_at: string
  ends_at: string
  /** Names and prices are copied: later changes to the catalogue alter no booking. */
  product_name: string
  slot_name: string
  status: BookingStatus
  total_cents: number
  created_at: string
  version: Generated<number>
}
export type BookingRow = Selectable<BookingTable>

export type BookingAddonTable = {
  booking_id: number
  addon_id: number
  addon_name: string
  extra_price_cents: number | null
}

/** The answer to a booking request, kept for whoever sends the same request again. */
export type IdempotencyKeyTable = {
  account_id: number
  key: string
  request_hash: string
  answer: string
  location: string
  /** The version of the booking that the answer shows. */
  version: Generated<number>
  created_at: string
}

/** What a booking was before it was declined or deleted, and the mail that waits. */
export type UndoTable = { booking_id: number; before: string; outbox_id: number | null; expires_at: string }

declare module '../../platform/database/schema' {
  interface Database {
    booking: BookingTable
    booking_addon: BookingAddonTable
    idempotency_key: IdempotencyKeyTable
    undo: UndoTable
  }
}
