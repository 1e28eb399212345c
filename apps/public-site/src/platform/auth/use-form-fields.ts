import type { FieldErrors } from '@luzzu/domain'
import { useState } from 'react'
import { useErrorToast } from '../use-error-toast'

/**
 * What is typed into a form, what is wrong with it, and what went wrong with sending it. Typing in a field clears
 * its error; a new attempt sends off the message of the one before, so that nothing failed stands beside a success.
 */
export function useFormFields<Values extends object>(empty: Values) {
  type Errors = FieldErrors<keyof Values & string>
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)
  const failure = useErrorToast()

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
    /** To be called when an attempt begins. */
    begin() {
      setErrors({})
      failure.forget()
    },
    refuse(refused: Errors) {
      setErrors(refused)
      setAttempt((count) => count + 1)
    },
    /** Says what went wrong until the next attempt. */
    fail: failure.say,
  }
}
