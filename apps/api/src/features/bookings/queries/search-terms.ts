import { parseId, type SearchTerm, searchTerms } from '@luzzu/domain'
import { type RawBuilder, sql } from 'kysely'
import { containing } from '../../../platform/search-text'
import { idRanges } from './booking-filter'

/** Fewer digits are the beginning of an id, and a part of too many phone numbers. */
const PHONE_DIGITS = 4

export type Terms = readonly SearchTerm[]
type Text = RawBuilder<string>
type Condition = RawBuilder<boolean>

export const bookingTerms = (q: string): Terms => searchTerms(q, PHONE_DIGITS)

const ref = (column: string) => sql.ref<string>(column)
export const every = (conditions: readonly Condition[]) =>
  sql<boolean>`(${sql.join(conditions, sql.raw(' and '))})`
export const some = (conditions: readonly Condition[]) =>
  sql<boolean>`(${sql.join(conditions, sql.raw(' or '))})`

const contains = (text: Text, part: string) => sql<boolean>`${text} like ${containing(part)} escape '\\'`
const named = (name: Text, { words }: SearchTerm) => every(words.map((word) => contains(name, word)))
const called = (phone: Text, { digits }: SearchTerm) =>
  digits === undefined ? [] : [contains(phone, digits)]

export const accountMatch = (term: SearchTerm) =>
  some([named(ref('account.search_name'), term), ...called(ref('account.phone'), term)])

export const productNameMatch = (term: SearchTerm) => named(ref('product_name.search_name'), term)

const PHONE = sql<string>`coalesce((select phone from account where account.id = booking.account_id), booking.contact_phone, '')`

/** Each booking has a copy of the names of its customer and product, so that no other table is joined. */
const customerMatch = (term: SearchTerm) => [
  named(ref('booking.customer_sort'), term),
  ...called(PHONE, term),
]
const productMatch = (term: SearchTerm) => named(ref('booking.product_sort'), term)
const bookingMatch = (term: SearchTerm) => [...customerMatch(term), productMatch(term)]

export const customerMatches = (terms: Terms) => every(terms.map((term) => some(customerMatch(term))))

export const bookingMatches = (terms: Terms) => every(terms.map((term) => some(bookingMatch(term))))

export const productMatches = (terms: Terms) => every(terms.map(productMatch))

/** The numbers of bookings among several terms; one alone is the beginning of an id. */
export const numbersIn = (terms: Terms) => terms.flatMap((term) => numberIn(term, terms) ?? [])

function numberIn({ words: [word = '', ...others] }: SearchTerm, terms: Terms): number | undefined {
  return others.length > 0 || terms.length === 1 ? undefined : parseId(word.replace(/^#/, ''))
}

/** The same as `bookingMatches`, or with the number of the booking among the terms. */
export function numberedMatches(terms: Terms): Condition {
  const matches = terms.map((term) => {
    const number = numberIn(term, terms)
    return some([
      ...bookingMatch(term),
      ...(number === undefined ? [] : [sql<boolean>`booking.id = ${number}`]),
    ])
  })
  return every(matches)
}

/** How one booking matches a search, for those that are few: the beginning of its id is in no index. */
export function searchMatches(q: string): Condition {
  const isById = idRanges(q).length > 0 ? [sql<boolean>`cast(booking.id as text) like ${`${q}%`}`] : []
  return some([numberedMatches(bookingTerms(q)), ...isById])
}
