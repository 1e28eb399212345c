import {
  Button,
  type ButtonProps,
  Dialog,
  DialogCloseButton,
  type DialogProps,
  ErrorAlert,
  Stack,
} from '@luzzu/ui'
import type { FormEvent, ReactNode } from 'react'
import { useHeldNavigation } from './LeaveGuard'

type FormDialogProps = Omit<DialogProps, 'actions' | 'onSubmit' | 'isDirty' | 'heldNavigation'> & {
  form: {
    submit: (event: FormEvent) => void
    /** Whether closing would lose what was typed. */
    isDirty: boolean
    isSubmitting: boolean
    /** Why it could not be sent. */
    failure: string | undefined
  }
  /** The button that sends: its label is its `children`. */
  submit: Omit<ButtonProps, 'type' | 'loading' | 'onClick'>
  /** @default 'Cancel' */
  cancelLabel?: string | undefined
  /** What is said beside the buttons. */
  note?: ReactNode
}

/**
 * A form in a dialog. Closing it or leaving the page asks before what was typed is lost. It stays open while it is
 * sent: a late answer would close whichever dialog is open by then, and a failure would be shown nowhere.
 */
export function FormDialog({
  open,
  onClose,
  form: { submit: onSubmit, isDirty, isSubmitting, failure },
  submit,
  cancelLabel = 'Cancel',
  note,
  children,
  ...dialog
}: FormDialogProps) {
  const heldNavigation = useHeldNavigation(open && isDirty)
  return (
    <Dialog
      {...dialog}
      open={open}
      onClose={() => {
        if (!isSubmitting || heldNavigation) onClose()
      }}
      onSubmit={onSubmit}
      isDirty={isDirty && !isSubmitting}
      heldNavigation={heldNavigation}
      actions={
        <>
          {note}
          <DialogCloseButton>{cancelLabel}</DialogCloseButton>
          <Button {...submit} type="submit" loading={isSubmitting} />
        </>
      }
    >
      <Stack gap={4}>
        <ErrorAlert>{failure}</ErrorAlert>
        {children}
      </Stack>
    </Dialog>
  )
}
