import { type CalendarDate, isWholeBetween, MAX_COUNT, parseCalendarDate, parseId } from '@luzzu/domain'

/** What was looked for before the wizard: a day, people as typed, and a slot. */
export type Wanted = { date: CalendarDate; slotId: number | null; guests: string }

/** Reads the link of a search. Without a valid date nothing was looked for; other invalid values are ignored. */
export function parseWanted(params: URLSearchParams): Wanted | undefined {
  const date = parseCalendarDate(params.get('date') ?? '')
  return date && { date, ...parseSlotAndGuests(params) }
}

/** The slot and the people of a link. */
export function parseSlotAndGuests(params: URLSearchParams): Omit<Wanted, 'date'> {
  const guests = params.get('guests') ?? ''
  return {
    slotId: parseId(params.get('slot_id') ?? '') ?? null,
    guests: /^\d+$/.test(guests) && isWholeBetween(Number(guests), 1, MAX_COUNT) ? guests : '',
  }
}
