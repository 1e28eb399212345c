import type { CalendarDate } from '@luzzu/domain'
import type { ManifestEntry, Product } from '@luzzu/domain/contracts'
import { countGuests, type GuestCount } from '../../booking/count-guests'
import { countDay } from '../../booking/day-slots'

/** The bookings of a day in numbers. */
export type DayCounts = ReturnType<typeof countDay> & { guests: GuestCount }

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

/** The bookings of one slot, which begin and end at the same time; `hidden` more are folded away. */
export type SlotOfDay = { title: string; bookings: ManifestEntry[]; hidden: number }

/** The bookings of a cell by slot, in the order of their times. Of a limit each slot has its share, so that none is missing. */
export function bySlot(bookings: readonly ManifestEntry[], limit = bookings.length): SlotOfDay[] {
  const slots = new Map<string, { title: string; bookings: ManifestEntry[] }>()
  for (const booking of bookings) {
    const title = `${booking.time_range.slice(0, 5)} ${booking.slot_name}`
    const slot = slots.get(`${booking.time_range} ${title}`) ?? { title, bookings: [] }
    slot.bookings.push(booking)
    slots.set(`${booking.time_range} ${title}`, slot)
  }
  const inTurn = [...slots.values()]
    .flatMap((slot) => slot.bookings.map(({ id }, turn) => ({ id, turn })))
    .toSorted((one, other) => one.turn - other.turn)
  const shown = new Set(inTurn.slice(0, limit).map(({ id }) => id))
  return [...slots.values()].map(({ title, bookings: ofSlot }) => {
    const first = ofSlot.filter(({ id }) => shown.has(id))
    return { title, bookings: first, hidden: ofSlot.length - first.length }
  })
}

/** How many confirmed and pending bookings a day has on the whole board, and their guests; without a day, all that are shown. */
export function countsOn(rows: readonly ProductWeek[], date?: CalendarDate): DayCounts {
  const bookings = rows.flatMap(({ days }) =>
    days.filter((day) => date === undefined || day.date === date).flatMap((day) => day.bookings),
  )
  return { ...countDay(bookings), guests: countGuests(bookings) }
}

/** Shares of the width of a board on paper, in percent: of a day that is closed, of another without bookings, and the least of one with bookings. */
const SHARES = { closed: 9.5, empty: 5.5, booked: 13.5 }
/** As many bookings of a product stand below each other in any day. */
const IN_A_COLUMN = 3

/** The widths of the columns on paper, in percent: what the other days do not need is for those with most bookings of a product, which stand beside each other there. */
export function printShares(
  dates: readonly CalendarDate[],
  rows: readonly ProductWeek[],
  isClosed: (date: CalendarDate) => boolean,
): number[] {
  const most = dates.map((_, index) =>
    Math.max(0, ...rows.map(({ days }) => days[index]?.bookings.length ?? 0)),
  )
  const leastOf = (date: CalendarDate, count: number) => {
    if (count > 0) return SHARES.booked
    return isClosed(date) ? SHARES.closed : SHARES.empty
  }
  const least = dates.map((date, index) => leastOf(date, most[index] ?? 0))
  const isLong = most.some((count) => count > IN_A_COLUMN)
  const wanted = most.map((count) => (isLong ? Math.max(0, count - IN_A_COLUMN) ** 2 : Number(count > 0)))
  const sum = wanted.reduce((total, each) => total + each, 0)
  const left = 100 - least.reduce((total, each) => total + each, 0)
  // Without any booking the days are as wide as each other.
  if (sum === 0) return dates.map(() => 100 / dates.length)
  return least.map((each, index) => each + (left * (wanted[index] ?? 0)) / sum)
}

/** The day that is listed until one is chosen: today, if it is in the week, else the first with bookings. */
export function preselectedDay(
  dates: readonly CalendarDate[],
  rows: readonly ProductWeek[],
  today: CalendarDate,
): CalendarDate {
  const isBooked = (date: CalendarDate) =>
    rows.some(({ days }) => days.some((day) => day.date === date && day.bookings.length > 0))
  return dates.find((date) => date === today) ?? dates.find(isBooked) ?? dates[0] ?? today
}

/** The id of a cell of the board. */
export const cellId = (productId: number, date: string) => `${productId} ${date}`
