import { Button, Dialog, type DialogSize, Note, Stack } from '@luzzu/ui'
import { CircleAlert } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'

type RecordDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** On the button that saves. */
  saveLabel: string
  form: {
    failure: string | undefined
    isSaving: boolean
    /** Why it cannot be saved now. */
    waitsFor?: string | undefined
    submit: (event: FormEvent<HTMLFormElement>) => void
  }
  size?: DialogSize
  children: ReactNode
}

/** A form about one record. It closes when it is saved or given up; a save that fails leaves it as it is. */
export function RecordDialog({ open, onClose, title, saveLabel, form, size, children }: RecordDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!form.isSaving) onClose()
      }}
      title={title}
      size={size}
      onSubmit={form.submit}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.isSaving} disabledReason={form.waitsFor}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {form.failure && (
          <Note role="alert" tone="danger" icon={<CircleAlert aria-hidden="true" />}>
            {form.failure}
          </Note>
        )}
        {children}
      </Stack>
    </Dialog>
  )
}
