import { MAX_ID, parseCalendarDate, parseId } from '@luzzu/domain'
import type { BookingSort } from '@luzzu/domain/contracts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Db } from '../../../platform/database/schema'
import type { BookingFilter, BookingKey, BookingSelection } from './booking-filter'

type Order = Pick<BookingSelection, 'sort' | 'order'>

type Column = `booking.${string}`

/** How values of a sort are written in a cursor, and what lies before and after all of them. */
type Sorted = {
  columns: readonly Column[]
  parse: (text: string) => string | number | undefined
  first: string | number
  last: string | number
}

const ID: Sorted = { columns: ['booking.id'], parse: parseId, first: 0, last: MAX_ID }

/** The highest code point, whose bytes come after those of any text. */
const LAST_TEXT = '\u{10FFFF}'
const TEXT = {
  parse: (text: string) => {
    const parsed = Buffer.from(text, 'base64url').toString()
    // PostgreSQL takes no NUL in a text.
    return toText(parsed) === text && !parsed.includes('\0') ? parsed : undefined
  },
  first: '',
  last: LAST_TEXT,
}

/** Joins the values of several columns, which have the same length in all rows. */
const JOINT = 'T'

function parseStart(text: string): string | undefined {
  const [date = '', time = ''] = text.split(JOINT)
  const start = `${parseCalendarDate(date)}${JOINT}${time}`
  return /^\d\d:\d\d$/.test(time) && start === text ? start : undefined
}

const SORTS: Record<BookingSort, Sorted> = {
  id: ID,
  created_at: ID,
  booking_date: {
    columns: ['booking.booking_date', 'booking.starts_at'],
    parse: parseStart,
    first: '0000-00-00T00:00',
    last: '9999-99-99T99:99',
  },
  username: { columns: ['booking.customer_sort'], ...TEXT },
  product_name: { columns: ['booking.product_sort'], ...TEXT },
  total_price: {
    columns: ['booking.total_cents'],
    parse: (text) => (/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined),
    first: -1,
    last: Number.MAX_SAFE_INTEGER,
  },
}

const SEPARATOR = '.'
const toText = (text: string) => Buffer.from(text).toString('base64url')

export const isById = (sort: BookingSort) => SORTS[sort] === ID

/** Encodes a key as the cursor in the URL. */
export function toCursor({ id, at }: BookingKey, sort: BookingSort): string {
  if (isById(sort)) return String(id)
  const isText = sort === 'username' || sort === 'product_name'
  return `${isText ? toText(String(at)) : at}${SEPARATOR}${id}`
}

export function parseCursor(text: string, sort: BookingSort): BookingKey | undefined {
  const [value = '', number = '', ...rest] = isById(sort) ? [text, text] : text.split(SEPARATOR)
  const [at, id] = [SORTS[sort].parse(value), parseId(number)]
  return at !== undefined && id && rest.length === 0 ? { id, at } : undefined
}

type Page = Omit<BookingFilter, 'q'>

const ref = (column: Column) => sql.ref<string | number>(column)

/** What a list is sorted by, as one value. */
export const sortedBy = (sort: BookingSort) =>
  sql<string | number>`${sql.join(SORTS[sort].columns.map(ref), sql.raw(`|| '${JOINT}' ||`))}`

/**
 * Keys of the bookings on one page, without a search. A narrow filter is `sorted` after matching; otherwise the
 * database might scan a whole index for a few rows.
 */
export function selectKeys(
  db: Db,
  { date, status, source, customer, limit, ...page }: Page,
  { sorted = customer !== undefined } = {},
) {
  let query = db
    .selectFrom('booking')
    .select(['booking.id', sortedBy(page.sort).as('at')])
    .limit(limit)
  if (date) query = query.where('booking.booking_date', '=', date)
  if (customer) query = query.where('booking.account_id', '=', customer)
  // Concatenated, because the database might prefer the index of all bookings in that status.
  if (status) query = query.where(sorted ? sql`booking.status || ''` : 'booking.status', '=', status)
  if (source) query = query.where('booking.source', '=', source)
  // A literal, because a partial index is not used with a parameter.
  if (source && source !== 'site') query = query.where('booking.source', '<>', sql.lit('site'))
  if (isById(page.sort)) return byIds(query, page, sorted)
  // Within one date the order is by the time, which is in the index of the dates.
  if (date && page.sort === 'booking_date') return byValues(query, page, { sorted, from: 1 })
  return byValues(query, page, { sorted: sorted || date !== undefined })
}

type Keys = SelectQueryBuilder<Database, 'booking', BookingKey>
type Position = Pick<Page, 'sort' | 'order' | 'cursor'>

const afterIn = (order: Order['order']) => sql.raw(order === 'desc' ? '<' : '>')
// An expression of the same order that no index serves.
const UNINDEXED_ID = sql<number>`booking.id + 0`

function byIds(query: Keys, { sort, order, cursor }: Position, sorted: boolean): Keys {
  const { id } = cursor ?? startOf(sort, order)
  return query
    .where(sql<boolean>`booking.id ${afterIn(order)} ${id}`)
    .orderBy(sorted ? UNINDEXED_ID : sql.ref('booking.id'), order)
}

function byValues(query: Keys, { sort, order, cursor }: Position, { sorted = false, from = 0 }): Keys {
  const { at, id } = cursor ?? startOf(sort, order)
  const columns = SORTS[sort].columns.slice(from).map(ref)
  const values = valuesOf(at, sort).slice(from)
  const isAfter = sql<boolean>`(${sql.join([...columns, sql.ref('booking.id')])}) ${afterIn(order)} (${sql.join([...values, id])})`
  return columns
    .reduce(
      (keys, column) => keys.orderBy(sorted ? unindexed(column, sort) : column, order),
      query.where(isAfter),
    )
    .orderBy(sorted ? UNINDEXED_ID : sql.ref('booking.id'), order)
}

const valuesOf = (at: string | number, sort: BookingSort) =>
  SORTS[sort].columns.length > 1 ? String(at).split(JOINT) : [at]

/** The first page has a bound too, so that the database seeks in the index. */
function startOf(sort: BookingSort, order: Order['order']): BookingKey {
  const { first, last } = SORTS[sort]
  return order === 'desc' ? { at: last, id: MAX_ID } : { at: first, id: 0 }
}

const unindexed = (at: RawBuilder<string | number>, sort: BookingSort) =>
  typeof SORTS[sort].first === 'number' ? sql<number>`${at} + 0` : sql<string>`${at} || ''`

export function compareKeys(one: BookingKey, other: BookingKey, { sort, order }: Order): number {
  const difference = (isById(sort) ? 0 : compareValues(one.at, other.at)) || one.id - other.id
  return order === 'asc' ? difference : -difference
}

/** As the databases do: texts byte by byte. */
function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
}

/** Merges the keys of several lists without duplicates. */
export function mergeKeys(keys: readonly BookingKey[], order: Order): BookingKey[] {
  const byId = new Map(keys.map((key) => [key.id, key]))
  return [...byId.values()].sort((one, other) => compareKeys(one, other, order))
}
