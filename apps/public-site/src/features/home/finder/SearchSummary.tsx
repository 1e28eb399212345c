import { useNow } from '@luzzu/api-client'
import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useListDayAvailabilityQuery, useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { bookingDateMessage, dateIn, lastBookableDayText, validateBookingDate } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { describeSearch } from '../../../platform/finder/finder.copy'
import { RetrySearch } from '../../../platform/finder/RetrySearch'
import { paths } from '../../../platform/paths'
import type { Search } from '../../../platform/search'
import { requestOf } from '../../../platform/search'
import { groupByActivity } from '../group-by-activity'
import { countFree } from './count-free'

/** What is looked for, where it is free, and what is wrong with the day. */
export function SearchSummary({ search }: { search: Search }) {
  const { time_zone, booking_window_days: windowDays } = useSite()
  const today = dateIn(time_zone, useNow())
  const checked = validateBookingDate(search.date, today, windowDays)
  const { request, ...options } = requestOf(search)
  const query = useListDayAvailabilityQuery(request, { ...options, skip: !checked.ok })
  const activities = useListActivitiesQuery().data ?? []
  const products = useListProductsQuery().data ?? []

  function result() {
    if (!checked.ok)
      return checked.code === 'date/too-far'
        ? `${bookingDateMessage(checked.code, windowDays)} ${lastBookableDayText(today, windowDays)}`
        : bookingDateMessage(checked.code, windowDays)
    if (query.isError) return <RetrySearch query={query} />
    return query.currentData
      ? countFree(groupByActivity(activities, products), query.currentData)
      : 'Looking for free times…'
  }

  return (
    <p role="status">
      <strong>{describeSearch(search)}</strong> <Link to={paths.services}>Show all</Link>
      <br />
      {result()}
    </p>
  )
}
