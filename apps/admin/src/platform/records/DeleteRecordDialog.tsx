import { ConfirmDialog } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { CANNOT_BE_UNDONE } from './record-words'
import type { DeletionInHand } from './use-delete-record'

type DeleteRecordDialogProps = {
  inHand: DeletionInHand
  /** What kind of record it is. */
  one: string
  /** What goes with it. */
  children?: ReactNode
}

export function DeleteRecordDialog({ inHand, one, children }: DeleteRecordDialogProps) {
  const { record, isOpen, isBusy, cancel, confirm } = inHand
  if (!record) return null
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={cancel}
      title={`Delete ${record.name}?`}
      confirmLabel={`Delete ${one}`}
      cancelLabel="Keep it"
      tone="danger"
      busy={isBusy}
      onConfirm={() => void confirm()}
    >
      {children && <p>{children}</p>}
      <p>{CANNOT_BE_UNDONE}</p>
    </ConfirmDialog>
  )
}
