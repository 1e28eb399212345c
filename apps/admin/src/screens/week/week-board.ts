import type { CalendarDate } from '@luzzu/domain'
import type { ManifestEntry, Product } from '@luzzu/domain/contracts'

export type DayCell = { date: CalendarDate; bookings: ManifestEntry[] }

/** A product with its bookings of each day. */
export type ProductWeek = { id: number; name: string; units: number | undefined; days: DayCell[] }

const byTime = (one: ManifestEntry, other: ManifestEntry) =>
  one.time_range.localeCompare(other.time_range) || one.id - other.id

/** The bookings of a week by product and day. A deleted product is listed as long as it has bookings. */
export function weekBoard(
  dates: readonly CalendarDate[],
  products: readonly Product[],
  bookings: readonly ManifestEntry[],
): ProductWeek[] {
  const sorted = [...bookings].sort(byTime)
  const onDay = (productId: number, date: CalendarDate) =>
    sorted.filter((booking) => booking.id_product_fk === productId && booking.booking_date.startsWith(date))
  const deleted = bookings.filter(({ id_product_fk }) => products.every(({ id }) => id !== id_product_fk))
  const rows = new Map<number, Omit<ProductWeek, 'days'>>()
  for (const { id_product_fk: id, product_name: name } of deleted)
    rows.set(id, { id, name, units: undefined })
  for (const { id, name, units } of products) rows.set(id, { id, name, units })
  return [...rows.values()]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((row) => ({ ...row, days: dates.map((date) => ({ date, bookings: onDay(row.id, date) })) }))
}

/** The id of a cell of the board. */
export const cellId = (productId: number, date: string) => `${productId} ${date}`
