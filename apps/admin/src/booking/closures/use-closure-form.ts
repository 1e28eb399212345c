import { fieldErrorsOf } from '@luzzu/api-client'
import { useCreateClosureMutation } from '@luzzu/api-client/closures'
import type { FieldErrors } from '@luzzu/domain'
import type { CreatedClosure } from '@luzzu/domain/contracts'
import { useFailure } from '@luzzu/page/form'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { errorReason } from '../../platform/loading/api-errors'
import { type ClosureValues, emptyClosure, isChanged, readClosure } from './closure-form'
import { CLOSURES_COPY as COPY } from './closures.copy'

type ClosureFormOptions = { date: string; onCreated: (closure: CreatedClosure) => void }

/** The form of a new closure. What was typed stays when it cannot be created. */
export function useClosureForm({ date, onCreated }: ClosureFormOptions) {
  const [initial] = useState(() => emptyClosure(date))
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { failure, fail, clear } = useFailure()
  const [create, { isLoading }] = useCreateClosureMutation()
  const checked = readClosure(values)

  function change(field: keyof ClosureValues, text: string) {
    setErrors(({ [field]: _, ...others }) => others)
    setValues((current) => {
      const next = { ...current, [field]: text }
      // A range that begins later ends no earlier.
      return field === 'from_date' && next.to_date < text ? { ...next, to_date: text } : next
    })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    clear()
    if (!checked.ok) {
      setErrors(checked.errors)
      return
    }
    const { data, error } = await create(checked.value)
    if (!error) return onCreated(data)
    setErrors(fieldErrorsOf(error))
    fail(`${COPY.notAdded} ${errorReason(error)}`)
  }

  return {
    values,
    /** The closure to be created; `undefined` while a field is wrong. */
    closure: checked.ok ? checked.value : undefined,
    failure,
    isDirty: isChanged(values, initial),
    isSubmitting: isLoading,
    submit: (event: FormEvent) => void submit(event),
    field: (name: keyof ClosureValues) => ({
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        change(name, event.target.value),
    }),
  }
}
