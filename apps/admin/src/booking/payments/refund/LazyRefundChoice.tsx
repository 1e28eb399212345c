import { lazyPage } from '@luzzu/routing'
import { Suspense } from 'react'
import { PageUnavailable } from '../../../platform/PageUnavailable'
import type { PaidBooking, ShownRefund } from './RefundChoice'

const load = () => import('./RefundChoice').then(({ RefundChoice }) => ({ default: RefundChoice }))
const RefundChoice = lazyPage(load, PageUnavailable)

type LazyRefundChoiceProps = { booking: PaidBooking; onShown: (refund: ShownRefund | undefined) => void }

/** The refund of a cancellation, whose code is loaded where something was paid. */
export function LazyRefundChoice(props: LazyRefundChoiceProps) {
  return (
    <Suspense>
      <RefundChoice {...props} />
    </Suspense>
  )
}
