import type { FieldErrors, Rule } from './fields'
import { MAX_LENGTH } from './limits'
import { normalizeText, validateText } from './text'

/** Where guests are met; `map_url` is an https address that shows the place. */
export type MeetingPoint = { text: string; map_url: string | null }

const TEXT = { required: 'Meeting point is required', name: 'Meeting point', max: MAX_LENGTH.meetingPoint }
const NOT_A_MEETING_POINT = 'Meeting point must have a text and a map address'
const NOT_A_MAP = 'Map address must be an https address'

/** Errors of its parts by name; one about the whole has none. */
export function validateMeetingPoint(value: unknown): FieldErrors<'' | keyof MeetingPoint> {
  if (value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) return { '': NOT_A_MEETING_POINT }
  const { text, map_url } = value as Partial<Record<keyof MeetingPoint, unknown>>
  const isMap = map_url === undefined || map_url === null || isHttpsAddress(map_url)
  const textError = validateText(text, TEXT)
  return { ...(textError && { text: textError }), ...(!isMap && { map_url: NOT_A_MAP }) }
}

/** The error of the whole; those of its parts stand beside it in `validateMeetingPoint`. */
export const MEETING_POINT_RULE: Rule<MeetingPoint | null> = {
  check: (value) => Object.values(validateMeetingPoint(value)).at(0),
  read: (value) => (value === null || value === undefined ? null : readMeetingPoint(value as MeetingPoint)),
}

/** Errors at `meeting_point`, `meeting_point/text` and `meeting_point/map_url`. */
export function meetingPointErrors(value: unknown): FieldErrors {
  return Object.fromEntries(
    Object.entries(validateMeetingPoint(value)).map(([part, message]) => [
      part === '' ? 'meeting_point' : `meeting_point/${part}`,
      message,
    ]),
  )
}

const readMeetingPoint = ({ text, map_url }: MeetingPoint): MeetingPoint => ({
  text: normalizeText(text),
  map_url: normalizeText(map_url) || null,
})

function isHttpsAddress(value: unknown): boolean {
  const url = normalizeText(value)
  return url.length <= MAX_LENGTH.imageUrl && URL.canParse(url) && new URL(url).protocol === 'https:'
}

/** The product's meeting point, or that of the business. */
export function meetingPointOf(
  details: { meeting_point: MeetingPoint | null } | null | undefined,
  site: { meeting_point?: MeetingPoint | null },
): MeetingPoint | null {
  return details?.meeting_point ?? site.meeting_point ?? null
}

/** The map of a meeting point; a search for its words where none is given. */
export const mapHref = ({ text, map_url }: MeetingPoint) =>
  map_url ?? `https://www.openstreetmap.org/search?${new URLSearchParams({ query: text })}`

/** On one line: `The blue hut (https://maps.example.com/quay)`. */
export const formatMeetingPoint = ({ text, map_url }: MeetingPoint) =>
  map_url ? `${text} (${map_url})` : text
