import { randomUUID } from 'node:crypto'
import type { CalendarDate, Reseller, Scope, TokenMode } from '@luzzu/domain'
import type { Insertable } from 'kysely'
import { createSecret } from '../../src/auth/api-tokens/secrets'
import { secretBox } from '../../src/features/webhooks/secret-box'
import type { ApiTokenTable } from '../../src/platform/database/api-token-tables'
import { toJson } from '../../src/platform/database/json-text'
import type {
  AddonTable,
  BookingTable,
  ClosureTable,
  Db,
  ProductPictureTable,
  ProductRow,
  ProductTable,
  TimeSlotTable,
} from '../../src/platform/database/schema'
import { searchText } from '../../src/platform/search-text'
import { JWT_SECRET } from './test-app'

/** A valid product, in a new activity unless one is given. */
export async function aProduct(db: Db, fields: Partial<Insertable<ProductTable>> = {}): Promise<ProductRow> {
  const product = await db
    .insertInto('product')
    .values({
      activity_id: fields.activity_id ?? (await anActivity(db)),
      name: 'Painted Luzzu',
      description: 'A wooden fishing boat with a skipper and an awning.',
      max_persons: 8,
      max_weight_kg: 720,
      boat_height_m: 2.4,
      price_cents: 12_000,
      units: 1,
      image_hash: null,
      deleted_at: null,
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('product_name')
    .values({ product_id: product.id, name: product.name, search_name: searchText(product.name) })
    .execute()
  return product
}

/** A picture of a product besides its first. */
export async function aProductPicture(
  db: Db,
  fields: Partial<Insertable<ProductPictureTable>> & { product_id: number; image_hash: string },
): Promise<number> {
  const { id } = await db
    .insertInto('product_picture')
    .values({ alt: '', position: 0, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function anActivity(db: Db, name = 'Boats'): Promise<number> {
  const { id } = await db
    .insertInto('activity')
    .values({ name, type: 'Boat', description: 'Along the coast.', image_url: null, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type AddonFields = Partial<Insertable<AddonTable>> & { product_id: number }

export async function anAddon(db: Db, fields: AddonFields): Promise<number> {
  const { id } = await db
    .insertInto('addon')
    .values({
      addon_name: 'Maltese lunch on board',
      included: 0,
      extra_price_cents: 4500,
      deleted_at: null,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function aTimeSlot(db: Db, fields: Partial<Insertable<TimeSlotTable>> = {}): Promise<number> {
  const { id } = await db
    .insertInto('time_slot')
    .values({ name: 'Evening', starts_at: '19:00', ends_at: '21:00', deleted_at: null, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const TIMES = { 1: ['08:00', '12:00'], 2: ['13:00', '18:00'], 3: ['08:00', '18:00'] } as const
const NAMES = { 1: 'Morning', 2: 'Afternoon', 3: 'Full Day' } as const

type BookingFields = Partial<Omit<Insertable<BookingTable>, 'booking_date' | 'slot_id'>> & {
  account_id: number | null
  product: ProductRow
  booking_date?: string
  slot_id?: 1 | 2 | 3
}

/** Inserts a booking directly, subject to the constraints of the database only. */
export async function aBooking(
  db: Db,
  { product, slot_id = 1, booking_date = '2026-06-20', ...fields }: BookingFields,
): Promise<number> {
  const [starts_at, ends_at] = TIMES[slot_id]
  const { id } = await db
    .insertInto('booking')
    .values({
      product_id: product.id,
      activity_id: product.activity_id,
      slot_id,
      booking_date: booking_date as CalendarDate,
      starts_at,
      ends_at,
      product_name: product.name,
      slot_name: NAMES[slot_id],
      status: 'Pending',
      total_cents: product.price_cents,
      created_at: '2026-06-10T10:00:00.000Z',
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ClosureFields = Partial<Omit<Insertable<ClosureTable>, 'from_date' | 'to_date'>> & {
  from_date?: string
  to_date?: string
}

/** A closure of the whole business on one day in winter, unless otherwise told. */
export async function aClosure(db: Db, fields: ClosureFields = {}): Promise<number> {
  const { from_date = '2026-12-24', to_date = from_date, ...others } = fields
  const { id } = await db
    .insertInto('closure')
    .values({
      from_date: from_date as CalendarDate,
      to_date: to_date as CalendarDate,
      product_id: null,
      slot_id: null,
      units: null,
      reason: '',
      created_at: '2026-06-10T10:00:00.000Z',
      ...others,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A welcome email that the mail server rejected. */
export async function aFailedMail(db: Db, recipient = 'gone@example.com'): Promise<number> {
  const at = '2026-06-09T10:00:00.000Z'
  const { id } = await db
    .insertInto('outbox')
    .values({
      kind: 'welcome',
      recipient,
      subject: 'Welcome to Luzzu',
      data: JSON.stringify({ username: 'Maria' }),
      message_id: `<${randomUUID()}@luzzu>`,
      created_at: at,
      due_at: at,
      attempts: 1,
      first_attempt_at: at,
      last_error: '550: no such mailbox',
      failed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const A_RESELLER: Reseller = {
  name: 'Blue Grotto Tours',
  mail: 'desk@bluegrotto.example',
  commission_percent: 20,
  max_holds: 50,
  product_ids: null,
}

type TokenFields = Partial<Omit<Insertable<ApiTokenTable>, 'scopes' | 'reseller'>> & {
  scopes?: Scope[]
  reseller?: Partial<Reseller>
}

/** A token for a program; `headers` authenticate its requests. */
export async function anApiToken(db: Db, { scopes, reseller, ...fields }: TokenFields = {}) {
  const mode: TokenMode = fields.mode ?? 'live'
  const { token, stored } = createSecret(mode)
  const { id } = await db
    .insertInto('api_token')
    .values({
      name: 'Accounting',
      ...stored,
      scopes: toJson(scopes ?? ['bookings:read']),
      mode,
      expires_at: null,
      rate_per_minute: 600,
      reseller: scopes?.includes('octo') ? toJson({ ...A_RESELLER, ...reseller }) : null,
      created_at: '2026-06-01T08:00:00.000Z',
      created_by: null,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token, headers: { authorization: `Bearer ${token}` } }
}

/** A disabled endpoint, whose name leads nowhere. */
export async function aWebhookEndpoint(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('webhook_endpoint')
    .values({
      url: 'https://hooks.invalid/luzzu',
      events: toJson(['booking.created']),
      description: '',
      enabled: 0,
      disabled_reason: 'staff',
      secret: secretBox(JWT_SECRET).close('whsec_c2VjcmV0'),
      secret_last4: 'cmV0',
      previous_secret: null,
      created_at: '2026-06-09T10:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
