import { type FieldErrors, type Validated, validated } from '../fields'
import { MAX_DETAILS, MAX_LENGTH } from '../limits'
import { MEETING_POINT_RULE, type MeetingPoint, meetingPointErrors } from '../meeting-point'
import { isId } from '../numbers'
import type { RecordFields } from '../records/field'
import { normalizeText, optionalTextRule, validateText } from '../text'

/** A picture of a product besides its first. */
export type ProductPicture = { id: number; image_url: string; alt: string }

/** What guests need to know about a product before they come; `null` means the meeting point of the business. */
export type ProductDetails = {
  meeting_point: MeetingPoint | null
  bring: string[]
  requirements: string[]
  pictures: ProductPicture[]
}

/** What staff call its fields, in the order of its form. */
export const DETAILS_LABELS = {
  meeting_point: 'Meeting point',
  bring: 'What to bring',
  requirements: 'Requirements',
  pictures: 'Pictures',
} as const satisfies Record<keyof ProductDetails, string>

export type PictureChange = { id: number; alt: string }

/** Without `pictures` they stay as they are; a picture that is left out of them is deleted. */
export type DetailsChange = Omit<ProductDetails, 'pictures'> & { pictures?: PictureChange[] }

export const NO_DETAILS: ProductDetails = { meeting_point: null, bring: [], requirements: [], pictures: [] }

export const UNKNOWN_PICTURE = 'This picture is not one of this product'
const MANY_LINES = `Must be a list of at most ${MAX_DETAILS.lines} lines`
const MANY_PICTURES = `Must be a list of at most ${MAX_DETAILS.pictures} pictures`
const LINE = { required: 'Write something or remove this line', name: 'A line', max: MAX_LENGTH.detail }
const ALT_RULE = optionalTextRule({ name: 'Description', max: MAX_LENGTH.alt })

/** What is sent with a picture besides its file. */
export const PICTURE_FIELDS = {
  alt: { kind: 'special', label: 'Description', rule: ALT_RULE, example: 'The deck' },
} as const satisfies RecordFields

/** Checks whole details; errors within the lists are at `bring/0`, `pictures/1/alt` and the like. */
export function validateDetails(fields: Record<string, unknown>): Validated<DetailsChange> {
  const { meeting_point = null, bring = [], requirements = [], pictures } = fields
  const errors = {
    ...meetingPointErrors(meeting_point),
    ...lineErrors(bring, 'bring'),
    ...lineErrors(requirements, 'requirements'),
    ...(pictures !== undefined && pictureErrors(pictures)),
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    value: {
      meeting_point: MEETING_POINT_RULE.read(meeting_point),
      bring: (bring as string[]).map(normalizeText),
      requirements: (requirements as string[]).map(normalizeText),
      ...(pictures !== undefined && { pictures: (pictures as PictureChange[]).map(readPicture) }),
    },
  }
}

/** Checks what is sent with a picture; its file is not checked here. */
export function validatePictureText({ alt }: { alt?: unknown }): Validated<{ alt: string }> {
  return validated({ alt: normalizeText(alt) }, { alt: ALT_RULE.check(alt) })
}

function lineErrors(lines: unknown, name: string): FieldErrors {
  if (!Array.isArray(lines) || lines.length > MAX_DETAILS.lines) return { [name]: MANY_LINES }
  const entries = lines.map((line, index) => [`${name}/${index}`, validateText(line, LINE)] as const)
  return Object.fromEntries(entries.filter(([, message]) => message !== undefined))
}

function pictureErrors(pictures: unknown): FieldErrors {
  if (!Array.isArray(pictures) || pictures.length > MAX_DETAILS.pictures) return { pictures: MANY_PICTURES }
  const errors: FieldErrors = {}
  const seen = new Set<unknown>()
  for (const [index, picture] of pictures.entries()) {
    const { id, alt } = (picture ?? {}) as Partial<Record<keyof PictureChange, unknown>>
    if (!isId(id) || seen.has(id)) errors[`pictures/${index}/id`] = UNKNOWN_PICTURE
    const message = ALT_RULE.check(alt)
    if (message !== undefined) errors[`pictures/${index}/alt`] = message
    seen.add(id)
  }
  return errors
}

const readPicture = ({ id, alt }: PictureChange): PictureChange => ({ id, alt: normalizeText(alt) })
