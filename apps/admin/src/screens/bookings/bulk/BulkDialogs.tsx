import { Button, Dialog, Stack } from '@luzzu/ui'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import { bulkActionCopy, bulkReportCopy } from './bulk-actions.copy'
import type { UseBulkDecisionResult } from './use-bulk-decision'

/** The confirmation of a bulk decision, and the report of failures. */
export function BulkDialogs({ confirmation }: { confirmation: UseBulkDecisionResult }) {
  const { action, outcome, isReportOpen, closeReport } = confirmation
  if (!action) return null
  const { decision, bookings } = action
  const copy = bulkActionCopy(decision, bookings.length)
  return (
    <>
      <ConfirmationDialog
        confirmation={confirmation}
        copy={copy}
        tone={decision === 'approve' ? 'primary' : 'danger'}
      >
        <p>{copy.consequence}</p>
      </ConfirmationDialog>
      <Dialog
        open={isReportOpen}
        onClose={closeReport}
        title={bulkReportCopy.title(decision, outcome?.succeeded.length ?? 0, bookings.length)}
        actions={<Button onClick={closeReport}>{bulkReportCopy.done}</Button>}
      >
        <Stack as="ul" gap={2}>
          {outcome?.failures.map(({ booking, reason }) => (
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
