import { Skeleton, size } from '@luzzu/ui'
import { FreeSlots } from '../../platform/finder/FreeSlots'
import { unavailableReason } from '../../platform/finder/found-slots'
import { NotFree } from '../../platform/finder/NotFree'
import { RetrySearch } from '../../platform/finder/RetrySearch'
import { type Found, useFound } from '../../platform/finder/use-found'
import { ProductPrice } from '../../platform/product/ProductPrice'
import { describeSearch } from '../../platform/search'

const NEXT_DAYS = 2

/** The day and the people that were looked for, and what is free then. */
export function SearchResult({ product, search }: Found) {
  return (
    <>
      <p>
        <strong>{describeSearch(search)}</strong>
      </p>
      <Result product={product} search={search} />
    </>
  )
}

function Result({ product, search }: Found) {
  const { query, offered } = useFound({ product, search })
  if (query.isUninitialized) return null
  if (query.isError) {
    return (
      <p role="alert">
        <RetrySearch query={query} />
      </p>
    )
  }
  if (!offered) return <Skeleton shape="block" width="100%" height={size(38)} />
  if (offered.isFree) return <FreeSlots {...{ product, search, ...offered }} />
  const guests = Number(search.guests)
  return (
    <>
      <NotFree
        {...{ product, search }}
        reason={unavailableReason(offered.slots, {
          product,
          guests,
          slotsForAnyGuests: offered.slotsForAnyGuests,
        })}
        days={offered.slots.length > 0 ? NEXT_DAYS : 0}
      />
      <ProductPrice product={product} />
    </>
  )
}
