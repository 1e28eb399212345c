import { useSession } from '@luzzu/api-client'
import { useGetOwnOrderQuery } from '@luzzu/api-client/own-orders'
import { Link } from '@luzzu/routing'
import { Button, EmptyState, LinkButton, Row, Spinner } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { paths } from '../../platform/paths'
import { MANAGE_COPY as COPY, DEPOSIT_OUTCOMES, type PaymentState } from './manage.copy'
import { OrderView } from './OrderView'
import { OutcomeHeading } from './OutcomeHeading'
import { UnknownPayment } from './UnknownPayment'
import { usePaymentState } from './use-payment-state'

/** Where the page of a damage deposit leads back to. */
export function DepositReturnPage({ session }: { session: string }) {
  const deposit = usePaymentState(session)
  const { state } = deposit

  if (deposit.error) return <UnknownPayment payment={deposit} />
  if (deposit.isChecking || state === undefined)
    return (
      <EmptyState role="status" title={COPY.checkingDeposit} titleAs="h1" icon={<Spinner />}>
        {COPY.checkingHint}
      </EmptyState>
    )
  return (
    <DepositOutcome state={state}>
      {state === 'open' && (
        <Button variant="plain" loading={deposit.isFetching} onClick={() => void deposit.refetch()}>
          {COPY.checkAgain}
        </Button>
      )}
    </DepositOutcome>
  )
}

type DepositOutcomeProps = { state: PaymentState; children?: ReactNode }

const NOBODY = { id: 0, userId: null }

/** How a damage deposit stands. Its order is shown where this tab knows it. */
export function DepositOutcome({ state, children }: DepositOutcomeProps) {
  const { user } = useSession()
  const { managed } = useCurrentOrder()
  const { userId, ...access } = managed ?? NOBODY
  const order = useGetOwnOrderQuery(access, { skip: managed === null, refetchOnMountOrArgChange: true })
  return (
    <>
      <OutcomeHeading {...DEPOSIT_OUTCOMES[state]} />
      <Row gap={3}>
        {children}
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
