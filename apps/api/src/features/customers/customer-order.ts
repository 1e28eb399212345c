import { parseCalendarDate, parseId } from '@luzzu/domain'
import type { CustomerSort, SortOrder } from '@luzzu/domain/contracts'

/** Where an account stands in a list: what it is sorted by, `null` for nothing, and its id. */
export type CustomerKey = { id: number; at: string | number | null }

export type CustomerOrder = { sort: CustomerSort; order: SortOrder }

const SEPARATOR = '.'

/** Encodes a key as the cursor in the URL. */
export function toCursor({ id, at }: CustomerKey, sort: CustomerSort): string {
  if (sort === 'created_at') return String(id)
  return `${Buffer.from(String(at ?? '')).toString('base64url')}${SEPARATOR}${id}`
}

const PARSED: Record<CustomerSort, (text: string) => CustomerKey['at'] | undefined> = {
  created_at: () => 0,
  username: (text) => text,
  bookings: (text) => (/^\d{1,10}$/.test(text) ? Number(text) : undefined),
  next_trip: (text) => (text === '' ? null : parseCalendarDate(text)),
}

export function parseCursor(text: string, sort: CustomerSort): CustomerKey | undefined {
  const [value = '', number = '', ...rest] = sort === 'created_at' ? ['', text] : text.split(SEPARATOR)
  const at = PARSED[sort](Buffer.from(value, 'base64url').toString())
  const id = parseId(number)
  if (at === undefined || id === undefined || rest.length > 0) return undefined
  const key = { id, at }
  return toCursor(key, sort) === text ? key : undefined
}

/** Accounts without a value come last, whichever the order is. */
export function compareKeys(one: CustomerKey, other: CustomerKey, { order }: CustomerOrder): number {
  if (one.at === null || other.at === null) {
    if (one.at !== null) return -1
    if (other.at !== null) return 1
  }
  const difference = compareValues(one.at, other.at) || one.id - other.id
  return order === 'asc' ? difference : -difference
}

function compareValues(one: CustomerKey['at'], other: CustomerKey['at']): number {
  if (one === other) return 0
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
}
