import type { Booking } from '@luzzu/domain/contracts'

const HEAD = [
  'Id',
  'User',
  'Product',
  'Booking Date',
  'Slot',
  'Time',
  'Status',
  'Total',
  'Add-ons',
  'Requested',
]

/** Spreadsheets take a cell that begins so for a formula; an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const rowOf = (booking: Booking): (string | number)[] => [
  booking.id,
  booking.username,
  booking.product_name,
  booking.booking_date.slice(0, 10),
  booking.slot_name,
  booking.time_range,
  booking.status,
  booking.total_price.toFixed(2),
  booking.addons.map(({ addon_name }) => addon_name).join('; '),
  booking.created_at,
]

/** Bookings as a table that spreadsheets read: RFC 4180, with a mark that says it is UTF-8. */
export function bookingsCsv(bookings: readonly Booking[]): string {
  const rows = [HEAD, ...bookings.map(rowOf)]
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
