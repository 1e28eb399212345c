import {
  type FieldErrors,
  formatMeetingPoint,
  type MeetingPoint,
  NO_DETAILS,
  type ProductDetails,
  type Validated,
  validateDetails,
  validateMeetingPoint,
  validatePictureText,
} from '@luzzu/domain'
import type { useValidatedForm } from '@luzzu/page/form'
import { DETAILS_COPY as COPY } from './details.copy'

/** A picture as it is shown: a stored one has an id, a new one its file. */
export type PictureValues = { id?: number; blob?: Blob; src: string; alt: string }

export type MeetingPointValues = { text: string; map_url: string }

export type DetailsFormValues = {
  /** `null` for that of the business. */
  meeting_point: MeetingPointValues | null
  bring: { text: string }[]
  requirements: { text: string }[]
  pictures: PictureValues[]
}

/** What is saved: the pictures in their order, of which new ones are uploaded first. */
export type DetailsInput = Pick<ProductDetails, 'meeting_point' | 'bring' | 'requirements'> & {
  pictures: PictureValues[]
}

const toLines = (lines: readonly string[]) => lines.map((text) => ({ text }))

export function toDetailsFormValues(details: ProductDetails = NO_DETAILS): DetailsFormValues {
  const { meeting_point, bring, requirements, pictures } = details
  return {
    meeting_point: meeting_point && { text: meeting_point.text, map_url: meeting_point.map_url ?? '' },
    bring: toLines(bring),
    requirements: toLines(requirements),
    pictures: pictures.map(({ id, image_url: src, alt }) => ({ id, src, alt })),
  }
}

const toMeetingPoint = ({ text, map_url }: MeetingPointValues) => ({ text, map_url: map_url.trim() || null })

/** Errors within a field are summed up at it; the functions below place them. Empty lines are none. */
export function validateDetailsForm(values: DetailsFormValues): Validated<DetailsInput> {
  const filled = (lines: readonly { text: string }[]) =>
    lines.map(({ text }) => text).filter((text) => text.trim() !== '')
  const checked = validateDetails({
    meeting_point: values.meeting_point && toMeetingPoint(values.meeting_point),
    bring: filled(values.bring),
    requirements: filled(values.requirements),
  })
  const isBadPicture = values.pictures.some((picture) => altError(picture.alt) !== undefined)
  if (checked.ok && !isBadPicture) return { ok: true, value: { ...checked.value, pictures: values.pictures } }
  return {
    ok: false,
    errors: {
      ...(checked.ok ? {} : summedUp(checked.errors)),
      ...(isBadPicture && { pictures: COPY.refusedLines }),
    },
  }
}

function summedUp(errors: FieldErrors): FieldErrors {
  const fields = new Set(Object.keys(errors).map((name) => name.split('/')[0] ?? name))
  return Object.fromEntries(
    [...fields].map((field) => [field, field === 'meeting_point' ? COPY.refusedPoint : COPY.refusedLines]),
  )
}

export const meetingPointErrorsOf = (values: MeetingPointValues) =>
  validateMeetingPoint(toMeetingPoint(values))

export function lineError(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const checked = validateDetails({ bring: [text] })
  return checked.ok ? undefined : checked.errors['bring/0']
}

export function altError(alt: string): string | undefined {
  const checked = validatePictureText({ alt })
  return checked.ok ? undefined : checked.errors.alt
}

/** The values as texts, to compare two versions of them. */
export function toDetailsTexts({ meeting_point, bring, requirements, pictures }: DetailsFormValues) {
  const point = meeting_point && (toMeetingPoint(meeting_point) satisfies MeetingPoint)
  return {
    meeting_point: point ? formatMeetingPoint(point) : COPY.business,
    bring: bring.map(({ text }) => text).join(', '),
    requirements: requirements.map(({ text }) => text).join(', '),
    pictures: pictures.map(({ alt }, index) => alt || `${index + 1}`).join(', '),
  }
}

/** What the fields need of the form. */
export type DetailsForm = Pick<
  ReturnType<typeof useValidatedForm<DetailsFormValues, DetailsInput>>,
  'controlled' | 'errorOf'
>
