import { useNow } from '@luzzu/api-client'
import { useListDayAvailabilityQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { addDays, dateIn, formatDateShort, parseCalendarDate, validateBookingDate } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { nextFree } from '../../../platform/finder/finder.copy'
import { resultsPath } from '../../../platform/orders/find-more'
import { requestOf, type Search } from '../../../platform/search'
import { freeProducts } from './free-first'

/** A week; with more of them in a row the calendar of a product is quicker. */
const MAX_DAYS = 7

type NextFreeDayProps = { search: Search; left?: number }

/** The first day after that of a search on which something is free. Each day is asked for as its search would ask. */
export function NextFreeDay({ search, left = MAX_DAYS }: NextFreeDayProps) {
  const { time_zone, booking_window_days: windowDays } = useSite()
  const today = dateIn(time_zone, useNow())
  const day = parseCalendarDate(search.date)
  const next = { ...search, date: day ? addDays(day, 1) : '' }
  const isBookable = left > 0 && validateBookingDate(next.date, today, windowDays).ok
  const { request } = requestOf(next)
  const { currentData: found } = useListDayAvailabilityQuery(request, { skip: !isBookable })
  if (!isBookable || !found) return null
  if (freeProducts(found).size === 0) return <NextFreeDay search={next} left={left - 1} />
  return (
    <>
      {' '}
      <Link to={resultsPath(next)}>{nextFree(formatDateShort(next.date, today))}</Link>
    </>
  )
}
