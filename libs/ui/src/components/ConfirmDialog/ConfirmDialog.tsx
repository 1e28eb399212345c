import { type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button'
import { Dialog, DialogCloseButton, type DialogProps } from '../Dialog/Dialog'

export type ConfirmDialogProps = Omit<DialogProps, 'actions' | 'initialFocus' | 'onSubmit' | 'closeLabel'> & {
  /** The question. */
  title: ReactNode
  /** The consequences, and whether they can be undone. */
  children: ReactNode
  /** A verb with its object: "Delete booking", not "OK". */
  confirmLabel: string
  /** @default 'Cancel' */
  cancelLabel?: string | undefined
  onConfirm: () => void
  /** @default 'primary' */
  tone?: 'primary' | 'danger' | undefined
  /** The request is pending; further clicks are ignored. */
  busy?: boolean | undefined
}

/** Asks for confirmation. The safe button has the focus: Cancel where the action is dangerous. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  tone = 'primary',
  busy = false,
  ...rest
}: ConfirmDialogProps) {
  const first = useRef<HTMLButtonElement>(null)
  const isDangerous = tone === 'danger'

  return (
    <Dialog
      {...rest}
      open={open}
      onClose={onClose}
      title={title}
      initialFocus={first}
      actions={
        <>
          <DialogCloseButton ref={isDangerous ? first : undefined}>{cancelLabel}</DialogCloseButton>
          <Button ref={isDangerous ? undefined : first} variant={tone} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
