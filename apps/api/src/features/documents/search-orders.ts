import { MAX_ID, parseId } from '@luzzu/domain'
import { type RawBuilder, sql } from 'kysely'
import { idBatches } from '../../platform/database/batches'
import { containingExactly } from '../../platform/search-text'
import { bookingMatch, bookingTerms, type Condition, every, some } from '../offer/booking-match'

/**
 * Whether a row that belongs to an order is found by a search: each term is a name or phone of a guest, a product, the
 * number of the order or of one of its bookings, or in one of the texts.
 */
export function orderMatches(q: string, { orderId, texts }: { orderId: string; texts: readonly string[] }) {
  const order = sql.ref<number>(orderId)
  return every(
    bookingTerms(q).map((term) => {
      const [word = '', ...others] = term.words
      const number = others.length === 0 ? parseId(word.replace(/^#/, '')) : undefined
      const booked = [
        ...bookingMatch(term),
        ...(number === undefined ? [] : [sql<boolean>`booking.id = ${number}`]),
      ]
      return some([
        hasBooking(order, some(booked)),
        ...(number === undefined ? [] : [sql<boolean>`${order} = ${number}`]),
        ...texts.map((text) => every(term.words.map((one) => isIn(text, one)))),
      ])
    }),
  )
}

const hasBooking = (order: RawBuilder<number>, condition: Condition) =>
  sql<boolean>`exists (select 1 from order_booking inner join booking on booking.id = order_booking.booking_id where order_booking.order_id = ${order} and ${condition})`

/** A number alone is the last of a document: all of a year contain `2026`. */
function isIn(text: string, word: string): Condition {
  const pattern = /^\d+$/.test(word) ? `%-${word.padStart(6, '0')}` : containingExactly(word.toLowerCase())
  return sql<boolean>`lower(${sql.ref(text)}) like ${pattern} escape '\\'`
}

/** Looked at per batch, before other requests get their turn. */
const BATCH_SIZE = 1000

type Search = {
  newest: number
  limit: number
  cursor: number | undefined
  /** The matches of a batch, newest first. */
  find: (batch: { from: number; below: number }) => Promise<{ id: number }[]>
}

/** The ids of a page of matches, and one more where there are more, with how many there are. */
export async function searchIds({ newest, limit, cursor = MAX_ID, find }: Search) {
  const ids: number[] = []
  let total = 0
  for await (const batch of idBatches(newest, BATCH_SIZE)) {
    const rows = await find(batch)
    total += rows.length
    for (const { id } of rows) if (id < cursor && ids.length <= limit) ids.push(id)
  }
  return { ids, total }
}
