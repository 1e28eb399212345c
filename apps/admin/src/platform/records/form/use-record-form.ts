import { fieldErrorsOf, isProblem } from '@luzzu/api-client'
import type { FieldErrors, Validated } from '@luzzu/domain'
import { showSuccess } from '@luzzu/ui'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { errorReason } from '../../loading/api-errors'
import type { RecordEditorProps } from '../RecordScreen'
import { type RecordCopy, recordMessages } from '../records.copy'
import { invalidNumberErrors } from './invalid-numbers'

type RecordFormOptions<Item, Field extends string, Value> = Omit<RecordEditorProps<Item>, 'open'> & {
  copy: RecordCopy
  /** A record as the form's fields hold it; without one, what a new record begins with. */
  toFormValues: (record: Item | undefined) => Record<Field, string>
  check: (values: Record<Field, string>) => Validated<Value>
  /** `etag`: the version that is changed; none for a record that is made. */
  save: (value: Value, etag: string | null) => Promise<unknown>
}

/** What somebody else saved while this form was open. */
export type TheirVersion<Field extends string> = { values: Record<Field, string>; etag: string | null }

/** The fields of a record as typed: checked when sent, kept when that fails, with a message at each field. */
export function useRecordForm<Item extends { id: number }, Field extends string, Value>(
  options: RecordFormOptions<Item, Field, Value>,
) {
  const { copy, version, toFormValues, find, onClose } = options
  const record = version?.record
  const [values, setValues] = useState(() => toFormValues(record))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [etag, setEtag] = useState(version?.etag ?? null)
  const [theirs, setTheirs] = useState<TheirVersion<Field>>()
  const form = useRef<HTMLFormElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to a field when it is marked
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure])

  function refuse(found: FieldErrors) {
    setErrors(found)
    setFailure(recordMessages.invalidFields(Object.keys(found).length))
  }

  async function send(value: Value, ifMatch: string | null) {
    setSaving(true)
    try {
      await options.save(value, ifMatch)
      showSuccess(recordMessages.saved(copy.one, !record))
      onClose()
    } catch (error) {
      await explain(error)
    } finally {
      setSaving(false)
    }
  }

  async function explain(error: unknown) {
    const found = fieldErrorsOf(error)
    if (Object.keys(found).length > 0) return refuse(found)
    const isOld = isProblem(error, 'precondition-failed')
    const newer = isOld && record ? await find(record.id).catch(() => undefined) : undefined
    if (newer) setTheirs({ values: toFormValues(newer.record), etag: newer.etag })
    else setFailure(recordMessages.notSaved(errorReason(error)))
  }

  return {
    copy,
    record,
    values,
    errors,
    failure,
    isSaving,
    change(field: Field, value: string) {
      setValues((all) => ({ ...all, [field]: value }))
      clearError(field)
    },
    clearError,
    theirs,
    /** Goes on with what is typed here; the next save replaces theirs. */
    keepMine() {
      if (theirs) setEtag(theirs.etag)
      setTheirs(undefined)
    },
    /** Goes on with what they have saved. */
    takeTheirs() {
      if (!theirs) return
      setValues(theirs.values)
      setEtag(theirs.etag)
      setErrors({})
      setTheirs(undefined)
    },
    /** What a text field of this name needs. */
    field: (name: Field) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
        setValues((all) => ({ ...all, [name]: event.target.value }))
        clearError(name)
      },
    }),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      form.current = event.currentTarget
      if (isSaving) return
      setFailure(undefined)
      const checked = options.check(values)
      const found = { ...(checked.ok ? {} : checked.errors), ...invalidNumberErrors(event.currentTarget) }
      setErrors(found)
      if (checked.ok && Object.keys(found).length === 0) void send(checked.value, etag)
      else refuse(found)
    },
  }

  function clearError(field: string) {
    setErrors(({ [field]: _gone, ...others }) => others)
  }
}
