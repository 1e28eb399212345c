import { referenceOf } from '@luzzu/api-client'
import { Alert, Button, ErrorAlert, ErrorState, Skeleton, Stack, size } from '@luzzu/ui'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoginLinks } from '../../auth/LoginLinks'
import { HoldCountdown } from '../HoldCountdown'
import { ORDERS_COPY } from '../orders.copy'
import type { Hold } from '../use-hold'
import { useItemTerms } from '../use-item-terms'
import { CheckoutFields } from './CheckoutFields'
import { CHECKOUT_COPY as COPY } from './checkout.copy'
import { OrderAmounts } from './OrderAmounts'
import { OrderTerms } from './OrderTerms'
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
export function CheckoutPanel({ hold, form, onAddAnother, onLeave, children }: CheckoutPanelProps) {
  const { order, problem, failure } = hold
  const termsOf = useItemTerms((order?.items ?? []).map(({ id_product_fk }) => id_product_fk))
  return (
    <Stack gap={5}>
      <HoldCountdown hold={hold} />
      {problem && (problem.item === undefined || !order) && <ErrorAlert>{problem.message}</ErrorAlert>}
      {order?.status === 'paying' && <Alert tone="warning">{COPY.unpaid}</Alert>}
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
          {order.status === 'held' && (
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
      {!order && !problem && !failure && !hold.isExpired && (
        <Skeleton shape="block" height={size(80)} label={ORDERS_COPY.holding} />
      )}
    </Stack>
  )
}
