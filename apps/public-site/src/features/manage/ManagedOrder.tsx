import { FOLLOWED_QUERY, isApiError, referenceOf } from '@luzzu/api-client'
import { type OrderAccess, useGetOwnOrderQuery } from '@luzzu/api-client/own-orders'
import type { Order } from '@luzzu/domain/contracts'
import { ErrorState, Skeleton, size } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { LinkForm } from './LinkForm'
import { MANAGE_COPY as COPY, PLACED_TEXTS, PLACED_TITLES } from './manage.copy'
import { OrderView } from './OrderView'

type ManagedOrderProps = {
  access: OrderAccess
  /** Whose it is; nobody's who is signed in where it is opened by a link. */
  userId: number | null
  /** Whether it was placed just now. */
  isNew?: boolean
  children?: ReactNode
}

/** An order with all that can be done about it. A link that does not work any more is told like a wrong one. */
export function ManagedOrder({ access, userId, isNew = false, children }: ManagedOrderProps) {
  const query = useGetOwnOrderQuery(access, FOLLOWED_QUERY)
  const order = query.currentData
  if (order)
    return (
      <>
        <div role="status">
          <h1>{isNew ? PLACED_TITLES[outcomeOf(order)] : COPY.title}</h1>
          {isNew && <p>{PLACED_TEXTS[outcomeOf(order)]}</p>}
        </div>
        <OrderView order={order} access={access} userId={userId} />
        {children}
      </>
    )
  if (query.isError) {
    const isGone = isApiError(query.error) && [401, 404].includes(query.error.status)
    if (isGone) return <LinkForm isInvalid />
    return (
      <ErrorState title={COPY.notLoaded} titleAs="h1" onRetry={query.refetch} retrying={query.isFetching}>
        {referenceOf(query.error)}
      </ErrorState>
    )
  }
  return <Skeleton shape="block" height={size(80)} label={COPY.loading} />
}

function outcomeOf({ bookings }: Order): keyof typeof PLACED_TITLES {
  if (bookings.some(({ status }) => status === 'Pending')) return 'pending'
  return bookings.some(({ status }) => status === 'Confirmed') ? 'confirmed' : 'cancelled'
}
