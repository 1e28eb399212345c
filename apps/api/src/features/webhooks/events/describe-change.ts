import { addDays, dateIn, type Instant, MAX_SETTING, occupiesUnit, type WebhookEvent } from '@luzzu/domain'
import type { WebhookChangeRow } from '../../../platform/database/integration-tables'
import type { AuditRow, BookingAddonTable, Db } from '../../../platform/database/schema'
import type { Site } from '../../../platform/settings/site'
import { snapshotOf } from '../../bookings/commands/undo-steps'
import {
  type BookingWithUser,
  listAddons,
  originOf,
  selectBookings,
  toBooking,
} from '../../bookings/queries/bookings.queries'
import { toEntry } from '../../history/history-entry'

export type Event = { type: WebhookEvent; data: object }

/** What a change means to endpoints; nothing to tell where `events` is empty. */
export type Described = {
  at: Instant
  bookingId: number | null
  events: Event[]
  /** Whether it can be undone, and waits until it no longer can. */
  isHeld: boolean
  /** Since when it takes back the newest change of its booking that waits; it may take back none. */
  withdrawsSince: Instant | undefined
}

type Record = { [field: string]: unknown }

/** `undefined` for what is told by another change, or is gone. */
export async function describeChange(
  db: Db,
  change: WebhookChangeRow,
  site: Site,
): Promise<Described | undefined> {
  if (change.booking_id !== null) return describeCreation(db, change.booking_id)
  if (change.audit_id === null) return undefined
  const entry = await db.selectFrom('audit').selectAll().where('id', '=', change.audit_id).executeTakeFirst()
  if (!entry) return undefined
  const [before, after] = [read(entry.before), read(entry.after)]
  if (entry.entity === 'booking') return describeBookingChange(db, entry, { before, after })
  const events = await describeCatalogueChange(db, entry, { before, after, site })
  return { at: entry.at, bookingId: null, events, isHeld: false, withdrawsSince: undefined }
}

const read = (json: string | null) => (json === null ? undefined : (JSON.parse(json) as Record))

async function describeCreation(db: Db, id: number): Promise<Described | undefined> {
  const current = await selectBookings(db).where('booking.id', '=', id).executeTakeFirst()
  // Read after the booking: what has changed it meanwhile is recorded, too.
  const booking = (await findStateAtCreation(db, id)) ?? current
  if (!booking) return undefined
  const events = [await bookingEvent(db, 'booking.created', booking, 'created'), ...placesOf(booking)]
  return { at: booking.created_at, bookingId: id, events, isHeld: false, withdrawsSince: undefined }
}

/** A booking as it was created; `undefined` where nothing is recorded of it: it has not been changed since. */
async function findStateAtCreation(db: Db, id: number): Promise<BookingWithUser | undefined> {
  const oldest = await selectHistory(db, id)
    .where((row) => row.or([row('before', 'is not', null), row('after', 'is not', null)]))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return oldest && ((read(oldest.before) ?? read(oldest.after)) as BookingWithUser | undefined)
}

const selectHistory = (db: Db, bookingId: number) =>
  db.selectFrom('audit').selectAll().where('entity', '=', 'booking').where('entity_id', '=', bookingId)

type States = { before: Record | undefined; after: Record | undefined }

async function describeBookingChange(
  db: Db,
  entry: AuditRow,
  states: States,
): Promise<Described | undefined> {
  const [before, after] = [states.before, states.after] as (BookingWithUser | undefined)[]
  const { at, entity_id: bookingId } = entry
  const { action } = toEntry(entry, null)
  const described = { at, bookingId, isHeld: false, withdrawsSince: undefined }
  if (action === 'undone') {
    const withdrawsSince = before ? before.created_at : await findDeletionTime(db, entry)
    return { ...described, events: [], withdrawsSince }
  }
  // A creation is told by the booking itself.
  if (!before) return undefined
  const tell = (type: WebhookEvent, booking: BookingWithUser, cause: string = action) =>
    bookingEvent(db, type, booking, cause)
  if (action === 'deleted') {
    const gone = { ...before, version: before.version + 1, updated_at: at }
    return { ...described, events: [await tell('booking.deleted', gone), ...placesOf(before)], isHeld: true }
  }
  if (!after) return undefined
  if (action === 'moved')
    return {
      ...described,
      events: [await tell('booking.moved', after), ...placesOf(before), ...placesOf(after)],
    }
  if (before.status === after.status)
    return { ...described, events: await describeUpdate({ before, after }, tell) }
  if (after.status === 'Confirmed') return { ...described, events: [await tell('booking.confirmed', after)] }
  const events = [await tell('booking.cancelled', { ...after, updated_at: at }), ...placesOf(before)]
  return {
    ...described,
    events,
    isHeld: action !== 'expired' && (await canBeUndone(db, entry, { before, after })),
  }
}

type Changed = { before: BookingWithUser; after: BookingWithUser }

type Tell = (type: WebhookEvent, booking: BookingWithUser, cause?: string) => Promise<Event>

/** What is told of a booking that keeps its place and its status. */
async function describeUpdate({ before, after }: Changed, tell: Tell): Promise<Event[]> {
  if (before.attendance !== after.attendance) return [await tell('booking.attendance', after, 'attendance')]
  // Its price follows the guests as it follows the place.
  return before.guests === after.guests ? [] : [await tell('booking.moved', after, 'guests')]
}

/** When a booking was deleted that an undo has put back. */
async function findDeletionTime(db: Db, { id, entity_id }: AuditRow): Promise<Instant | undefined> {
  const deletion = await selectHistory(db, entity_id)
    .where('action', '=', 'deleted')
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return deletion?.at
}

/** What customers cancel themselves is final. */
async function canBeUndone(db: Db, entry: AuditRow, { before, after }: Changed): Promise<boolean> {
  const isOwn = entry.account_id === before.account_id || after.cancellation === 'by-customer'
  return !isOwn || hasUndoStep(db, entry)
}

/** Whether a change of a booking can be undone. */
export async function hasUndoStep(db: Db, { at, entity_id }: AuditRow): Promise<boolean> {
  const step = db.selectFrom('undo').select('id').where('booking_id', '=', entity_id)
  return (await step.where('expires_at', '>', at).limit(1).executeTakeFirst()) !== undefined
}

async function bookingEvent(db: Db, type: WebhookEvent, row: BookingWithUser, cause: string): Promise<Event> {
  return { type, data: toData(toBooking(row, await findAddons(db, row.id)), row, cause) }
}

/** The add-ons of a booking, which never change; those of a deleted one are kept for an undo. */
async function findAddons(db: Db, bookingId: number): Promise<BookingAddonTable[]> {
  const chosen = await listAddons(db, [bookingId])
  if (chosen.length > 0) return chosen
  const step = await db
    .selectFrom('undo')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return step ? snapshotOf(step).addons : []
}

/** The booking as staff read it, without notes and contacts. */
const toData = (booking: object, row: BookingWithUser, cause: string) => ({
  ...booking,
  ...originOf(row),
  version: row.version,
  cause,
})

/** The day on which a place was taken or given up. */
function placesOf({ status, product_id, booking_date }: BookingWithUser): Event[] {
  return occupiesUnit(status) ? [availability(product_id, booking_date, booking_date)] : []
}

function availability(product_id: number | null, from_date: string, to_date: string): Event {
  return { type: 'availability.changed', data: { product_id, from_date, to_date } }
}

type Change = States & { site: Site }

/** Fields of a product that decide what can be booked. */
const OFFERED = [
  ...['units', 'max_persons', 'deleted_at', 'min_notice_hours'],
  ...['slot_ids', 'time_slots', 'weekdays', 'season'],
]

async function describeCatalogueChange(
  db: Db,
  { entity, entity_id, action, at }: AuditRow,
  { before, after, site }: Change,
): Promise<Event[]> {
  const today = dateIn(site.timeZone, new Date(at))
  const window = (product: number | null) =>
    availability(product, today, addDays(today, site.settings.booking_window_days ?? MAX_SETTING.windowDays))
  if (entity === 'closure') {
    const periods = [before, after].flatMap((one) => (one?.from_date ? [one] : []))
    return unique(
      periods.map((one) =>
        availability(one.product_id as number | null, String(one.from_date), String(one.to_date)),
      ),
    )
  }
  if (entity === 'time_slot') return action === 'created' && !opensPlaces(after) ? [] : [window(null)]
  const id = entity === 'product' ? entity_id : Number((after ?? before)?.product_id)
  const product = await db.selectFrom('product').select('version').where('id', '=', id).executeTakeFirst()
  if (!product) return []
  const isOffer = entity === 'product' && (!before || !after || differs(before, after, OFFERED))
  return [
    { type: 'product.changed', data: { id, version: product.version } },
    ...(isOffer ? [window(id)] : []),
  ]
}

/** Whether a new time slot is offered at all. */
const opensPlaces = (slot: Record | undefined) => slot?.archived !== 1 && slot?.product_ids !== '[]'

const differs = (before: Record, after: Record, fields: readonly string[]) =>
  fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))

const unique = (events: Event[]) => [
  ...new Map(events.map((event) => [JSON.stringify(event), event])).values(),
]
