import { useNow } from '@luzzu/api-client'
import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useListDayAvailabilityQuery, useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import {
  type BookingDateProblem,
  type BookingWindow,
  bookingDateMessage,
  type CalendarDate,
  dateIn,
  lastBookableDay,
  lastBookableDayText,
  mailHref,
  telHref,
  validateBookingDate,
} from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { media, token } from '@luzzu/ui'
import { Fragment, useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { FINDER_ID } from '../../../platform/finder/Finder'
import { Looking } from '../../../platform/finder/Looking'
import { RetrySearch } from '../../../platform/finder/RetrySearch'
import { useAvailabilityForAnyGuests } from '../../../platform/finder/use-availability-for-any-guests'
import { resultsPath } from '../../../platform/orders/find-more'
import { paths } from '../../../platform/paths'
import type { Search } from '../../../platform/search'
import { describeSearch, requestOf } from '../../../platform/search'
import { groupByActivity } from '../group-by-activity'
import {
  type Answer,
  countFree,
  groupAdvice,
  hasTooManyPeople,
  isLargeGroup,
  noAvailabilityMessage,
} from './count-free'
import { NextFreeDay } from './NextFreeDay'

type SearchSummaryProps = {
  search: Search
  /** The activity whose products are shown; the first one without. */
  opened: string | undefined
  /** Whether it was chosen during this search. */
  isChosen: boolean
  onShow: (activity: string) => void
  onChoose: (activity: string) => void
}

/** What is looked for, the activities where it is free, and what is wrong with the day. */
export function SearchSummary({ search, opened, isChosen, onShow, onChoose }: SearchSummaryProps) {
  const { time_zone, booking_window_days: windowDays, contact } = useSite()
  const today = dateIn(time_zone, useNow())
  const checked = validateBookingDate(search.date, today, windowDays)
  const { request, ...options } = requestOf(search)
  const query = useListDayAvailabilityQuery(request, { ...options, skip: !checked.ok })
  const activities = useListActivitiesQuery().data
  const products = useListProductsQuery().data
  const groups = activities && products ? groupByActivity(activities, products) : []
  const found = query.currentData
  const free = found ? countFree(groups, found) : []
  const forAnyGuests = useAvailabilityForAnyGuests(search, found !== undefined && hasTooManyPeople(found))
  // Without the catalogue nothing could be counted, nor the largest craft told.
  const isKnown = activities !== undefined && !forAnyGuests.isLoading
  const answer =
    found && products && isKnown ? { found, forAnyGuests: forAnyGuests.day, products } : undefined

  // Once for each search: afterwards, and as soon as they choose an activity meanwhile, visitors go where they want.
  const isFound = free.length > 0
  const showFree = useEffectEvent(() => {
    if (isChosen) return
    const shown = opened ?? String(groups[0]?.activity.id)
    const [first] = free
    if (first && free.every(({ id }) => String(id) !== shown)) onShow(String(first.id))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search
  useEffect(() => {
    if (isFound) showFree()
  }, [isFound, search.date, search.guests])

  function result() {
    if (!checked.ok)
      return <DayProblem code={checked.code} search={search} today={today} windowDays={windowDays} />
    if (query.isError) return <RetrySearch query={query} />
    if (!answer) return <Looking />
    if (!isFound) return <NothingFree search={search} {...answer} />
    return (
      <>
        {free.map(({ id, name, free: count }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <Choice type="button" onClick={() => onChoose(String(id))}>
              {name} ({count})
            </Choice>
          </Fragment>
        ))}{' '}
        can be booked.
      </>
    )
  }

  return (
    <>
      <Text>
        <strong>{describeSearch(search)}</strong>
        <br />
        {result()}
      </Text>
      <Actions>
        <Choice type="button" onClick={focusFinder}>
          Change search
        </Choice>
        <Link to={paths.services}>Show all</Link>
        {answer && isLargeGroup(answer) && <a href={mailHref(contact.mail)}>Email us</a>}
      </Actions>
    </>
  )
}

type NothingFreeProps = Answer & { products: readonly Product[]; search: Search }

/** What is wrong with the day, and the next one that is free; of a group that is too large, whom to call. */
function NothingFree({ search, products, found, forAnyGuests }: NothingFreeProps) {
  const { contact } = useSite()
  if (isLargeGroup({ found, forAnyGuests }))
    return (
      <>
        {groupAdvice(products, { guests: Number(search.guests), forAnyGuests })}{' '}
        <a href={telHref(contact.phone)}>{contact.phone}</a>
      </>
    )
  return (
    <>
      {noAvailabilityMessage(found, forAnyGuests)}
      {!hasTooManyPeople(found) && <NextFreeDay search={search} />}
    </>
  )
}

/** Why nothing is looked for on a day, and no rule, as nobody tried to book it. */
function DayProblem({ code, search, today, windowDays }: DayProblemProps) {
  if (code === 'date/past') return 'This day is over. Choose another one.'
  if (code === 'date/invalid') return bookingDateMessage(code)
  const lastDay = { ...search, date: lastBookableDay(today, windowDays) }
  return (
    <>
      {lastBookableDayText(today, windowDays)} <Link to={resultsPath(lastDay)}>Show that day</Link>
    </>
  )
}

type DayProblemProps = {
  code: BookingDateProblem
  search: Search
  today: CalendarDate
  windowDays: BookingWindow
}

const focusFinder = () => document.querySelector<HTMLElement>(`#${FINDER_ID} input`)?.focus()

/** Leads to what is found or looked for. */
const Choice = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${token('accent')};
  font: inherit;
  text-decoration: underline;
  text-underline-offset: ${token('edge-strong')};
  cursor: pointer;
`

/** What is touched in a line reaches above and below it, as high as a finger needs. */
const Text = styled.p`
  ${media.phone} {
    ${Choice},
    > a {
      --reach: calc((${token('row-height')} - 1lh) / 2);
      margin-block: calc(-1 * var(--reach));
      padding-block: var(--reach);
    }
  }
`

const Actions = styled.div`
  display: flex;
  gap: ${token('space-4')};
  align-items: center;

  ${media.phone} {
    > * {
      display: inline-flex;
      align-items: center;
      min-height: ${token('row-height')};
    }
  }
`
