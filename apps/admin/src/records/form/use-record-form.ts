import { fieldErrorsOf, isProblem } from '@luzzu/api-client'
import type { Checked, FieldErrors } from '@luzzu/domain'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { reasonOf } from '../../loading/failure'
import { recordSentences } from '../record-words'
import { badNumbersIn } from './bad-numbers'

type RecordFormOptions<Field extends string, Value> = {
  initial: Record<Field, string>
  check: (values: Record<Field, string>) => Checked<Value>
  /** `etag`: the version that is changed; none for a record that is made. */
  save: (value: Value, etag: string | null) => Promise<unknown>
  onSaved: () => void
  etag?: string | null | undefined
  /** The record as somebody else has saved it in the meantime. */
  findTheirs?: (() => Promise<TheirVersion<Field>>) | undefined
}

/** What somebody else saved while this form was open. */
export type TheirVersion<Field extends string> = { values: Record<Field, string>; etag: string | null }

/** The fields of a record as typed: checked when sent, kept when that fails, with a message at each field. */
export function useRecordForm<Field extends string, Value>(options: RecordFormOptions<Field, Value>) {
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [etag, setEtag] = useState(options.etag ?? null)
  const [theirs, setTheirs] = useState<TheirVersion<Field>>()
  const form = useRef<HTMLFormElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to a field when it is marked
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure])

  function refuse(found: FieldErrors) {
    setErrors(found)
    setFailure(recordSentences.fieldsNeedYou(Object.keys(found).length))
  }

  async function send(value: Value, version: string | null) {
    setSaving(true)
    try {
      await options.save(value, version)
      options.onSaved()
    } catch (error) {
      await explain(error)
    } finally {
      setSaving(false)
    }
  }

  async function explain(error: unknown) {
    const found = fieldErrorsOf(error)
    if (Object.keys(found).length > 0) return refuse(found)
    const changed = isProblem(error, 'precondition-failed') && options.findTheirs
    const version = changed ? await options.findTheirs?.().catch(() => undefined) : undefined
    if (version) setTheirs(version)
    else setFailure(recordSentences.notSaved(reasonOf(error)))
  }

  return {
    values,
    errors,
    failure,
    isSaving,
    change(field: Field, value: string) {
      setValues((typed) => ({ ...typed, [field]: value }))
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
        setValues((typed) => ({ ...typed, [name]: event.target.value }))
        clearError(name)
      },
    }),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      form.current = event.currentTarget
      if (isSaving) return
      setFailure(undefined)
      const checked = options.check(values)
      const found = { ...(checked.ok ? {} : checked.errors), ...badNumbersIn(event.currentTarget) }
      setErrors(found)
      if (checked.ok && Object.keys(found).length === 0) void send(checked.value, etag)
      else refuse(found)
    },
  }

  function clearError(field: string) {
    setErrors(({ [field]: _gone, ...others }) => others)
  }
}
