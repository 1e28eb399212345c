import type { FieldErrors } from '@luzzu/domain'
import { useState } from 'react'
import { useErrorToast } from '../use-error-toast'

/** Values and errors of a form. A change clears the errors of its fields; a new submission clears all. */
export function useFormFields<Values extends object>(empty: Values) {
  type Errors = FieldErrors<keyof Values & string>
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)
  const errorToast = useErrorToast()

  return {
    values,
    errors,
    attempt,
    change(part: Partial<Values>) {
      setValues((before) => ({ ...before, ...part }))
      setErrors((before) => {
        const left = Object.entries(before).filter(([field]) => !(field in part))
        return Object.fromEntries(left) as Errors
      })
    },
    /** Clears the errors of the previous attempt. */
    startSubmit() {
      setErrors({})
      errorToast.dismiss()
    },
    reject(rejected: Errors) {
      setErrors(rejected)
      setAttempt((count) => count + 1)
    },
    /** Shown until the next attempt. */
    showError: errorToast.show,
  }
}
