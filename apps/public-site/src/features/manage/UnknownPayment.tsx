import { isApiError } from '@luzzu/api-client'
import { Link } from '@luzzu/routing'
import { ErrorState, LinkButton } from '@luzzu/ui'
import { paths } from '../../platform/paths'
import { MANAGE_COPY as COPY } from './manage.copy'
import type { PaymentLookup } from './use-payment-state'

/** The state of a payment could not be looked up, or there is no such payment. */
export function UnknownPayment({ payment }: { payment: PaymentLookup }) {
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
