import type { Answer } from '@luzzu/api-client'
import type { Validated } from '@luzzu/domain'
import { showSuccess } from '@luzzu/ui'
import type { FieldValues } from 'react-hook-form'
import type { RecordEditorProps } from './RecordScreen'
import { type RecordFormCopy, recordMessages } from './records.copy'
import { useVersionedForm } from './use-versioned-form'

type RecordFormOptions<Item, Values, Value> = Omit<RecordEditorProps<Item>, 'open'> & {
  copy: RecordFormCopy
  /** A record as the form's fields hold it; without one, what a new record begins with. */
  toFormValues: (record: Item | undefined) => Values
  check: (values: Values) => Validated<Value>
  /** `etag`: the version that is changed; none for a record that is made. */
  save: (value: Value, etag: string | null) => Promise<Answer<unknown>>
  countWrong?: (name: keyof Values, values: Values) => number | undefined
}

/** The form of a record in a dialog, which closes when it is saved. */
export function useRecordForm<Item extends { id: number }, Values extends FieldValues, Value>({
  copy,
  version,
  find,
  onClose,
  ...options
}: RecordFormOptions<Item, Values, Value>) {
  const record = version?.record
  const form = useVersionedForm({
    ...options,
    version,
    findCurrent: () => (record ? find(record.id) : undefined),
  })
  return {
    ...form,
    copy,
    record,
    ...form.onSave((_saved, isMerged) => {
      const saved = recordMessages.saved(copy.singular, !record)
      showSuccess(isMerged ? `${saved} ${recordMessages.merged}` : saved)
      onClose()
    }),
  }
}
