import { Button, ConfirmDialog, Dialog, Stack } from '@luzzu/ui'
import { bulkActionCopy, bulkReportCopy } from './bulk-actions.copy'
import type { BulkConfirmation } from './use-bulk-decision'

/** The one question before many bookings are decided, and the report of what could not be done. */
export function BulkDialogs({ confirmation }: { confirmation: BulkConfirmation }) {
  const { asked, outcome, state, close, confirm } = confirmation
  if (!asked) return null
  const copy = bulkActionCopy(asked.decision, asked.bookings.length)
  return (
    <>
      <ConfirmDialog
        open={state === 'asking' || state === 'busy'}
        onClose={close}
        title={copy.title}
        confirmLabel={copy.confirm}
        cancelLabel={copy.keep}
        tone={asked.decision === 'approve' ? 'primary' : 'danger'}
        busy={state === 'busy'}
        onConfirm={() => void confirm()}
      >
        <p>{copy.consequence}</p>
      </ConfirmDialog>
      <Dialog
        open={state === 'reporting'}
        onClose={close}
        title={bulkReportCopy.title(asked.decision, outcome?.done.length ?? 0, asked.bookings.length)}
        actions={<Button onClick={close}>{bulkReportCopy.done}</Button>}
      >
        <Stack as="ul" gap={2}>
          {outcome?.refused.map(({ booking, reason }) => (
            <li key={booking.id}>
              <b>
                {booking.id} {booking.username}
              </b>
              : {reason}
            </li>
          ))}
        </Stack>
      </Dialog>
    </>
  )
}
