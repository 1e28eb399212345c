import type { ManifestEntry } from '@luzzu/domain/contracts'

/** What the lines of a printed day are grouped by. */
export type PrintedBy = 'slot' | 'product'

/** The first line of a time slot knows all bookings of it. */
type PrintedLine = { booking: ManifestEntry; slot?: readonly ManifestEntry[] }

/** What is printed together; each product begins a page of its own, for who takes its guests along. */
export type PrintedSheet = { product: string | undefined; lines: PrintedLine[] }

type Key = (booking: ManifestEntry) => string

// Times of the day sort as they are written.
const slotOf: Key = ({ time_range, slot_name }) => `${time_range} ${slot_name}`
const productOf: Key = ({ product_name }) => product_name ?? ''
const nameOf: Key = ({ username }) => username ?? ''

const ORDERS: Record<PrintedBy, readonly Key[]> = {
  slot: [slotOf, productOf, nameOf],
  product: [productOf, slotOf, nameOf],
}

/** A line for each booking of a day but the cancelled ones, in the order of the paper; a sheet without lines for an empty day. */
export function printedSheets(bookings: readonly ManifestEntry[], by: PrintedBy): PrintedSheet[] {
  const ordered = bookings
    .filter(({ status }) => status !== 'Cancelled')
    .toSorted((one, other) =>
      ORDERS[by].reduce((order, key) => order || key(one).localeCompare(key(other)), 0),
    )
  if (by === 'slot' || ordered.length === 0) return [{ product: undefined, lines: linesOf(ordered) }]
  return [...Map.groupBy(ordered, productOf)].map(([product, ofProduct]) => ({
    product,
    lines: linesOf(ofProduct),
  }))
}

const linesOf = (ordered: readonly ManifestEntry[]): PrintedLine[] =>
  [...Map.groupBy(ordered, slotOf).values()].flatMap((slot) =>
    slot.map((booking, index) => (index === 0 ? { booking, slot } : { booking })),
  )

/** Shares of the width of the paper, in percent; notes get what is left. */
const SHARES = { time: 12, product: 12, name: 19, guests: 7, due: 10, notes: 0, here: 6, signature: 12 }
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
  const taken = keys.reduce((sum, key) => sum + SHARES[key], 0)
  return keys.map((key) => ({ key, percent: key === 'notes' ? 100 - taken : SHARES[key] }))
}
