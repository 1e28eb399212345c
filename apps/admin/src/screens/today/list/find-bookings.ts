import { phoneDigits, searchText } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'

type Findable = Pick<ManifestEntry, 'id' | 'username' | 'phone' | 'product_name'>

/** Those of whom each word of the text is a part of the number, the name, the phone or the product. */
export function findBookings<Entry extends Findable>(bookings: readonly Entry[], text: string): Entry[] {
  const digits = phoneDigits(text)
  const words = searchText(text).split(/\s+/).filter(Boolean)
  return bookings.filter((booking) => {
    const facts = searchText(`#${booking.id} ${booking.username} ${booking.product_name}`)
    const isCalled = digits !== undefined && booking.phone.includes(digits)
    return isCalled || words.every((word) => facts.includes(word))
  })
}
