import { matchesTerms, parseId, type SearchTerm } from '@luzzu/domain'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { idBatches } from '../../platform/database/batches'
import type { Db } from '../../platform/database/schema'
import { containingExactly } from '../../platform/search-text'
import { bookingMatch, bookingTerms, type Condition, every, some } from '../offer/booking-match'
import { findOrderHolders, type OrderHolder } from './order-holders.queries'

type Matched = {
  orderId: string
  texts?: readonly RawBuilder<string>[]
  others?: Search['others']
  /** Who has ordered, of the orders without a booking. */
  holders?: ReadonlyMap<number, OrderHolder>
  /** What people have written in rows, by the ids of these. */
  written?: { id: string; texts: ReadonlyMap<number, string> }
}

/**
 * Whether a row that belongs to an order is found by a search: each term is a name, phone or email of a guest, a
 * product, the number of the order or of one of its bookings, or in one of the texts.
 */
export function orderMatches(
  q: string,
  { orderId, texts = [], others, holders = new Map(), written }: Matched,
) {
  const order = sql.ref<number>(orderId)
  return every(
    bookingTerms(q.replace(BEFORE_NUMBER, '')).map((term) => {
      const [word = '', ...rest] = term.words
      const number = rest.length === 0 ? parseId(word.replace(/^#/, '')) : undefined
      const booked = [
        ...bookingMatch(term),
        ...term.words.filter(isMail).map((mail) => isIn(MAIL, mail)),
        ...(number === undefined ? [] : [sql<boolean>`booking.id = ${number}`]),
      ]
      return some([
        hasBooking(order, some(booked)),
        isOneOf(order, heldBy(term, holders)),
        ...(written ? [isOneOf(sql.ref(written.id), writtenIn(term, written.texts))] : []),
        ...(number === undefined ? [] : [sql<boolean>`${order} = ${number}`]),
        ...texts.map((text) => every(term.words.map((one) => isIn(text, one)))),
        ...(others ? [others((text) => every(term.words.map((one) => isIn(text, one))))] : []),
      ])
    }),
  )
}

/** As a row says it. */
const BEFORE_NUMBER = /\b(?:order|booking) (?=#?\d)/gi

/** With a name of its own, because the rows may be those of `order_booking`. */
const hasBooking = (order: RawBuilder<number>, condition: Condition) =>
  sql<boolean>`exists (select 1 from order_booking as booked inner join booking on booking.id = booked.booking_id where booked.order_id = ${order} and ${condition})`

/** The orders whose holder a term names. */
const heldBy = (term: SearchTerm, holders: ReadonlyMap<number, OrderHolder>) =>
  [...holders]
    .filter(([, { username, mail, phone }]) =>
      matchesTerms([term], [username, ...(term.words.some(isMail) ? [mail ?? ''] : [])], phone),
    )
    .map(([id]) => id)

/** The rows in which a term is written, whatever its accents and case. */
const writtenIn = (term: SearchTerm, texts: ReadonlyMap<number, string>) =>
  [...texts].filter(([, text]) => matchesTerms([term], [text])).map(([id]) => id)

const isOneOf = (order: RawBuilder<number>, ids: readonly number[]) =>
  ids.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${order} in (${sql.join(ids.map(sql.lit))})`

/** A part of a name that is one of an address as well is not to find it. */
const isMail = (word: string) => word.includes('@')
const MAIL = sql<string>`coalesce((select mail from account where account.id = booking.account_id), booking.contact_mail, '')`

/** A number alone is the last of a document: all of a year contain `2026`. */
function isIn(text: RawBuilder<string>, word: string): Condition {
  const pattern = /^\d+$/.test(word) ? `%-${word.padStart(6, '0')}` : containingExactly(word.toLowerCase())
  return sql<boolean>`lower(${text}) like ${pattern} escape '\\'`
}

/** Looked at per batch, before other requests get their turn. */
export const BATCH_SIZE = 1000

type Search = {
  /** The table of the rows, which belong to orders. */
  table: 'payment' | 'document'
  /** What is searched beside what the order contains. */
  texts: readonly RawBuilder<string>[]
  /** A condition on further rows, given the one on a text of theirs. */
  others?: (matches: (text: RawBuilder<string>) => Condition) => Condition
  /** The column in which people write. */
  written?: string
}
type Page = { q: string | undefined; limit: number; cursor: number | undefined }

/** The ids of a page of rows, newest first, and one more where there are more, with how many there are. */
export async function findPageOfIds<Schema, Tables extends keyof Schema>(
  db: Db,
  rows: SelectQueryBuilder<Schema, Tables, object>,
  { table, texts, others, written }: Search,
  { q, limit, cursor }: Page,
): Promise<{ ids: number[]; total: number }> {
  const id = sql.ref<number>(`${table}.id`)
  const { count, newest } = await rows
    .select([sql<number | string>`count(*)`.as('count'), sql<number | null>`max(${id})`.as('newest')])
    .$castTo<{ count: number | string; newest: number | null }>()
    .executeTakeFirstOrThrow()
  const page = rows.select(id.as('id')).orderBy(id, 'desc').$castTo<{ id: number }>()
  if (q === undefined) {
    const found = await page
      .$if(cursor !== undefined, (query) => query.where(sql<boolean>`${id} < ${cursor}`))
      .limit(limit + 1)
      .execute()
    return { ids: found.map((row) => row.id), total: Number(count) }
  }
  const ids: number[] = []
  let total = 0
  for await (const { from, below } of idBatches(newest ?? 0, BATCH_SIZE)) {
    const holders = await findHolders(db, table, { from, below })
    const matches = orderMatches(q, {
      orderId: `${table}.order_id`,
      texts,
      holders,
      ...(others && { others }),
      ...(written && {
        written: { id: `${table}.id`, texts: await readTexts(db, { table, written, from, below }) },
      }),
    })
    const found = await page
      .where(sql<boolean>`${id} >= ${from} and ${id} < ${below}`)
      .where(matches)
      .execute()
    total += found.length
    for (const row of found)
      if (row.id < (cursor ?? Number.POSITIVE_INFINITY) && ids.length <= limit) ids.push(row.id)
  }
  return { ids, total }
}

type Written = { table: Search['table']; written: string; from: number; below: number }

async function readTexts(db: Db, { table, written, from, below }: Written): Promise<Map<number, string>> {
  const column = sql.ref<string | null>(written)
  const { rows } = await sql<{ id: number; text: string }>`
    select id, ${column} as text from ${sql.table(table)}
    where id >= ${from} and id < ${below} and ${column} is not null`.execute(db)
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/** Who has ordered, of the orders that rows belong to and that have no booking. */
async function findHolders(db: Db, table: Search['table'], { from, below }: { from: number; below: number }) {
  const orders = await db
    .selectFrom(table as 'payment')
    .select('order_id')
    .distinct()
    .where('id', '>=', from)
    .where('id', '<', below)
    .where(sql<boolean>`not ${hasBooking(sql.ref(`${table}.order_id`), sql`1 = 1`)}`)
    .execute()
  return findOrderHolders(
    db,
    orders.map(({ order_id }) => order_id),
  )
}
