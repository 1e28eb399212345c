import { usePayments } from '@luzzu/api-client/site'
import { lazyPage } from '@luzzu/routing'
import { lazy, Suspense } from 'react'
import { PageUnavailable } from '../../../platform/loading/PageUnavailable'
import type { CancelWithRefundProps } from '../../../platform/orders/placed/CancelWithRefund'
import type { BalanceLineProps } from './BalanceLine'

const Money = lazyPage<BalanceLineProps>(
  () => import('./BookingPayments').then(({ BookingPayments }) => ({ default: BookingPayments })),
  PageUnavailable,
)
// A failed load leaves the details, where it is tried again.
const Line = lazy(() =>
  import('./BalanceLine').then(
    ({ BalanceLine }) => ({ default: BalanceLine }),
    () => ({ default: () => null }),
  ),
)
const Cancel = lazyPage<CancelWithRefundProps>(
  () =>
    import('../../../platform/orders/placed/CancelWithRefund').then(({ CancelWithRefund }) => ({
      default: CancelWithRefund,
    })),
  PageUnavailable,
)

/** The money of a booking, whose code is loaded where payments are on. */
export function LazyBookingPayments(props: BalanceLineProps) {
  if (!usePayments()) return null
  return (
    <Suspense>
      <Money {...props} />
    </Suspense>
  )
}

/** What a booking still owes, or that it is paid, loaded in the same way. */
export function LazyBalanceLine(props: BalanceLineProps) {
  if (!usePayments()) return null
  return (
    <Suspense>
      <Line {...props} />
    </Suspense>
  )
}

/** The cancellation with a refund, whose code is loaded where something was paid. */
export function LazyCancel(props: CancelWithRefundProps) {
  return (
    <Suspense>
      <Cancel {...props} />
    </Suspense>
  )
}
