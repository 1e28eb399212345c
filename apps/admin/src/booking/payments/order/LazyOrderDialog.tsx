import { lazyPage } from '@luzzu/routing'
import { Dialog } from '@luzzu/ui'
import { Suspense } from 'react'
import { PageUnavailable } from '../../../platform/PageUnavailable'
import { PAYMENTS_COPY as COPY } from '../payments.copy'
import type { OrderDialogProps } from './OrderDialog'

const load = () => import('./OrderDialog').then(({ OrderDialog }) => ({ default: OrderDialog }))
const OrderDialog = lazyPage(load, DialogUnavailable)

/** The payments of a booking, whose code is loaded where payments are on. */
export function LazyOrderDialog(props: OrderDialogProps) {
  return (
    <Suspense>
      <OrderDialog {...props} />
    </Suspense>
  )
}

function DialogUnavailable({ open, onClose }: OrderDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={COPY.title}>
      <PageUnavailable />
    </Dialog>
  )
}
