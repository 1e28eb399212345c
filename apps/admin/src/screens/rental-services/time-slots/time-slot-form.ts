import { TIME_SLOT_FIELDS, validateTimeSlot } from '@luzzu/domain'
import { recordForm } from '../../../platform/records/record-values'

/** A new slot has neither time yet. */
export const TIME_SLOT_FORM = recordForm(
  { fields: TIME_SLOT_FIELDS, initial: { time_range: '-' } },
  validateTimeSlot,
)
