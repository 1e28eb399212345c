import { FOLLOWED_QUERY, isApiError, referenceOf, useSession } from '@luzzu/api-client'
import { type OrderAccess, useGetOwnOrderQuery } from '@luzzu/api-client/own-orders'
import type { Order } from '@luzzu/domain/contracts'
import { useLocation, useSearchParams } from '@luzzu/routing'
import { ErrorState, Skeleton, size } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { PaymentsOnly } from '../../platform/orders/PaymentsOnly'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { PageHead } from '../../platform/PageHead'
import { ClaimOrder } from './ClaimOrder'
import { DepositReturnPage } from './DepositReturnPage'
import { LinkForm } from './LinkForm'
import { MANAGE_COPY as COPY, PLACED_TEXTS, PLACED_TITLES } from './manage.copy'
import { Content } from './manage.styles'
import { OrderView } from './OrderView'
import { parseOrderLink } from './order-link'
import { ReturnPage } from './ReturnPage'

/** An order: for whoever comes back from its payment, has its link, or has just placed it. */
export default function ManagePage() {
  return (
    <PaymentsOnly>
      <PageHead title={COPY.title} />
      <meta name="robots" content="noindex" />
      <Content>
        <Manage />
      </Content>
    </PaymentsOnly>
  )
}

function Manage() {
  const [params] = useSearchParams()
  const { hash, state } = useLocation()
  const { user } = useSession()
  const { managed, restored } = useCurrentOrder()
  const session = params.get('session')
  const deposit = params.get('deposit')
  const link = parseOrderLink(hash)

  if (session) return <ReturnPage key={session} session={session} />
  if (deposit) return <DepositReturnPage key={deposit} session={deposit} />
  if (link) {
    const { id, orderToken } = link
    return (
      <ManagedOrder key={orderToken} access={{ id, orderToken }} userId={null}>
        {link.isMailed && <ClaimOrder orderToken={orderToken} />}
      </ManagedOrder>
    )
  }
  if (hash.length > 1) return <LinkForm isInvalid />
  if (!restored) return null
  const isOwn = managed !== null && (managed.orderToken !== undefined || managed.userId === user?.id_user_pk)
  if (!isOwn) return <LinkForm />
  const { userId, ...access } = managed
  return <ManagedOrder access={access} userId={userId} isNew={(state as PlacedState)?.placed === true} />
}

/** What the page that has placed the order hands over. */
type PlacedState = { placed?: boolean } | null

type ManagedOrderProps = {
  access: OrderAccess
  /** Whose it is; nobody's who is signed in where it is opened by a link. */
  userId: number | null
  /** Whether it was placed just now. */
  isNew?: boolean
  children?: ReactNode
}

/** An order with all that can be done about it. A link that does not work any more is told like a wrong one. */
function ManagedOrder({ access, userId, isNew = false, children }: ManagedOrderProps) {
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
