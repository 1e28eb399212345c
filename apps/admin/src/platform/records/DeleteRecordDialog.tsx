import type { ReactNode } from 'react'
import { ConfirmationDialog } from '../confirmation/ConfirmationDialog'
import { CANNOT_BE_UNDONE } from './records.copy'
import type { UseDeleteRecordResult } from './use-delete-record'

type DeleteRecordDialogProps = {
  confirmation: UseDeleteRecordResult
  /** The kind of record. */
  recordName: string
  /** What is deleted or kept with it. */
  children?: ReactNode
}

export function DeleteRecordDialog({ confirmation, recordName, children }: DeleteRecordDialogProps) {
  const { action } = confirmation
  if (!action) return null
  const copy = { title: `Delete ${action.name}?`, confirm: `Delete ${recordName}`, keep: 'Cancel' }
  return (
    <ConfirmationDialog confirmation={confirmation} copy={copy}>
      {children && <p>{children}</p>}
      <p>{CANNOT_BE_UNDONE}</p>
    </ConfirmationDialog>
  )
}
