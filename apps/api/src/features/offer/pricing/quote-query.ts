import {
  type CalendarDate,
  type FieldErrors,
  MAX_BOOKING_ADDONS,
  parseCalendarDate,
  parseId,
  UNKNOWN_SLOT,
} from '@luzzu/domain'
import { refuseFields } from '../../../platform/errors/refusal'
import type { Input } from '../../../platform/http/checked'
import { notADate } from '../../../platform/http/list-query'
import { INVALID_GUESTS } from '../availability/availability-query'

export type QuoteRequest = {
  date: CalendarDate
  slotId: number
  guests: number | null
  addonIds: number[]
  isOverride: boolean
}

export const readQuoteQuery = (query: Input): QuoteRequest => {
  const date = typeof query.date === 'string' ? parseCalendarDate(query.date) : undefined
  const slotId = readId(query.slot_id)
  const guests = query.guests === undefined ? null : readId(query.guests)
  const addonIds = readAddonIds(query.addon_ids)
  if (date && slotId !== undefined && guests !== undefined && addonIds)
    return { date, slotId, guests, addonIds, isOverride: query.override === 'true' }
  const errors: FieldErrors = {}
  if (!date) errors.date = notADate('date')
  if (slotId === undefined) errors.slot_id = UNKNOWN_SLOT
  if (guests === undefined) errors.guests = INVALID_GUESTS
  if (!addonIds) errors.addon_ids = 'addon_ids must be ids such as 1,2'
  throw refuseFields(errors)
}

const readId = (value: unknown) => (typeof value === 'string' ? parseId(value) : undefined)

function readAddonIds(value: unknown): number[] | undefined {
  if (value === undefined || value === '') return []
  if (typeof value !== 'string') return undefined
  const texts = value.split(',')
  if (texts.length > MAX_BOOKING_ADDONS) return undefined
  const ids = texts.map(parseId).filter((id) => id !== undefined)
  return ids.length === texts.length && new Set(ids).size === ids.length ? ids : undefined
}
