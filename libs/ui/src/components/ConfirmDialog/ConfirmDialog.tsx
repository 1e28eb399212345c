import { type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button'
import { Dialog, type DialogProps } from '../Dialog/Dialog'

export type ConfirmDialogProps = Omit<DialogProps, 'actions' | 'initialFocus' | 'onSubmit' | 'closeLabel'> & {
  /** The question, in full. */
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** Says what will happen: "Delete booking", not "OK". */
  confirmLabel: string
  /** @default 'Cancel' */
  cancelLabel?: string | undefined
  onConfirm: () => void
  /** @default 'primary' */
  tone?: 'primary' | 'danger' | undefined
  /** The answer is on its way; a second press does nothing. */
  busy?: boolean | undefined
}

/** Asks before something that matters. What cannot harm has the focus: the safe answer, where the other is dangerous. */
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
          <Button ref={isDangerous ? first : undefined} variant="plain" onClick={onClose}>
            {cancelLabel}
          </Button>
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
