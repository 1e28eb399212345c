import { lazyPage } from '@luzzu/routing'
import { Suspense } from 'react'
import { PageUnavailable } from '../../../platform/loading/PageUnavailable'
import type { OrderConfirmProps } from './OrderConfirm'

const OrderConfirm = lazyPage<OrderConfirmProps>(
  () => import('./OrderConfirm').then(({ OrderConfirm }) => ({ default: OrderConfirm })),
  PageUnavailable as never,
)

/** The last step where payments are on, whose code is loaded only there. */
export function LazyOrderConfirm(props: OrderConfirmProps) {
  return (
    <Suspense>
      <OrderConfirm {...props} />
    </Suspense>
  )
}
