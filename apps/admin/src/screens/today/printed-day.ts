import type { ManifestEntry } from '@luzzu/domain/contracts'

/** What the lines of a printed day are grouped by. */
export type PrintedBy = 'slot' | 'product'

/** What is printed together, of a product for who takes its guests along. */
export type PrintedSheet = { product: string | undefined; slots: readonly (readonly ManifestEntry[])[] }

type Key = (booking: ManifestEntry) => string

// Times of the day sort as they are written.
const slotOf: Key = ({ time_range, slot_name }) => `${time_range} ${slot_name}`
const productOf: Key = ({ product_name }) => product_name ?? ''
const nameOf: Key = ({ username }) => username ?? ''

const ORDERS: Record<PrintedBy, readonly Key[]> = {
  slot: [slotOf, productOf, nameOf],
  product: [productOf, slotOf, nameOf],
}

/** The bookings of a day but the cancelled ones, by their slots in the order of the paper. */
export function printedSheets(bookings: readonly ManifestEntry[], by: PrintedBy): PrintedSheet[] {
  const ordered = bookings
    .filter(({ status }) => status !== 'Cancelled')
    .toSorted((one, other) =>
      ORDERS[by].reduce((order, key) => order || key(one).localeCompare(key(other)), 0),
    )
  if (ordered.length === 0) return []
  if (by === 'slot') return [{ product: undefined, slots: slotsOf(ordered) }]
  return [...Map.groupBy(ordered, productOf)].map(([product, ofProduct]) => ({
    product,
    slots: slotsOf(ofProduct),
  }))
}

const slotsOf = (ordered: readonly ManifestEntry[]) => [...Map.groupBy(ordered, slotOf).values()]

/** Shares of the width of the paper, in percent; a signature needs 35 mm, and the name gets what is left. Where nothing is due, the mark of a request has its place beside the guests. The time of a line stands below its phone number, notes below the line. */
const SHARES = { name: 0, phone: 19, product: 15, guests: 7, due: 8, here: 7, signature: 19 }
const MARK = 5

export type PrintedColumn = { key: keyof typeof SHARES; percent: number }

/** The columns of the paper. A sheet of one product names it above, and what is due is told where payments are on. */
export function printedColumns({
  by,
  hasPayments,
}: {
  by: PrintedBy
  hasPayments: boolean
}): PrintedColumn[] {
  const left = { product: by === 'product', due: !hasPayments }
  const keys = (Object.keys(SHARES) as PrintedColumn['key'][]).filter(
    (key) => !(key in left && left[key as keyof typeof left]),
  )
  const shareOf = (key: PrintedColumn['key']) =>
    key === 'guests' && !hasPayments ? SHARES.guests + MARK : SHARES[key]
  const taken = keys.reduce((sum, key) => sum + shareOf(key), 0)
  return keys.map((key) => ({ key, percent: key === 'name' ? 100 - taken : shareOf(key) }))
}
