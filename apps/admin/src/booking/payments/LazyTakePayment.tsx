import { lazyPage } from '@luzzu/routing'
import { Dialog } from '@luzzu/ui'
import { Suspense } from 'react'
import { PageUnavailable } from '../../platform/PageUnavailable'
import { PAYMENTS_COPY as COPY } from './payments.copy'
import type { TakePaymentDialogProps } from './take/TakePaymentDialog'

const load = () =>
  import('./take/TakePaymentDialog').then(({ TakePaymentDialog }) => ({ default: TakePaymentDialog }))
const TakePaymentDialog = lazyPage(load, DialogUnavailable)

/** Loads the code ahead, because the dock may be out of reach when it is needed. */
export const preloadTakePayment = () => TakePaymentDialog.preload().catch(() => undefined)

/** The dialog of a payment, whose code is loaded where payments are on. */
export function LazyTakePayment(props: TakePaymentDialogProps) {
  return (
    <Suspense>
      <TakePaymentDialog {...props} />
    </Suspense>
  )
}

function DialogUnavailable({ open, onClose }: TakePaymentDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={COPY.title}>
      <PageUnavailable />
    </Dialog>
  )
}
