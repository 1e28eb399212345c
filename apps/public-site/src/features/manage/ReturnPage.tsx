import { useSession } from '@luzzu/api-client'
import { type OrderAccess, useGetOwnOrderQuery } from '@luzzu/api-client/own-orders'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { isUnfinished } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Button, EmptyState, LinkButton, Row, Spinner, Stack } from '@luzzu/ui'
import { useEffect, useEffectEvent } from 'react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { forgetGuestHold } from '../../platform/orders/guest-holds'
import { HeldPlaces } from '../../platform/orders/HeldPlaces'
import { openPaymentUrl } from '../../platform/orders/open-payment'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { paths } from '../../platform/paths'
import { CallUs } from '../../platform/product/CallUs'
import { sendsMail } from '../../platform/trip/trip.copy'
import { GiveBack } from './GiveBack'
import { LostItems } from './LostItems'
import { MANAGE_COPY as COPY, lostOutcome, type PaymentState } from './manage.copy'
import { NextSteps } from './NextSteps'
import { OrderView } from './OrderView'
import { OutcomeHeading } from './OutcomeHeading'
import { outcomeOfPayment } from './outcome'
import { UnknownPayment } from './UnknownPayment'
import { type PaymentLookup, usePaymentState } from './use-payment-state'

const NOBODY = { id: 0, userId: null }

/** Where a payment leads back to: what the server knows of it, never what the address claims. */
export function ReturnPage({ session }: { session: string }) {
  const payment = usePaymentState(session)
  const { managed } = useCurrentOrder()
  const { userId, ...access } = managed ?? NOBODY
  const { state } = payment
  const canPayAtDock = usePayments()?.pay_at_dock === true
  const order = useGetOwnOrderQuery(access, { skip: managed === null, refetchOnMountOrArgChange: true })
  const { refetch } = order
  useEffect(() => {
    if (state !== undefined && managed !== null) void refetch()
  }, [state, managed, refetch])
  useForgetPaid(state)

  if (payment.error) return <UnknownPayment payment={payment} />
  if (payment.isChecking || state === undefined)
    return (
      <EmptyState role="status" title={COPY.checking} titleAs="h1" icon={<Spinner />}>
        {COPY.checkingHint}
      </EmptyState>
    )
  const lost = order.data?.lost
  const outcome = lost ? lostOutcome(lost) : outcomeOfPayment(state, { order: order.data, canPayAtDock })
  return (
    <>
      <OutcomeHeading {...outcome} />
      {order.data && (state === 'authorized' || state === 'paid') && <NextSteps order={order.data} />}
      {order.data && isUnfinished(order.data) && <HeldPlaces order={order.data} />}
      {lost ? (
        <LostItems lost={lost} orderId={order.data?.id} />
      ) : (
        <Next {...{ state, payment, canPayAtDock, access }} order={order.data} />
      )}
      {order.data && order.data.bookings.length > 0 && (
        <OrderView order={order.data} access={access} userId={userId} isNew />
      )}
    </>
  )
}

type NextProps = {
  state: PaymentState
  access: OrderAccess
  order: Order | undefined
  payment: PaymentLookup
  canPayAtDock: boolean
}

const UNPAID: readonly PaymentState[] = ['open', 'failed', 'expired']

/** What can be done in a state. */
function Next(next: NextProps) {
  const { state, order, payment, access } = next
  const { user } = useSession()
  const { items } = useCurrentOrder()
  const url = order && openPaymentUrl(order)
  const isUnpaid = UNPAID.includes(state)
  if (isElsewhere(next, user !== null)) return <Elsewhere isReleased={state === 'released'} />
  if (!isUnpaid && !user) return null
  return (
    <Row gap={3}>
      {isUnpaid && url && <LinkButton href={url}>{COPY.continueToPayment}</LinkButton>}
      {mayPayAtDock(next) && items.length > 0 && (
        <LinkButton as={Link} to={paths.cart} state={{ pay: 'dock' }} variant="plain">
          {COPY.payAtDock}
        </LinkButton>
      )}
      {isUnpaid && order?.status !== 'placed' && items.length > 0 && (
        <LinkButton as={Link} to={paths.cart} {...(url && { variant: 'plain' })}>
          {COPY.toOrder}
        </LinkButton>
      )}
      {order && isUnfinished(order) && <GiveBack order={order} access={access} />}
      {state === 'open' && payment.isAtRest && (
        <Button variant="plain" loading={payment.isFetching} onClick={() => void payment.refetch()}>
          {COPY.checkAgain}
        </Button>
      )}
      {user && (
        <LinkButton as={Link} to={paths.myBookings} variant="plain">
          {COPY.myBookings}
        </LinkButton>
      )}
    </Row>
  )
}

const mayPayAtDock = ({ state, order, canPayAtDock }: NextProps) =>
  state === 'open' && canPayAtDock && order?.status === 'paying'

/** Whether this browser knows no more than the state. */
const isElsewhere = ({ state, order }: NextProps, isSignedIn: boolean) =>
  order === undefined && !UNPAID.includes(state) && (state === 'released' || !isSignedIn)

/** Of an order that this browser has no link to, only the email tells what it is. */
function Elsewhere({ isReleased }: { isReleased: boolean }) {
  const isMailed = sendsMail(useSite())
  const mailed = isReleased ? COPY.releasedElsewhere : COPY.paidElsewhere
  return (
    <Stack gap={4}>
      <p>{isMailed ? mailed : COPY.elsewhere}</p>
      {(isReleased || !isMailed) && <CallUs />}
      {(isReleased || isMailed) && (
        <Row>
          <LinkButton as={Link} to={isReleased ? paths.services : paths.manage}>
            {isReleased ? COPY.toServices : COPY.find}
          </LinkButton>
        </Row>
      )}
    </Stack>
  )
}

/** What is paid, or about to be, is no longer chosen. */
function useForgetPaid(state: PaymentState | undefined) {
  const { order, managed, forget } = useCurrentOrder()
  const { clearDraft } = useBookingDraft()
  const isDone = state === 'paid' || state === 'authorized'
  const end = useEffectEvent(() => {
    if (managed) forgetGuestHold(managed.id)
    // Another order may have been begun since.
    if (order?.id !== managed?.id) return
    forget()
    clearDraft()
  })
  useEffect(() => {
    if (isDone) end()
  }, [isDone])
}
