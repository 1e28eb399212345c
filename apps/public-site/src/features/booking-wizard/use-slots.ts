import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListAvailabilityQuery } from '@luzzu/api-client/products'
import { useFindScheduleQuery } from '@luzzu/api-client/schedule'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import {
  ALWAYS_OFFERED,
  bookablePeriodContaining,
  dateIn,
  dayNotOfferedReason,
  isOfferedSlot,
  minimumNotice,
  notOfferedReason,
  parseCalendarDate,
  scheduleWith,
  sortTimeSlots,
  validateBookingDate,
} from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { dayClosure, formatClosed, slotOn, slotsOn, useCraftName } from '@luzzu/page/area'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { slotProblem, slotState, upcomingFirst } from './availability'
import { includeOwnHold } from './order/own-hold'
import { closedDay, WIZARD_COPY } from './wizard.copy'

/** What the order of this tab holds of the product, while the wizard is about it. */
function useEditedItem(productId: number) {
  const { items, editing } = useCurrentOrder()
  const item = editing === null ? undefined : items[editing]
  return item?.id_product_fk === productId ? item : undefined
}

/** The time slots in which a product is offered, and their availability by day. */
export function useSlots(product: Product) {
  const productId = product.id
  const craft = useCraftName(product)
  const site = useSite()
  const { time_zone, booking_window_days } = site
  const { draft } = useBookingDraft()
  const now = useNow()
  const today = dateIn(time_zone, now)
  const slots = useListTimeSlotsQuery()
  // While it is unknown the server decides.
  const { data: stored = ALWAYS_OFFERED } = useFindScheduleQuery(productId)
  const schedule = scheduleWith(stored, productId, slots.data ?? [])
  const found = useListAvailabilityQuery(
    { productId, ...bookablePeriodContaining(draft?.date ?? '', today, booking_window_days) },
    LIST_QUERY,
  )
  const availability = { ...found, data: includeOwnHold(found.data, slots.data, useEditedItem(productId)) }

  const noticeHours = minimumNotice(schedule, site)

  function stateOf(date: string, slotId: number) {
    const slot = slots.data?.find(({ id }) => id === slotId)
    const day = parseCalendarDate(date)
    if (!slots.data || !day) return { open: true, text: '' }
    if (!slot) return { open: false, text: '' }
    const found = slotOn(availability.data, date, slotId)
    return slotState(slot, {
      date: day,
      timeZone: time_zone,
      isOffered: notOfferedReason(schedule, slotId, day) === undefined,
      noticeHours,
      now,
      remaining: found?.remaining,
      closed: formatClosed(found),
      craft,
    })
  }

  const offered = slots.data && sortTimeSlots(slots.data.filter(({ id }) => isOfferedSlot(schedule, id)))

  return {
    today,
    windowDays: booking_window_days,
    slots,
    /** Those that the product is ever offered in; `undefined` while they load. */
    offered,
    /** The same in the order in which they are chosen on a day. */
    offeredOn(date: string) {
      const day = parseCalendarDate(date)
      return day && offered && upcomingFirst(offered, { date: day, timeZone: time_zone, noticeHours, now })
    },
    schedule,
    availability,
    stateOf,
    /** Why a chosen slot cannot be booked. */
    problemOf(date: string, slotId: number) {
      const closure = dayClosure(slotsOn(availability.data, date))
      return closure
        ? closedDay(closure.reason)
        : slotProblem(slotOn(availability.data, date, slotId), noticeHours)
    },
    /** The first day after another one on which a slot is free; `undefined` while none is known. */
    nextFreeDay: (after: string) =>
      availability.data?.find(({ date }) => date > after && offered?.some(({ id }) => stateOf(date, id).open))
        ?.date,
    /** Those that are free on a day; none while that is unknown. */
    freeOn: (date: string) =>
      (slotsOn(availability.data, date) && offered?.filter(({ id }) => stateOf(date, id).open)) ?? [],
    /** What heads a chosen slot that cannot be booked, such as `Closed: Regatta`. */
    lostHeading: (date: string, slotId: number | null) =>
      (slotId !== null && formatClosed(slotOn(availability.data, date, slotId))) || WIZARD_COPY.notFree,
    /** Whether no slot of a day that can be booked is free. */
    isFull: (date: string) =>
      validateBookingDate(date, today, booking_window_days).ok &&
      offered?.every(({ id }) => !stateOf(date, id).open) === true,
    isOpen: (date: string, slotId: number) => stateOf(date, slotId).open,
    isOffered(date: string) {
      const day = parseCalendarDate(date)
      return day === undefined || dayNotOfferedReason(schedule, day) === undefined
    },
  }
}

export type Slots = ReturnType<typeof useSlots>
