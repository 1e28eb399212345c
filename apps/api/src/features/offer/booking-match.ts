import { type SearchTerm, searchTerms } from '@luzzu/domain'
import { type RawBuilder, sql } from 'kysely'
import { containing } from '../../platform/search-text'

/** Fewer digits are the beginning of an id, and a part of too many phone numbers. */
const PHONE_DIGITS = 4

export type Terms = readonly SearchTerm[]
type Text = RawBuilder<string>
export type Condition = RawBuilder<boolean>

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
export const customerMatch = (term: SearchTerm) => [
  named(ref('booking.customer_sort'), term),
  ...called(PHONE, term),
]
export const productMatch = (term: SearchTerm) => named(ref('booking.product_sort'), term)
export const bookingMatch = (term: SearchTerm) => [...customerMatch(term), productMatch(term)]
