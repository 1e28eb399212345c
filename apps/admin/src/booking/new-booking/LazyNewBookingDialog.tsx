import { lazyPage } from '@luzzu/routing'
import { Dialog } from '@luzzu/ui'
import { Suspense } from 'react'
import { PageUnavailable } from '../../platform/PageUnavailable'
import type { NewBookingDialogProps } from './NewBookingDialog'
import { NEW_BOOKING_COPY as COPY } from './new-booking.copy'

const load = () =>
  import('./NewBookingDialog').then(({ NewBookingDialog }) => ({ default: NewBookingDialog }))
const NewBookingDialog = lazyPage(load, DialogUnavailable)

/** Loads the dialog after the first page, before anybody asks for it. */
export function LazyNewBookingDialog(props: NewBookingDialogProps) {
  return (
    <Suspense>
      <NewBookingDialog {...props} />
    </Suspense>
  )
}

function DialogUnavailable({ open, onClose }: NewBookingDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={COPY.title}>
      <PageUnavailable />
    </Dialog>
  )
}
