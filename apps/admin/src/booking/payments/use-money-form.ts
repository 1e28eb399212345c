import { type Answer, fieldErrorsOf } from '@luzzu/api-client'
import type { Validated } from '@luzzu/domain'
import { useIdempotencyKey } from '@luzzu/page/area'
import { useValidatedForm } from '@luzzu/page/form'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { errorReason } from '../../platform/api-errors'

type MoneyFormOptions<Values extends FieldValues, Value extends object, Result> = {
  defaultValues: DefaultValues<Values>
  check: (values: Values) => Validated<Value>
  send: (value: Value, key: string) => Promise<Answer<Result>>
  onDone: (result: Result, value: Value) => void
  /** The error message; `reason` is a sentence. */
  failed: (reason: string) => string
}

/** A form that moves money: sent again it moves once. What was typed stays when it cannot be sent. */
export function useMoneyForm<Values extends FieldValues, Value extends object, Result>({
  defaultValues,
  check,
  send,
  onDone,
  failed,
}: MoneyFormOptions<Values, Value, Result>) {
  const form = useValidatedForm<Values, Value>({ defaultValues, check })
  const keyOf = useIdempotencyKey()

  async function submit(value: Value): Promise<void> {
    const { data, error } = await send(value, keyOf(value))
    if (!error) return onDone(data, value)
    const rejected = fieldErrorsOf(error)
    if (Object.keys(rejected).length > 0) form.reject(rejected)
    else form.fail(failed(errorReason(error)), { retry: () => void submit(value) })
  }

  return { ...form, submit: form.onSubmit(submit) }
}
