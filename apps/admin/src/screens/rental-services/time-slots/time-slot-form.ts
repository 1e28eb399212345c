import { type TimeSlotFields, type Validated, validateTimeSlot } from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'

export type TimeSlotFormValues = Record<'name' | 'time_range' | 'archived', string>

const YES = 'yes'
const NO = 'no'

export const archivedAs = (archived: boolean) => (archived ? YES : NO)
export const isArchived = (value: string) => value === YES

export function toTimeSlotFormValues(slot: TimeSlot | undefined): TimeSlotFormValues {
  return {
    name: slot?.name ?? '',
    time_range: slot?.time_range ?? '-',
    archived: archivedAs(slot?.archived === true),
  }
}

export function validateTimeSlotForm({ archived, ...values }: TimeSlotFormValues): Validated<TimeSlotFields> {
  return validateTimeSlot({ ...values, archived: isArchived(archived) })
}
