import { LIST_QUERY } from '@luzzu/api-client'
import { useListClosuresQuery } from '@luzzu/api-client/closures'
import { useListDaysAvailabilityQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { CalendarDate } from '@luzzu/domain'
import { useHolds } from '../../booking/resellers/use-holds'
import { useReference } from '../../platform/refresh/live-queries'
import {
  type ClosedMark,
  closedDay,
  closedMarks,
  fullSlots,
  type HoldMark,
  holdMarks,
  isFull,
} from './week-marks'

/** What is closed, held and full in a week. */
export type WeekMarks = {
  closedDay: (date: CalendarDate) => string | undefined
  closedMarks: (product: { id: number; units: number | undefined }, date: CalendarDate) => ClosedMark[]
  holdMarks: (productId: number, date: CalendarDate) => HoldMark[]
  isFull: (productId: number, date: CalendarDate) => boolean
  fullSlots: (productId: number, date: CalendarDate) => number[]
}

/** Where nothing is known yet, nothing is marked. Only days that can be booked are full. */
export function useWeekMarks(
  dates: readonly CalendarDate[],
  today: CalendarDate,
  lastDay: CalendarDate,
): WeekMarks {
  const [from, to] = [dates[0] ?? today, dates.at(-1) ?? today]
  const { time_zone } = useSite()
  const holds = useHolds(from, to)
  const closures = useReference(useListClosuresQuery({ from, to }, LIST_QUERY)).currentData ?? []
  const slots = useReference(useListAllTimeSlotsQuery()).data ?? []
  const bookable = { from: from < today ? today : from, to: to > lastDay ? lastDay : to }
  const availability = useReference(
    useListDaysAvailabilityQuery(bookable, { skip: bookable.from > bookable.to }),
  ).currentData
  const on = (date: CalendarDate) => availability?.find((day) => day.date === date)?.products
  return {
    closedDay: (date) => closedDay(closures, date),
    closedMarks: (product, date) => closedMarks(closures, slots, product, date),
    holdMarks: (productId, date) => holdMarks(holds, { productId, date }, time_zone),
    isFull: (productId, date) => isFull(on(date), productId),
    fullSlots: (productId, date) => fullSlots(on(date), productId),
  }
}
