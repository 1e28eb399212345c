import { Link } from '@luzzu/routing'
import { LinkButton, Skeleton, size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { FINDER_ANCHOR } from '../../../platform/finder/Finder'
import { FreeSlots } from '../../../platform/finder/FreeSlots'
import { unavailableReason } from '../../../platform/finder/found-slots'
import { NotFree } from '../../../platform/finder/NotFree'
import { type Found, useFound } from '../../../platform/finder/use-found'
import { paths } from '../../../platform/paths'
import { BookNow } from '../../../platform/product/BookNow'
import { ProductPrice } from '../../../platform/product/ProductPrice'
import { isCommonReason } from './count-free'

/** The free slots of a product; where there are none its price, why that is, and its page, which says more. */
export function CardResult({ product, search }: Found) {
  const { query, day, offered } = useFound({ product, search })
  const isUnknown = query.isUninitialized || (query.isError && !query.isFetching)
  const book = <BookNow product={product} search={search} />
  if (isUnknown) {
    return (
      <>
        <ProductPrice product={product} />
        {book}
      </>
    )
  }
  if (!day || !offered) {
    return (
      <>
        <Slots>
          <Skeleton shape="block" width="100%" height={size(38)} />
        </Slots>
        {book}
      </>
    )
  }
  if (offered.isFree) {
    return (
      <>
        <Slots>
          <FreeSlots {...{ product, search, ...offered }} />
        </Slots>
        {book}
      </>
    )
  }
  const { slots, slotsForAnyGuests } = offered
  const reason = unavailableReason(slots, { product, guests: Number(search.guests), slotsForAnyGuests })
  const isTooSmall = slots.length === 0
  const days = isTooSmall || isCommonReason(slots, day) ? 0 : 1
  const label = isTooSmall ? 'View details' : 'Other days'
  return (
    <>
      <NotFree {...{ product, search, reason, days }} />
      <ProductPrice product={product} />
      <LinkButton
        as={Link}
        to={paths.product(product.id, search) + FINDER_ANCHOR}
        variant="plain"
        aria-label={`${label}: ${product.name}`}
      >
        {label}
      </LinkButton>
    </>
  )
}

const Slots = styled.div`
  width: 100%;
  padding-bottom: ${token('space-3')};
`
