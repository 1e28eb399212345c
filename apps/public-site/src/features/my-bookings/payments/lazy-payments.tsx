import { lazyPage } from '@luzzu/routing'
import { Suspense } from 'react'
import { PageUnavailable } from '../../../platform/loading/PageUnavailable'
import type { CancelPaidBookingProps } from './CancelPaidBooking'

const Order = lazyPage<{ orderId: number }>(
  () => import('./OrderOfBooking').then(({ OrderOfBooking }) => ({ default: OrderOfBooking })),
  PageUnavailable,
)
const Cancel = lazyPage<CancelPaidBookingProps>(
  () => import('./CancelPaidBooking').then(({ CancelPaidBooking }) => ({ default: CancelPaidBooking })),
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
export function LazyCancel(props: CancelPaidBookingProps) {
  return (
    <Suspense>
      <Cancel {...props} />
    </Suspense>
  )
}
