import { phoneDigits, searchText } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'

type Findable = Pick<ManifestEntry, 'id' | 'username' | 'phone' | 'product_name'>

const NUMBER = /^#\d+$/

/** Those of whom each word of the text is a part of the number, the name, the phone or the product; `#5` is number 5 only. */
export function findBookings<Entry extends Findable>(bookings: readonly Entry[], text: string): Entry[] {
  const digits = NUMBER.test(text.trim()) ? undefined : phoneDigits(text)
  const words = searchText(text).split(/\s+/).filter(Boolean)
  return bookings.filter((booking) => {
    const facts = searchText(`#${booking.id} ${booking.username} ${booking.product_name}`)
    const isCalled = digits !== undefined && booking.phone.includes(digits)
    const isMeant = (word: string) => (NUMBER.test(word) ? word === `#${booking.id}` : facts.includes(word))
    return isCalled || words.every(isMeant)
  })
}
