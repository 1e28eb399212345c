import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Alert, Button, Dialog, Stack, TextArea } from '@luzzu/ui'
import { CircleAlert } from 'lucide-react'
import { AffectedBookings } from './AffectedBookings'
import { CLOSURES_COPY as COPY, closureMessages } from './closures.copy'
import { useCallOff } from './use-call-off'

type CallOffDialogProps = {
  open: boolean
  onClose: () => void
  closureId: number
  bookings: readonly ManifestEntry[]
}

/** Cancels the bookings that no longer fit, with one message to all customers. */
export function CallOffDialog({ open, onClose, closureId, bookings }: CallOffDialogProps) {
  const form = useCallOff(closureId, onClose)
  const close = () => {
    if (!form.isSubmitting) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={closureMessages.callOffTitle(bookings.length)}
      size="medium"
      onSubmit={form.submit}
      actions={
        <>
          <Button variant="plain" onClick={close}>
            {COPY.cancel}
          </Button>
          <Button type="submit" variant="danger" loading={form.isSubmitting}>
            {closureMessages.callOffConfirm(bookings.length)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {form.failure && (
          <Alert role="alert" tone="danger" icon={<CircleAlert aria-hidden="true" />}>
            {form.failure}
          </Alert>
        )}
        <AffectedBookings bookings={bookings} count={bookings.length} />
        <TextArea
          label={COPY.message}
          hint={COPY.messageHint}
          data-autofocus
          value={form.message}
          error={form.error}
          onChange={(event) => form.change(event.target.value)}
        />
        <p>{closureMessages.callOffConsequence(bookings.length)}</p>
      </Stack>
    </Dialog>
  )
}
