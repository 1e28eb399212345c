import { MAX_LENGTH } from '@luzzu/domain'
import { ErrorAlert, Stack, TextArea } from '@luzzu/ui'
import { ConfirmationDialog } from '../../platform/confirmation/ConfirmationDialog'
import { decisionCopy, REASON_COPY } from './decision.copy'
import type { UseDecisionResult } from './use-decision'

/** Confirms a decision; a cancellation may have a reason. */
export function DecisionDialog({ confirmation }: { confirmation: UseDecisionResult }) {
  const { action } = confirmation
  if (!action) return null
  const copy = decisionCopy(action.decision, action.booking)
  return (
    <ConfirmationDialog
      confirmation={confirmation}
      copy={copy}
      isDirty={Boolean(action.reason)}
      tone={action.decision === 'approve' ? 'primary' : 'danger'}
    >
      <Stack gap={4}>
        <p>{copy.consequence}</p>
        <ErrorAlert>{confirmation.failure}</ErrorAlert>
        {action.decision === 'cancel' && (
          <TextArea
            {...REASON_COPY}
            optional
            rows={2}
            maxLength={MAX_LENGTH.reason}
            value={action.reason ?? ''}
            onChange={(event) => confirmation.revise({ ...action, reason: event.target.value })}
          />
        )}
      </Stack>
    </ConfirmationDialog>
  )
}
