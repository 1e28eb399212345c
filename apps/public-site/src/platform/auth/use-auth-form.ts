import { useValidatedForm } from '@luzzu/page/form'
import type { FormEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useErrorToast } from '../use-error-toast'

/** A form of the account pages, whose error toast is dismissed by the next attempt. */
export function useAuthForm<Values extends FieldValues, Value>(
  options: Parameters<typeof useValidatedForm<Values, Value>>[0],
) {
  const form = useValidatedForm(options)
  const errorToast = useErrorToast()

  return {
    ...form,
    showError: errorToast.show,
    onSubmit: (send: (value: Value) => Promise<unknown>) => (event: FormEvent) => {
      errorToast.dismiss()
      form.onSubmit(send)(event)
    },
  }
}
