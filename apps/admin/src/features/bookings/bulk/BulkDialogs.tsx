import { Button, ConfirmDialog, Dialog, Stack } from '@luzzu/ui'
import { bulkWordsOf, reportWords } from './bulk-words'
import type { BulkInHand } from './use-bulk-decision'

/** The one question before many bookings are decided, and the report of what could not be done. */
export function BulkDialogs({ inHand }: { inHand: BulkInHand }) {
  const { asked, outcome, state, close, confirm } = inHand
  if (!asked) return null
  const words = bulkWordsOf(asked.decision, asked.bookings.length)
  return (
    <>
      <ConfirmDialog
        open={state === 'asking' || state === 'busy'}
        onClose={close}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        tone={asked.decision === 'approve' ? 'primary' : 'danger'}
        busy={state === 'busy'}
        onConfirm={() => void confirm()}
      >
        <p>{words.consequence}</p>
      </ConfirmDialog>
      <Dialog
        open={state === 'reporting'}
        onClose={close}
        title={reportWords.title(asked.decision, outcome?.done.length ?? 0, asked.bookings.length)}
        actions={<Button onClick={close}>{reportWords.done}</Button>}
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
