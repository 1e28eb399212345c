import { useHeldNavigation } from '@luzzu/page/form'
import { ConfirmDialog } from '@luzzu/ui'
import type { ReactNode } from 'react'
import type { Confirmation } from './use-confirmed-action'

type ConfirmationDialogProps = {
  confirmation: Pick<Confirmation<unknown>, 'isOpen' | 'isBusy' | 'cancel' | 'confirm'>
  copy: { title: string; confirm: string; keep: string }
  tone?: 'primary' | 'danger'
  /** Whether closing would lose what was typed in it. @default false */
  isDirty?: boolean
  /** Describes the consequences. */
  children: ReactNode
}

/** Asks for confirmation before an action is sent. */
export function ConfirmationDialog({
  confirmation,
  copy,
  tone,
  isDirty = false,
  children,
}: ConfirmationDialogProps) {
  const heldNavigation = useHeldNavigation(confirmation.isOpen && isDirty)
  return (
    <ConfirmDialog
      open={confirmation.isOpen}
      onClose={confirmation.cancel}
      isDirty={isDirty && !confirmation.isBusy}
      heldNavigation={heldNavigation}
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
