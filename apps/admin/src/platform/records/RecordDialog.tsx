import { FormDialog } from '@luzzu/page/form'
import type { DialogSize } from '@luzzu/ui'
import type { FormEvent, ReactNode } from 'react'
import { ConflictDialog } from './ConflictDialog'
import { differences } from './differences'
import type { RecordCopy } from './records.copy'
import type { TheirVersion } from './use-versioned-form'

type RecordDialogProps = {
  open: boolean
  onClose: () => void
  /** What the fields are called, to compare two versions of them. */
  labels: Record<string, string>
  form: {
    copy: RecordCopy
    /** None while one is made. */
    record: { id: number } | undefined
    getValues: () => Record<string, unknown>
    theirs: TheirVersion<Record<string, unknown>> | undefined
    keepMine: () => void
    takeTheirs: () => void
    decideLater: () => void
    failure: string | undefined
    isSubmitting: boolean
    isDirty: boolean
    /** Why it cannot be saved now. */
    submitDisabledReason?: string | undefined
    submit: (event: FormEvent) => void
  }
  /** What has happened to a saved record, by its id. */
  history: (id: number) => ReactNode
  size?: DialogSize
  children: ReactNode
}

/** A form about one record. It closes when it is saved or given up; a save that fails leaves it as it is. */
export function RecordDialog({ open, onClose, form, labels, history, size, children }: RecordDialogProps) {
  const { copy, record, theirs } = form
  return (
    <>
      <FormDialog
        open={open && !theirs}
        onClose={onClose}
        title={record ? copy.edit : copy.create}
        size={size}
        form={form}
        submit={{
          children: record ? 'Save changes' : `Create ${copy.singular}`,
          disabledReason: form.submitDisabledReason,
        }}
      >
        {children}
        {record && open && history(record.id)}
      </FormDialog>
      {theirs && (
        <ConflictDialog
          open={open}
          title={`Someone else changed this ${copy.singular}`}
          differences={differences(labels, theirs.values, form.getValues())}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.decideLater}
        />
      )}
    </>
  )
}
