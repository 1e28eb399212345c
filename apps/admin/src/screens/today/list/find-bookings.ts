import { matchesTerms, searchTerms } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'

type Findable = Pick<ManifestEntry, 'id' | 'username' | 'phone' | 'product_name'>

const NUMBER = /^#\d+$/

/** Those of whom each word of the text is a part of the number, the name, the phone or the product; `#5` is number 5 only. */
export function findBookings<Entry extends Findable>(bookings: readonly Entry[], text: string): Entry[] {
  const terms = searchTerms(text)
  const numbers = terms.flatMap(({ words }) => words).filter((word) => NUMBER.test(word))
  const others = terms.filter(({ words }) => !words.some((word) => NUMBER.test(word)))
  return bookings.filter(
    ({ id, username, product_name, phone }) =>
      numbers.every((number) => number === `#${id}`) &&
      matchesTerms(others, [`#${id}`, username, product_name], phone),
  )
}
