import { fieldErrorsOf, isProblem } from '@luzzu/api-client'
import type { Validated } from '@luzzu/domain'
import { useValidatedForm } from '@luzzu/page/form'
import { showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { errorReason } from '../../loading/api-errors'
import type { RecordEditorProps } from '../RecordScreen'
import { type RecordCopy, recordMessages } from '../records.copy'

type RecordFormOptions<Item, Values, Value> = Omit<RecordEditorProps<Item>, 'open'> & {
  copy: RecordCopy
  /** A record as the form's fields hold it; without one, what a new record begins with. */
  toFormValues: (record: Item | undefined) => Values
  check: (values: Values) => Validated<Value>
  /** `etag`: the version that is changed; none for a record that is made. */
  save: (value: Value, etag: string | null) => Promise<unknown>
}

/** What somebody else saved while this form was open. */
export type TheirVersion<Values> = { values: Values; etag: string | null }

/** The form of a record: what is typed is kept when it cannot be saved. */
export function useRecordForm<Item extends { id: number }, Values extends FieldValues, Value>(
  options: RecordFormOptions<Item, Values, Value>,
) {
  const { copy, version, toFormValues, check, save, find, onClose } = options
  const record = version?.record
  const [etag, setEtag] = useState(version?.etag ?? null)
  const [theirs, setTheirs] = useState<TheirVersion<Values>>()
  const form = useValidatedForm<Values, Value>({
    check,
    defaultValues: toFormValues(record) as DefaultValues<Values>,
  })

  async function send(value: Value) {
    try {
      await save(value, etag)
      showSuccess(recordMessages.saved(copy.singular, !record))
      onClose()
    } catch (error) {
      await explain(error)
    }
  }

  async function explain(error: unknown) {
    const rejected = fieldErrorsOf(error)
    const count = Object.keys(rejected).length
    if (count > 0) {
      form.reject(rejected)
      return form.fail(recordMessages.invalidFields(count))
    }
    const isOld = isProblem(error, 'precondition-failed')
    const newer = isOld && record ? await find(record.id).catch(() => undefined) : undefined
    if (newer) setTheirs({ values: toFormValues(newer.record), etag: newer.etag })
    else form.fail(recordMessages.notSaved(errorReason(error)))
  }

  return {
    ...form,
    copy,
    record,
    theirs,
    /** Goes on with what is typed here; the next save replaces theirs. */
    keepMine() {
      if (theirs) setEtag(theirs.etag)
      setTheirs(undefined)
    },
    /** Goes on with what they have saved. */
    takeTheirs() {
      if (!theirs) return
      form.reset(theirs.values)
      setEtag(theirs.etag)
      setTheirs(undefined)
    },
    submit: form.onSubmit(send, (count) => form.fail(recordMessages.invalidFields(count))),
  }
}
