import { parseId, type SearchTerm } from '@luzzu/domain'
import { sql } from 'kysely'
import {
  bookingMatch,
  bookingTerms,
  type Condition,
  customerMatch,
  every,
  productMatch,
  some,
  type Terms,
} from '../../offer/booking-match'
import { idRanges } from './booking-filter'

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

/** Whether a booking has this whole reference, the reseller's or ours, which may be typed in another case. */
export const referenceMatches = (q: string): Condition => sql<boolean>`booking.id in (
  select booking_id from reseller_booking
  where booking_id is not null and (
    reseller_reference in (${q}, ${q.toUpperCase()}, ${q.toLowerCase()}) or supplier_reference = ${q.toUpperCase()}
  )
)`

/** How one booking matches a search without its reference: the beginning of its id is in no index. */
export function textMatches(q: string): Condition {
  const isById = idRanges(q).length > 0 ? [sql<boolean>`cast(booking.id as text) like ${`${q}%`}`] : []
  return some([numberedMatches(bookingTerms(q)), ...isById])
}

/** How one booking matches a search, for those that are few. */
export const searchMatches = (q: string): Condition => some([textMatches(q), referenceMatches(q)])
