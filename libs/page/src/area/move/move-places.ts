import { addDays, addMonths, type CalendarDate, formatDuration } from '@luzzu/domain'
import type { Availability, Booking, TimeSlot } from '@luzzu/domain/contracts'
import type { RadioCardOption } from '@luzzu/ui'
import { closedText, stateOfDay } from '../day-state'
import { MOVE_COPY, moveMessages, SLOT_STATUS_TEXTS } from './move.copy'

/** A date, empty for none, and a time slot. */
export type Place = { date: string; slotId: number | null }

export type MovableBooking = Pick<
  Booking,
  | 'id'
  | 'id_product_fk'
  | 'product_name'
  | 'booking_date'
  | 'slot_id'
  | 'slot_name'
  | 'time_range'
  | 'total_price'
  | 'guests'
  | 'addons'
>

export const placeOf = ({ booking_date, slot_id }: MovableBooking): Place => ({
  date: booking_date.slice(0, 10),
  slotId: slot_id,
})

export const isSamePlace = (one: Place, other: Place) =>
  one.date === other.date && one.slotId === other.slotId

/** The days of a month, `YYYY-MM`, both inclusive. */
export function periodOf(month: string): { from: CalendarDate; to: CalendarDate } {
  const from = `${month}-01` as CalendarDate
  return { from, to: addDays(addMonths(from, 1), -1) }
}

const slotsOn = (availability: Availability | undefined, date: string) =>
  availability?.find((day) => day.date === date)?.slots

export const dayStateOf = (availability: Availability | undefined, date: string) =>
  stateOfDay(slotsOn(availability, date))

export const slotAt = (availability: Availability | undefined, date: string, slotId: number) =>
  slotsOn(availability, date)?.find(({ slot_id }) => slot_id === slotId)

type Choice = { availability: Availability | undefined; date: string; current: Place }

/** The time slots of a day, with their free places; the one that is booked now says so. */
export function slotOptions(
  slots: readonly TimeSlot[],
  { availability, date, current }: Choice,
): RadioCardOption<string>[] {
  return slots.map(({ id, name, time_range }) => {
    const found = slotAt(availability, date, id)
    const isCurrent = isSamePlace({ date, slotId: id }, current)
    return {
      value: String(id),
      title: name,
      aside: time_range,
      meta: isCurrent ? MOVE_COPY.current : found && describeSlot(found),
      metaSmall: formatDuration(time_range),
      disabled: !isCurrent && found?.remaining === 0,
    }
  })
}

type SlotState = Availability[number]['slots'][number]

function describeSlot(slot: SlotState): string {
  const { remaining, status } = slot
  if (remaining > 0) return moveMessages.left(remaining)
  return closedText(slot) ?? SLOT_STATUS_TEXTS[status] ?? ''
}
