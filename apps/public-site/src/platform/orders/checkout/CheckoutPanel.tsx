import { referenceOf, useNow, useSession } from '@luzzu/api-client'
import type { TimedOrder } from '@luzzu/api-client/own-orders'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import {
  CHECKOUT_MESSAGES,
  describeRefundTiers,
  parseCalendarDate,
  refundPercentAt,
  slotStart,
  telHref,
  tiersInForce,
  zoneName,
} from '@luzzu/domain'
import { Alert, Button, ErrorAlert, ErrorState, Skeleton, Stack, size } from '@luzzu/ui'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoginLinks } from '../../auth/LoginLinks'
import { lateNotice } from '../../cancellation.copy'
import { freeUntil } from '../free-until'
import { HoldCountdown } from '../HoldCountdown'
import { OrdersElsewhere } from '../OrdersElsewhere'
import type { HoldProblem } from '../order-problem'
import { ORDERS_COPY, orderMessages } from '../orders.copy'
import { UnfinishedOrders } from '../UnfinishedOrders'
import type { Hold } from '../use-hold'
import { type ItemTerms, useItemTerms } from '../use-item-terms'
import { CheckoutFields } from './CheckoutFields'
import { CHECKOUT_COPY as COPY, checkoutMessages as messages } from './checkout.copy'
import { TermList } from './checkout.styles'
import { OrderAmounts } from './OrderAmounts'
import type { CheckoutForm } from './use-checkout'

type CheckoutPanelProps = {
  hold: Hold
  form: CheckoutForm
  onAddAnother: () => void
  /** Before a link leads to the login. */
  onLeave: () => void
  /** What is held. */
  children?: ReactNode
}

/** How long the places are held, what they cost, who books them, and on which terms. */
export function CheckoutPanel(props: CheckoutPanelProps) {
  const { hold, form, onAddAnother, onLeave, children } = props
  const payments = usePayments()
  const { shown: order, problem, failure } = hold
  const isBegun = hold.order?.status === 'paying'
  const canPayAtDock = payments?.mode === 'desk' || payments?.pay_at_dock === true
  const termsOf = useItemTerms((order?.items ?? []).map(({ id_product_fk }) => id_product_fk))
  return (
    <Stack gap={5}>
      <HoldCountdown hold={hold} />
      {order && <OrdersElsewhere />}
      {hold.isLeft && (
        <Alert>
          {ORDERS_COPY.left}
          <LoginLinks onLeave={onLeave} />
        </Alert>
      )}
      {problem && (problem.item === undefined || !order) && <ProblemAlert problem={problem} />}
      {children}
      {order && (
        <>
          <div>
            <Button
              variant="plain"
              icon={<Plus aria-hidden="true" />}
              disabledReason={form.isBusy ? COPY.leaving : undefined}
              onClick={onAddAnother}
            >
              {COPY.addAnother}
            </Button>
          </div>
          <OrderAmounts
            order={order}
            dueNow={form.dueNow}
            isAtDock={form.values.pay === 'dock'}
            termsOf={termsOf}
          />
          {(!isBegun || canPayAtDock) && (
            <CheckoutFields
              form={form}
              dueIfNow={order.due_now}
              terms={<OrderTerms order={order} isPaidNow={form.dueNow > 0} termsOf={termsOf} />}
              loginOffer={
                <Alert>
                  {COPY.haveAccount}
                  <LoginLinks onLeave={onLeave} />
                </Alert>
              }
            />
          )}
        </>
      )}
      {failure && (
        <ErrorState onRetry={failure.refetch} retrying={failure.isFetching}>
          {referenceOf(failure.error)}
        </ErrorState>
      )}
      {!order && !problem && !failure && !hold.isExpired && !hold.isLeft && (
        <Skeleton shape="block" height={size(80)} label={ORDERS_COPY.holding} />
      )}
    </Stack>
  )
}

/** Why nothing is held, and where it is what else the account has begun, the way to that. */
function ProblemAlert({ problem: { message, orders = [] } }: { problem: HoldProblem }) {
  const { user } = useSession()
  const holdMinutes = usePayments()?.hold_minutes ?? 0
  return (
    <ErrorAlert>
      {message}
      {message === CHECKOUT_MESSAGES.unplaced && ` ${orderMessages.othersEnd(holdMinutes)}`}
      {user && <UnfinishedOrders orders={orders.map((id) => ({ id, userId: user.id_user_pk }))} />}
    </ErrorAlert>
  )
}

type OrderTermsProps = {
  order: TimedOrder
  /** Whether a card is charged. */
  isPaidNow: boolean
  termsOf: (productId: number) => ItemTerms | undefined
}

/** What is agreed: how it is charged, and for each item until when it is cancelled for what. */
function OrderTerms({ order, isPaidNow, termsOf }: OrderTermsProps) {
  const { items } = order
  return (
    <TermList>
      {isPaidNow && <li>{COPY.authorised}</li>}
      {items.map((item) => {
        const terms = termsOf(item.id_product_fk)
        return (
          terms && (
            <ItemPolicy
              key={item.index}
              item={item}
              terms={terms}
              isPaidNow={isPaidNow && terms.deposit_percent > 0}
              isNamed={items.length > 1}
            />
          )
        )
      })}
    </TermList>
  )
}

type ItemPolicyProps = {
  item: TimedOrder['items'][number]
  terms: ItemTerms
  isPaidNow: boolean
  isNamed: boolean
}

function ItemPolicy({ item, terms, isPaidNow, isNamed }: ItemPolicyProps) {
  const { time_zone, cancellation_hours, contact } = useSite()
  const now = useNow()
  const slot = useListTimeSlotsQuery().data?.find(({ id }) => id === item.slot_id)
  const date = parseCalendarDate(item.booking_date.slice(0, 10))
  if (!slot || !date) return null
  const { refund_tiers } = terms
  // Where nothing is paid, a cancellation is refused after the limit.
  const tiers = isPaidNow ? refund_tiers : tiersInForce(null, cancellation_hours)
  const until = freeUntil(tiers, { date, timeRange: slot.time_range, timeZone: time_zone }, now)
  const msLeft = slotStart(date, slot.time_range, time_zone).getTime() - now.getTime()
  const late = isPaidNow ? messages.refundNow(refundPercentAt(tiers, msLeft)) : lateNotice(cancellation_hours)
  return (
    <li>
      {isNamed && <strong>{item.product_name}: </strong>}
      <strong>{until ? messages.free(until, zoneName(time_zone)) : late}</strong>{' '}
      {!until && !isPaidNow && (
        <>
          <a href={telHref(contact.phone)}>{contact.phone}</a>.{' '}
        </>
      )}
      {describeRefundTiers(refund_tiers)}
    </li>
  )
}
