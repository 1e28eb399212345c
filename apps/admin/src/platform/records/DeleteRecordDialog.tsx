import { ConfirmDialog } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { CANNOT_BE_UNDONE } from './records.copy'
import type { DeletionConfirmation } from './use-delete-record'

type DeleteRecordDialogProps = {
  confirmation: DeletionConfirmation
  /** What kind of record it is. */
  one: string
  /** What goes with it. */
  children?: ReactNode
}

export function DeleteRecordDialog({ confirmation, one, children }: DeleteRecordDialogProps) {
  const { record, isOpen, isBusy, cancel, confirm } = confirmation
  if (!record) return null
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={cancel}
      title={`Delete ${record.name}?`}
      confirmLabel={`Delete ${one}`}
      cancelLabel="Cancel"
      tone="danger"
      busy={isBusy}
      onConfirm={() => void confirm()}
    >
      {children && <p>{children}</p>}
      <p>{CANNOT_BE_UNDONE}</p>
    </ConfirmDialog>
  )
}
