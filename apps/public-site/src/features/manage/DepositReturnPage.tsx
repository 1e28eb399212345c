import { useSession } from '@luzzu/api-client'
import { useGetOwnOrderQuery } from '@luzzu/api-client/own-orders'
import { Link } from '@luzzu/routing'
import { Button, EmptyState, LinkButton, Row, Spinner } from '@luzzu/ui'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { paths } from '../../platform/paths'
import { MANAGE_COPY as COPY, DEPOSIT_OUTCOMES } from './manage.copy'
import { OrderView } from './OrderView'
import { UnknownPayment } from './UnknownPayment'
import { usePaymentState } from './use-payment-state'

const NOBODY = { id: 0, userId: null }

/** Where the page of a damage deposit leads back to. Its order is shown where this tab knows it. */
export function DepositReturnPage({ session }: { session: string }) {
  const deposit = usePaymentState(session)
  const { user } = useSession()
  const { managed } = useCurrentOrder()
  const { userId, ...access } = managed ?? NOBODY
  const order = useGetOwnOrderQuery(access, { skip: managed === null, refetchOnMountOrArgChange: true })
  const { state } = deposit

  if (deposit.error) return <UnknownPayment payment={deposit} />
  if (deposit.isChecking || state === undefined)
    return (
      <EmptyState role="status" title={COPY.checkingDeposit} titleAs="h1" icon={<Spinner />}>
        {COPY.checkingHint}
      </EmptyState>
    )
  const outcome = DEPOSIT_OUTCOMES[state]
  return (
    <>
      <div role="status">
        <h1>{outcome.title}</h1>
        <p>{outcome.text}</p>
      </div>
      <Row gap={3}>
        {state === 'open' && (
          <Button variant="plain" loading={deposit.isFetching} onClick={() => void deposit.refetch()}>
            {COPY.checkAgain}
          </Button>
        )}
        {!order.data && (
          <LinkButton as={Link} to={user ? paths.myBookings : paths.manage} variant="plain">
            {user ? COPY.myBookings : COPY.find}
          </LinkButton>
        )}
      </Row>
      {order.data && <OrderView order={order.data} access={access} userId={userId} />}
    </>
  )
}
