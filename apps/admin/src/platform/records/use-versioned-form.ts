import { type Answer, type Fetched, fieldErrorsOf, isProblem } from '@luzzu/api-client'
import type { Version } from '@luzzu/api-client/versions'
import type { Validated } from '@luzzu/domain'
import { useValidatedForm } from '@luzzu/page/form'
import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { errorReason } from '../api-errors'
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
}

/** What somebody else saved while this form was open. */
export type ConflictingVersion<Values> = { values: Values; etag: string | null }

/** The form of something with versions: what is typed is kept when it cannot be saved. */
export function useVersionedForm<Item, Values extends FieldValues, Value, Saved>({
  version,
  toFormValues,
  check,
  save,
  findCurrent,
}: VersionedFormOptions<Item, Values, Value, Saved>) {
  const ofVersion = ({ record, etag }: Version<Item>) => ({ values: toFormValues(record), etag })
  const [base, setBase] = useState<ConflictingVersion<Values>>(() =>
    version ? ofVersion(version) : { values: toFormValues(undefined), etag: null },
  )
  const [theirs, setTheirs] = useState<ConflictingVersion<Values>>()
  const form = useValidatedForm<Values, Value>({
    check: (values) => check(values, base.values),
    defaultValues: base.values as DefaultValues<Values>,
  })

  function restart(from: ConflictingVersion<Values>) {
    form.reset(from.values)
    setBase(from)
    setTheirs(undefined)
  }

  async function explain(error: unknown) {
    const rejected = fieldErrorsOf(error)
    const count = Object.keys(rejected).length
    if (count > 0) {
      form.reject(rejected)
      return form.fail(recordMessages.invalidFields(count))
    }
    const isOld = isProblem(error, 'precondition-failed')
    const newer = isOld ? await findCurrent() : undefined
    if (newer?.data && !newer.error) setTheirs(ofVersion(newer.data))
    else form.fail(recordMessages.notSaved(errorReason(error)))
  }

  return {
    ...form,
    /** What the form began with. */
    base: base.values,
    theirs,
    /** Begins again with what has been saved. */
    restartWith: (saved: Version<Item>) => restart(ofVersion(saved)),
    /** Goes on with what is typed here; the next save replaces theirs. */
    keepMine() {
      if (theirs) setBase(theirs)
      setTheirs(undefined)
    },
    /** Goes on with what is typed here; the next save asks again. */
    decideLater() {
      setTheirs(undefined)
      form.fail(recordMessages.undecided)
    },
    /** Goes on with what they have saved. */
    takeTheirs() {
      if (theirs) restart(theirs)
    },
    /** Makes the submit handler. */
    onSave: (onSaved: (saved: Saved) => void) =>
      form.onSubmit(
        async (value) => {
          const { data, error } = await save(value, base.etag)
          if (error) await explain(error)
          else onSaved(data)
        },
        (count) => form.fail(recordMessages.invalidFields(count)),
      ),
  }
}
