import { isApiError, useSession } from '@luzzu/api-client'
import { useGetOwnOrderQuery, useGetPaymentStatusQuery } from '@luzzu/api-client/own-orders'
import { Link } from '@luzzu/routing'
import { Button, EmptyState, ErrorState, LinkButton, Row, Spinner } from '@luzzu/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { openPaymentUrl } from '../../platform/orders/open-payment'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { paths } from '../../platform/paths'
import { MANAGE_COPY as COPY, OUTCOMES, type PaymentState, PLACED_TEXTS, PLACED_TITLES } from './manage.copy'
import { OrderView } from './OrderView'
import { isStillChecking, pollInterval } from './poll-interval'

const NOBODY = { id: 0, userId: null }

/** Where a payment leads back to: what the server knows of it, never what the address claims. */
export function ReturnPage({ session }: { session: string }) {
  const payment = usePaymentState(session)
  const { managed } = useCurrentOrder()
  const { userId, ...access } = managed ?? NOBODY
  const { state } = payment
  const order = useGetOwnOrderQuery(access, { skip: managed === null, refetchOnMountOrArgChange: true })
  const { refetch } = order
  useEffect(() => {
    if (state !== undefined && managed !== null) void refetch()
  }, [state, managed, refetch])
  useForgetPaid(state)

  if (payment.error) return <Unknown payment={payment} />
  if (payment.isChecking || state === undefined)
    return (
      <EmptyState role="status" title={COPY.checking} titleAs="h1" icon={<Spinner />}>
        {COPY.checkingHint}
      </EmptyState>
    )
  const outcome = order.data?.status === 'cancelled' && state === 'paid' ? CANCELLED : OUTCOMES[state]
  return (
    <>
      <div role="status">
        <h1>{outcome.title}</h1>
        <p>{outcome.text}</p>
      </div>
      <Next state={state} url={order.data && openPaymentUrl(order.data)} payment={payment} />
      {order.data && state !== 'open' && state !== 'expired' && (
        <OrderView order={order.data} access={access} userId={userId} />
      )}
    </>
  )
}

/** It was paid, and cancelled since. */
const CANCELLED = { title: PLACED_TITLES.cancelled, text: PLACED_TEXTS.cancelled }

type Payment = ReturnType<typeof usePaymentState>

/** What can be done in a state. */
function Next({ state, url, payment }: { state: PaymentState; url: string | undefined; payment: Payment }) {
  const { user } = useSession()
  const { items } = useCurrentOrder()
  const isUnpaid = state === 'open' || state === 'failed' || state === 'expired'
  if (!isUnpaid && !user) return null
  return (
    <Row gap={3}>
      {isUnpaid && url && <LinkButton href={url}>{COPY.continueToPayment}</LinkButton>}
      {isUnpaid && items.length > 0 && (
        <LinkButton as={Link} to={paths.cart} {...(url && { variant: 'plain' })}>
          {COPY.toOrder}
        </LinkButton>
      )}
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

function Unknown({ payment }: { payment: Payment }) {
  const isMissing = isApiError(payment.error) && payment.error.status === 404
  return (
    <ErrorState
      title={isMissing ? COPY.unknownPayment : COPY.notLoaded}
      titleAs="h1"
      onRetry={isMissing ? undefined : () => void payment.refetch()}
      retrying={payment.isFetching}
      action={
        <LinkButton as={Link} to={isMissing ? paths.manage : paths.myBookings} variant="plain">
          {isMissing ? COPY.find : COPY.myBookings}
        </LinkButton>
      }
    />
  )
}

/** What is paid, or about to be, is no longer chosen. */
function useForgetPaid(state: PaymentState | undefined) {
  const { order, managed, forget } = useCurrentOrder()
  const { clearDraft } = useBookingDraft()
  const isDone = state === 'paid' || state === 'authorized'
  const end = useEffectEvent(() => {
    // Another order may have been begun since.
    if (order?.id !== managed?.id) return
    forget()
    clearDraft()
  })
  useEffect(() => {
    if (isDone) end()
  }, [isDone])
}

/** The state of a payment as the server knows it, looked up again until it is settled. */
function usePaymentState(session: string) {
  const [times, setTimes] = useState(0)
  const [interval, setInterval] = useState(pollInterval(undefined, 0))
  const query = useGetPaymentStatusQuery(session, {
    pollingInterval: interval,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  })
  const state = query.currentData?.status
  const { fulfilledTimeStamp } = query
  useEffect(() => {
    if (fulfilledTimeStamp !== undefined) setTimes((before) => before + 1)
  }, [fulfilledTimeStamp])
  const wanted = query.isError ? 0 : pollInterval(state, times)
  if (wanted !== interval) setInterval(wanted)

  return {
    state,
    isChecking: !query.isError && isStillChecking(state, times),
    /** Why it could not be looked up. */
    error: query.error,
    /** Whether nothing is looked up any more by itself. */
    isAtRest: interval === 0,
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
}
