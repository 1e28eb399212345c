import { useValidatedForm } from '@luzzu/page/form'
import { dismissToasts, showError } from '@luzzu/ui'
import type { FormEvent } from 'react'
import type { FieldValues } from 'react-hook-form'

/** A form of the account pages. Sending it dismisses what was said before. */
export function useAuthForm<Values extends FieldValues, Value>(
  options: Parameters<typeof useValidatedForm<Values, Value>>[0],
) {
  const form = useValidatedForm(options)

  return {
    ...form,
    /** A toast, and in the form what stays until the next attempt. */
    showError(message: string, failure?: string) {
      showError(message)
      if (failure !== undefined && form.isShown()) form.fail(failure)
    },
    onSubmit: (send: (value: Value) => Promise<unknown>) => (event: FormEvent) => {
      dismissToasts()
      form.onSubmit(send)(event)
    },
  }
}
