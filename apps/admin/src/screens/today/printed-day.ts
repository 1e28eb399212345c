import type { ManifestEntry } from '@luzzu/domain/contracts'

/** What the lines of a printed day are grouped by. */
export type PrintedBy = 'slot' | 'product'

export type PrintedLine = { booking: ManifestEntry; isFirstOfGroup: boolean }

type Key = (booking: ManifestEntry) => string

// Times of the day sort as they are written.
const slotOf: Key = ({ time_range, slot_name }) => `${time_range} ${slot_name}`
const productOf: Key = ({ product_name }) => product_name ?? ''
const nameOf: Key = ({ username }) => username ?? ''

const GROUPS: Record<PrintedBy, Key> = { slot: slotOf, product: productOf }
const ORDERS: Record<PrintedBy, readonly Key[]> = {
  slot: [slotOf, productOf, nameOf],
  product: [productOf, slotOf, nameOf],
}

/** A line for each booking of a day but the cancelled ones, in the order of the paper. */
export function printedLines(bookings: readonly ManifestEntry[], by: PrintedBy): PrintedLine[] {
  const ordered = bookings
    .filter(({ status }) => status !== 'Cancelled')
    .toSorted((one, other) =>
      ORDERS[by].reduce((order, key) => order || key(one).localeCompare(key(other)), 0),
    )
  const groupOf = GROUPS[by]
  return ordered.map((booking, index) => {
    const before = ordered[index - 1]
    return { booking, isFirstOfGroup: before === undefined || groupOf(before) !== groupOf(booking) }
  })
}
