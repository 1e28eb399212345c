import { ConfirmDialog } from '@luzzu/ui'
import type { ReactNode } from 'react'
import type { Confirmation } from './use-confirmed-action'

type ConfirmationDialogProps = {
  confirmation: Pick<Confirmation<unknown>, 'isOpen' | 'isBusy' | 'cancel' | 'confirm'>
  copy: { title: string; confirm: string; keep: string }
  tone?: 'primary' | 'danger'
  /** Describes the consequences. */
  children: ReactNode
}

/** Asks for confirmation before an action is sent. */
export function ConfirmationDialog({ confirmation, copy, tone, children }: ConfirmationDialogProps) {
  return (
    <ConfirmDialog
      open={confirmation.isOpen}
      onClose={confirmation.cancel}
      title={copy.title}
      confirmLabel={copy.confirm}
      cancelLabel={copy.keep}
      tone={tone ?? 'danger'}
      busy={confirmation.isBusy}
      onConfirm={() => void confirmation.confirm()}
    >
      {children}
    </ConfirmDialog>
  )
}
