import { type Answer, type Fetched, fieldErrorsOf, isProblem } from '@luzzu/api-client'
import type { Version } from '@luzzu/api-client/versions'
import type { FieldErrors, Validated } from '@luzzu/domain'
import { useValidatedForm } from '@luzzu/page/form'
import { type FormEvent, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { errorReason } from '../api-errors'
import { changesOf, type Merged, mergeVersions, pickFields } from './merge-versions'
import { recordMessages } from './records.copy'

type VersionedFormOptions<Item, Values, Value, Saved> = {
  /** What is edited; `undefined` for a new record. */
  version: Version<Item> | undefined
  toFormValues: (record: Item | undefined) => Values
  /** `base`: what the values of the form were. */
  check: (values: Values, base: Values) => Validated<Value>
  /** `etag`: the version that is changed; none for a new record. */
  save: (value: Value, etag: string | null) => Promise<Answer<Saved>>
  /** Fetches the current version after somebody else's change; none for a new record. */
  findCurrent: () => Promise<Fetched<Version<Item>>> | undefined
  /** How many fields of a list are wrong; others count as one. */
  countWrong?: ((name: keyof Values, values: Values) => number | undefined) | undefined
}

type StoredVersion<Values> = { values: Values; etag: string | null }

/** What somebody else saved while this form was open, and what follows for it. */
export type Conflict<Values> = { theirs: StoredVersion<Values>; merged: Merged<Values> }

type Attempt<Values, Value> = {
  values: Values
  value: Value
  over: StoredVersion<Values>
  /** Whether changes of somebody else have been taken over. */
  isMerged?: boolean
}

type OnSaved<Saved> = (saved: Saved, isMerged: boolean) => void

/** The form of something with versions: what is typed is kept when it cannot be saved. */
export function useVersionedForm<Item, Values extends FieldValues, Value, Saved>({
  version,
  toFormValues,
  check,
  save,
  findCurrent,
  countWrong,
}: VersionedFormOptions<Item, Values, Value, Saved>) {
  const ofVersion = ({ record, etag }: Version<Item>) => ({ values: toFormValues(record), etag })
  const [base, setBase] = useState<StoredVersion<Values>>(() =>
    version ? ofVersion(version) : { values: toFormValues(undefined), etag: null },
  )
  const [conflict, setConflict] = useState<Conflict<Values>>()
  const form = useValidatedForm<Values, Value>({
    check: (values) => check(values, base.values),
    defaultValues: base.values as DefaultValues<Values>,
  })

  /** Goes on with changes of a later version. */
  function rebase(onto: StoredVersion<Values>, values: Values = onto.values) {
    setConflict(undefined)
    if (onto === base) return
    form.reset(onto.values)
    form.change(changesOf(values, onto.values))
    setBase(onto)
  }

  function showErrors(errors: FieldErrors) {
    form.reject(errors)
    if (!form.isShown()) form.fail(recordMessages.invalidFields(Object.keys(errors).length))
  }

  /** That fields are wrong, with how many still are. */
  function summarizeErrors(): string | undefined {
    if (form.wrongFields.length === 0) return undefined
    const values = form.getValues()
    const counts = form.wrongFields.map((name) => countWrong?.(name, values) ?? 1)
    return recordMessages.invalidFields(counts.reduce((sum, count) => sum + count, 0))
  }

  function explain(error: unknown) {
    const rejected = fieldErrorsOf(error)
    if (Object.keys(rejected).length > 0) showErrors(rejected)
    else if (isProblem(error, 'not-found')) form.fail(recordMessages.gone)
    else form.fail(recordMessages.notSaved(errorReason(error)))
  }

  /** Saves; changes of other fields by somebody else are merged and saved with it, conflicts are asked about. */
  async function attempt(
    tried: Attempt<Values, Value>,
    onSaved: OnSaved<Saved>,
    mayRepeat = true,
  ): Promise<void> {
    const { values, value, over, isMerged = false } = tried
    const { data, error } = await save(value, over.etag)
    if (!error) return onSaved(data, isMerged)
    const newer = isProblem(error, 'precondition-failed') ? await findCurrent() : undefined
    if (!newer?.data || newer.error) {
      rebase(over, values)
      return explain(error)
    }
    const theirs = ofVersion(newer.data)
    const merged = mergeVersions({ base: over.values, mine: values, theirs: theirs.values })
    if (merged.conflicts.length > 0) {
      rebase(over, values)
      return setConflict({ theirs, merged })
    }
    const wasMerged = isMerged || merged.taken.length > 0
    if (mayRepeat) return saveMerged({ values: merged.values, over: theirs, isMerged: wasMerged }, onSaved)
    rebase(theirs, merged.values)
    form.fail(recordMessages.changedAgain)
  }

  async function saveMerged(
    merged: Omit<Attempt<Values, Value>, 'value'>,
    onSaved: OnSaved<Saved>,
  ): Promise<void> {
    const { values, over } = merged
    const checked = check(values, over.values)
    if (checked.ok) return attempt({ ...merged, value: checked.value }, onSaved, false)
    rebase(over, values)
    showErrors(checked.errors)
  }

  return {
    ...form,
    failure: form.failure ?? summarizeErrors(),
    /** What the form began with. */
    base: base.values,
    conflict,
    /** Begins again with what has been saved. */
    restartWith: (saved: Version<Item>) => rebase(ofVersion(saved)),
    /** Goes on with what is typed here; the next save asks again. */
    decideLater() {
      setConflict(undefined)
      form.fail(recordMessages.undecided)
    },
    /** Goes on with theirs in the fields that both have changed. */
    takeTheirs() {
      if (!conflict) return
      const { theirs, merged } = conflict
      rebase(theirs, { ...merged.values, ...pickFields(theirs.values, merged.conflicts) })
    },
    /** Makes the handlers that save: `submit` of the form, and `keepMine`, over theirs. */
    onSave: (onSaved: OnSaved<Saved>) => ({
      submit: form.onSubmit((value) => attempt({ values: form.getValues(), value, over: base }, onSaved)),
      keepMine(event: FormEvent) {
        if (!conflict) return
        const { theirs, merged } = conflict
        const isMerged = merged.taken.length > 0
        form.onSubmit(() => saveMerged({ values: merged.values, over: theirs, isMerged }, onSaved))(event)
      },
    }),
  }
}
