import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListAvailabilityQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, formatDateShort, nextBookablePeriod, parseCalendarDate } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { size, token } from '@luzzu/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { paths } from '../paths'
import type { Search } from '../search'
import { FINDER_ANCHOR } from './Finder'
import { nextFree } from './finder.copy'
import { firstFreeDays } from './found-slots'
import { useIsInSight } from './use-is-in-sight'

const NO_DAYS = { from: '', to: '' }

type NextFreeDaysProps = { product: Product; search: Search; count: number }

/** The next days on which a product is free, asked for where they are seen: a day may be closed for all products. */
export function NextFreeDays({ product, search, count }: NextFreeDaysProps) {
  const { time_zone, booking_window_days: windowDays } = useSite()
  const today = dateIn(time_zone, useNow())
  const list = useRef<HTMLUListElement>(null)
  const isInSight = useIsInSight(list)
  const after = parseCalendarDate(search.date)
  const period = after && nextBookablePeriod(after, today, windowDays)
  const { data } = useListAvailabilityQuery(
    { productId: product.id, ...(period ?? NO_DAYS) },
    { ...LIST_QUERY, skip: !isInSight || period === undefined },
  )
  return (
    <Days ref={list} $count={count} aria-label={`Next free days of ${product.name}`}>
      {firstFreeDays(data, count).map((date) => (
        <li key={date}>
          <Link to={paths.product(product.id, { ...search, date }) + FINDER_ANCHOR}>
            {nextFree(formatDateShort(date, today))}
          </Link>
        </li>
      ))}
    </Days>
  )
}

/** As high with its links as without. */
const Days = styled.ul<{ $count: number }>`
  min-height: calc(${({ $count }) => $count} * ${size(7)});

  > li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size(7)};
    font-size: ${token('text-md')};
  }
`
