import { isApiError } from '@luzzu/api-client'
import { Link } from '@luzzu/routing'
import { ErrorState, LinkButton } from '@luzzu/ui'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { paths } from '../../platform/paths'
import { MANAGE_COPY as COPY } from './manage.copy'
import type { PaymentLookup } from './use-payment-state'

/** The state of a payment could not be looked up, or there is no such payment. What this tab holds is still there. */
export function UnknownPayment({ payment }: { payment: PaymentLookup }) {
  const { order, items } = useCurrentOrder()
  const isMissing = isApiError(payment.error) && payment.error.status === 404
  const isHolding = order !== null && items.length > 0
  return (
    <ErrorState
      title={isMissing ? COPY.unknownPayment : COPY.notLoaded}
      titleAs="h1"
      onRetry={isMissing ? undefined : () => void payment.refetch()}
      retrying={payment.isFetching}
      action={
        <>
          {isHolding && (
            <LinkButton as={Link} to={paths.cart}>
              {COPY.toOrder}
            </LinkButton>
          )}
          <LinkButton as={Link} to={isMissing ? paths.manage : paths.myBookings} variant="plain">
            {isMissing ? COPY.find : COPY.myBookings}
          </LinkButton>
        </>
      }
    />
  )
}
