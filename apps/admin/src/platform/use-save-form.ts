import { type Answer, fieldErrorsOf } from '@luzzu/api-client'
import type { FieldErrors, Validated } from '@luzzu/domain'
import { useValidatedForm } from '@luzzu/page/form'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { errorReason } from './api-errors'

type SaveFormOptions<Values extends FieldValues, Value, Saved> = {
  defaultValues: DefaultValues<Values>
  check: (values: Values) => Validated<Value>
  /** What is wrong with a value that only the server knows, by its fields. */
  refuse?: (value: Value) => Promise<FieldErrors>
  save: (value: Value) => Promise<Answer<Saved>>
  onSaved: (saved: Saved) => void
  /** That it could not be saved; the reason follows. */
  failed: string
  /** The errors of the request at the fields of the form, where these have other names. */
  toFormErrors?: ((errors: FieldErrors) => FieldErrors) | undefined
}

/** A form that is saved without a version: what is typed is kept when it is refused. */
export function useSaveForm<Values extends FieldValues, Value, Saved>({
  defaultValues,
  check,
  refuse,
  save,
  onSaved,
  failed,
  toFormErrors = (errors) => errors,
}: SaveFormOptions<Values, Value, Saved>) {
  const form = useValidatedForm<Values, Value>({ defaultValues, check })
  const submit = form.onSubmit(async (value) => {
    const refused = (await refuse?.(value)) ?? {}
    if (Object.keys(refused).length > 0) return form.reject(refused)
    const { data, error } = await save(value)
    if (!error) return onSaved(data)
    form.reject(toFormErrors(fieldErrorsOf(error)))
    form.fail(`${failed} ${errorReason(error)}`)
  })
  return { ...form, submit }
}
