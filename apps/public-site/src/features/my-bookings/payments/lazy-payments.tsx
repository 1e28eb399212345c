import { lazyPage } from '@luzzu/routing'
import { Suspense } from 'react'
import { PageUnavailable } from '../../../platform/loading/PageUnavailable'
import type { CancelWithRefundProps } from '../../../platform/orders/placed/CancelWithRefund'

const Order = lazyPage<{ orderId: number }>(
  () => import('./OrderOfBooking').then(({ OrderOfBooking }) => ({ default: OrderOfBooking })),
  PageUnavailable,
)
const Cancel = lazyPage<CancelWithRefundProps>(
  () =>
    import('../../../platform/orders/placed/CancelWithRefund').then(({ CancelWithRefund }) => ({
      default: CancelWithRefund,
    })),
  PageUnavailable,
)

/** The order of a booking, whose code is loaded where payments are on. */
export function LazyOrder(props: { orderId: number }) {
  return (
    <Suspense>
      <Order {...props} />
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
