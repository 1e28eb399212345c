import { inHours, isOfferedSlot, type Schedule, scheduleWith } from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { SCHEDULE_COPY as COPY } from '../rental-services.copy'
import { toScheduleFormValues, toScheduleTexts } from './schedule-form'

const MAX_NAMES = 3

/** `Morning, Evening · Sat-Sun · April 1 to October 31 · 24 hours ahead` */
export function describeOffer(schedule: Schedule, productId: number, slots: readonly TimeSlot[]): string {
  const { weekdays, season } = toScheduleTexts(toScheduleFormValues(schedule), slots)
  const { min_notice_hours: hours } = schedule
  return [
    describeSlots(schedule, productId, slots),
    weekdays,
    ...(schedule.season ? [season] : []),
    ...(hours === null ? [] : [COPY.notice(inHours(hours))]),
  ].join(' · ')
}

/** The slots in which customers are offered the product, whether its schedule or the slot says so. */
function describeSlots(schedule: Schedule, productId: number, slots: readonly TimeSlot[]): string {
  const current = slots.filter(({ archived }) => !archived)
  const offer = scheduleWith(schedule, productId, current)
  const offered = current.filter(({ id }) => isOfferedSlot(offer, id))
  if (offered.length === 0) return COPY.noSlots
  if (schedule.slot_ids === null && offered.length === current.length) return COPY.allSlots
  if (offered.length > MAX_NAMES) return COPY.someSlots(offered.length, current.length)
  return offered.map(({ name }) => name).join(', ')
}
