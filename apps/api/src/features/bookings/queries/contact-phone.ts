import { sql } from 'kysely'

/** The phone number to call about a booking joined with its account: what was typed for it comes first. */
export const contactPhone = sql<string | null>`coalesce(
  nullif(booking.contact_phone, ''),
  nullif(account.phone, '')
)`
