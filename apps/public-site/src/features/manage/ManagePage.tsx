import { isApiError, POLLED_QUERY, referenceOf, useSession } from '@luzzu/api-client'
import { type OrderAccess, useGetOwnOrderQuery } from '@luzzu/api-client/own-orders'
import { UNPAID_SESSION } from '@luzzu/domain'
import { useLocation, useSearchParams } from '@luzzu/routing'
import { ErrorState, Skeleton, size } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { PaymentsOnly } from '../../platform/orders/PaymentsOnly'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { PageHead } from '../../platform/PageHead'
import { ClaimOrder } from './ClaimOrder'
import { DepositOutcome, DepositReturnPage } from './DepositReturnPage'
import { LinkForm } from './LinkForm'
import { MANAGE_COPY as COPY } from './manage.copy'
import { Content } from './manage.styles'
import { NextSteps } from './NextSteps'
import { OrderView } from './OrderView'
import { OutcomeHeading } from './OutcomeHeading'
import { parseOrderLink } from './order-link'
import { outcomeOfOrder } from './outcome'
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

  const isUnpaid = session === UNPAID_SESSION
  if (session && !isUnpaid) return <ReturnPage key={session} session={session} />
  if (deposit === UNPAID_SESSION) return <DepositOutcome state="open" />
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
  return (
    <ManagedOrder
      access={access}
      userId={userId}
      isNew={(state as PlacedState)?.placed === true}
      isUnpaid={isUnpaid}
    />
  )
}

/** What the page that has placed the order hands over. */
type PlacedState = { placed?: boolean } | null

type ManagedOrderProps = {
  access: OrderAccess
  /** Whose it is; nobody's who is signed in where it is opened by a link. */
  userId: number | null
  /** Whether it was placed just now. */
  isNew?: boolean
  /** Whether its payment was left unpaid just now. */
  isUnpaid?: boolean
  children?: ReactNode
}

/** An order with all that can be done about it. A link that does not work any more is told like a wrong one. */
function ManagedOrder({ access, userId, isNew = false, isUnpaid = false, children }: ManagedOrderProps) {
  const query = useGetOwnOrderQuery(access, POLLED_QUERY)
  const order = query.currentData
  if (order)
    return (
      <>
        <OutcomeHeading {...outcomeOfOrder(order, { isNew, isUnpaid })} />
        {isNew && <NextSteps order={order} />}
        <OrderView order={order} access={access} userId={userId} isNew={isNew} />
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
