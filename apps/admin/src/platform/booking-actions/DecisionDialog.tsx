import { ConfirmationDialog } from '../confirmation/ConfirmationDialog'
import { decisionCopy } from './decision.copy'
import type { UseDecisionResult } from './use-decision'

/** Confirms an approval, decline or deletion. */
export function DecisionDialog({ confirmation }: { confirmation: UseDecisionResult }) {
  const { action } = confirmation
  if (!action) return null
  const copy = decisionCopy(action.decision, action.booking)
  return (
    <ConfirmationDialog
      confirmation={confirmation}
      copy={copy}
      tone={action.decision === 'approve' ? 'primary' : 'danger'}
    >
      <p>{copy.consequence}</p>
    </ConfirmationDialog>
  )
}
