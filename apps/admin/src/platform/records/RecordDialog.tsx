import type { HistoryEntity } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import type { DialogSize } from '@luzzu/ui'
import type { FormEvent, ReactNode } from 'react'
import { ConflictDialog } from './ConflictDialog'
import { differences } from './record-values'
import { type RecordFormCopy, recordMessages } from './records.copy'
import type { Conflict } from './use-versioned-form'

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
    conflict: Conflict<Values> | undefined
    keepMine: (event: FormEvent) => void
    takeTheirs: () => void
    decideLater: () => void
    failure: string | undefined
    isSubmitting: boolean
    isDirty: boolean
    /** Why it cannot be saved now. */
    submitDisabledReason?: string | undefined
    submit: (event: FormEvent) => void
  }
  /** What its history is found by, with its id. */
  entity: HistoryEntity
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
  entity,
  history,
  size,
  children,
}: RecordDialogProps<Values>) {
  const { copy, record, conflict } = form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={record ? copy.edit : (copy.create ?? '')}
      size={size}
      // The dialog in front asks before the page is left.
      form={{ ...form, isDirty: form.isDirty && !conflict }}
      submit={{
        children: record ? 'Save changes' : `Create ${copy.singular}`,
        disabledReason: form.submitDisabledReason,
      }}
    >
      {children}
      {record && open && history(record.id)}
      {conflict && record && (
        <ConflictDialog
          open={open}
          of={{ entity, id: record.id }}
          title={recordMessages.conflict(copy.singular)}
          differences={differences({
            labels,
            conflicts: conflict.merged.conflicts,
            theirs: toTexts(conflict.theirs.values),
            mine: toTexts(conflict.merged.values),
          })}
          isSaving={form.isSubmitting}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.decideLater}
        />
      )}
    </FormDialog>
  )
}
