import { ACTIVITY_FIELDS, type Validated, type ValuesOf, validateRecord } from '@luzzu/domain'
import { recordForm } from '../../../platform/records/record-values'

const { image_url: _, ...fields } = ACTIVITY_FIELDS

/** The form has no address of a picture, so the stored one is kept. */
export const ACTIVITY_FORM_FIELDS = fields

export const ACTIVITY_FORM = recordForm(
  { fields },
  (sent): Validated<ValuesOf<typeof fields>> => validateRecord(fields, sent),
)
