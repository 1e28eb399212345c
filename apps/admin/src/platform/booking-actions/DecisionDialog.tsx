import { ConfirmDialog } from '@luzzu/ui'
import { wordsOf } from './decision-words'
import type { DecisionInHand } from './use-decision'

/** The one question before a booking is approved, declined or deleted. */
export function DecisionDialog({ inHand }: { inHand: DecisionInHand }) {
  const { asked, isOpen, isBusy, cancel, confirm } = inHand
  if (!asked) return null
  const words = wordsOf(asked.decision, asked.booking)
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={cancel}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      tone={asked.decision === 'approve' ? 'primary' : 'danger'}
      busy={isBusy}
      onConfirm={() => void confirm()}
    >
      <p>{words.consequence}</p>
    </ConfirmDialog>
  )
}
