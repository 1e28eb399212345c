import { createHash, randomUUID } from 'node:crypto'
import type { ResellerContact, UnitItem } from '../../../platform/database/reseller-tables'
import { UNIT_ID } from '../catalogue/product-wire'
import { readBody, readCount, readFlag, readList, readNullable, readObject, readText } from '../fields'
import { badRequest, invalidId, invalidUuid, unprocessable } from '../octo-error'
import { NO_CONTACT, readContact } from './contact'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const MAX_NOTES = 1000
const MAX_UNIT_ITEMS = 1000

type SentItem = { unitId: string | undefined; item: UnitItem }

export type BookingChange = {
  productId: string | undefined
  optionId: string | undefined
  availabilityId: string | undefined
  unitItems: SentItem[] | undefined
  minutes: number | undefined
  notes: string | null | undefined
  contact: ResellerContact | undefined
  resellerReference: string | null | undefined
  emailReceipt: boolean | undefined
}

/** What a request changes of a booking; unknown ids are told later. */
export function readBookingChange(body: unknown): BookingChange {
  const fields = readBody(body)
  return {
    productId: readText(fields, 'productId'),
    optionId: readText(fields, 'optionId'),
    availabilityId: readText(fields, 'availabilityId'),
    unitItems: readList(fields, 'unitItems', MAX_UNIT_ITEMS)?.map(readUnitItem),
    minutes: readCount(fields, 'expirationMinutes'),
    notes: readNullable(fields, 'notes', MAX_NOTES),
    contact: readContact(fields),
    resellerReference: readNullable(fields, 'resellerReference', 100),
    emailReceipt: readFlag(fields, 'emailReceipt'),
  }
}

export type HoldRequest = BookingChange & { uuid: string | undefined; hash: string }

export function readHoldRequest(body: unknown): HoldRequest {
  const fields = readBody(body)
  const { uuid: _, ...content } = fields
  const uuid = readText(fields, 'uuid')?.toLowerCase()
  const hash = createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
  return { ...readBookingChange(fields), uuid, hash }
}

/** The same for the same fields in any order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}

function readUnitItem(value: unknown): SentItem {
  const fields = readObject(value, 'A unit item')
  const uuid = readText(fields, 'uuid')?.toLowerCase()
  if (uuid !== undefined && !UUID.test(uuid)) throw badRequest('The uuid of a unit item is malformed.')
  return {
    unitId: readText(fields, 'unitId'),
    item: {
      uuid: uuid ?? randomUUID(),
      resellerReference: readText(fields, 'resellerReference', 100) ?? null,
      contact: readContact(fields) ?? NO_CONTACT,
    },
  }
}

/** @throws {OctoError} `INVALID_UNIT_ID` */
export function assertUnitIds(items: readonly SentItem[] | undefined): void {
  const unknown = items?.find(({ unitId }) => unitId !== UNIT_ID)
  if (unknown) throw invalidId('UNIT_ID', unknown.unitId)
}

/** @throws {OctoError} `UNPROCESSABLE_ENTITY` unless there are from one to `most`. */
export function assertCount(items: readonly unknown[] | undefined, most: number): void {
  if (!items || items.length === 0) throw unprocessable('unitItems must have at least one item.')
  if (items.length > most) throw unprocessable(`At most ${most} guests fit.`)
}

/** @throws {OctoError} `INVALID_BOOKING_UUID` for a malformed one. */
export function parseUuid(uuid: unknown): string {
  const text = typeof uuid === 'string' ? uuid.toLowerCase() : ''
  if (!UUID.test(text)) throw invalidUuid(uuid)
  return text
}
