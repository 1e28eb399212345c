import { ConfirmDialog } from '@luzzu/ui'
import { decisionCopy } from './decision.copy'
import type { DecisionConfirmation } from './use-decision'

/** The one question before a booking is approved, declined or deleted. */
export function DecisionDialog({ confirmation }: { confirmation: DecisionConfirmation }) {
  const { asked, isOpen, isBusy, cancel, confirm } = confirmation
  if (!asked) return null
  const copy = decisionCopy(asked.decision, asked.booking)
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={cancel}
      title={copy.title}
      confirmLabel={copy.confirm}
      cancelLabel={copy.keep}
      tone={asked.decision === 'approve' ? 'primary' : 'danger'}
      busy={isBusy}
      onConfirm={() => void confirm()}
    >
      <p>{copy.consequence}</p>
    </ConfirmDialog>
  )
}
