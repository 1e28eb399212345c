import { FormDialog } from '@luzzu/page/form'
import type { DialogSize } from '@luzzu/ui'
import type { FormEvent, ReactNode } from 'react'
import { ConflictDialog } from './ConflictDialog'
import { differences } from './record-values'
import type { RecordFormCopy } from './records.copy'
import type { ConflictingVersion } from './use-versioned-form'

type RecordDialogProps<Values> = {
  open: boolean
  onClose: () => void
  /** What the fields are called, to compare two versions of them. */
  labels: Record<string, string>
  /** How values are compared that are no texts. */
  toTexts?: (values: Values) => Record<string, unknown>
  form: {
    copy: RecordFormCopy
    /** None while one is made. */
    record: { id: number } | undefined
    getValues: () => Values
    theirs: ConflictingVersion<Values> | undefined
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
export function RecordDialog<Values extends Record<string, unknown>>({
  open,
  onClose,
  form,
  labels,
  toTexts = (values) => values,
  history,
  size,
  children,
}: RecordDialogProps<Values>) {
  const { copy, record, theirs } = form
  return (
    <>
      <FormDialog
        open={open && !theirs}
        onClose={onClose}
        title={record ? copy.edit : (copy.create ?? '')}
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
          differences={differences(labels, toTexts(theirs.values), toTexts(form.getValues()))}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.decideLater}
        />
      )}
    </>
  )
}
