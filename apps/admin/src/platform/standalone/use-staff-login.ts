import { useEndSession } from '@luzzu/api-client'
import { useLoginMutation, useLogoutMutation } from '@luzzu/api-client/accounts'
import { checkLogin, type FieldErrors, isAdmin } from '@luzzu/domain'
import { showError, showSuccess } from '@luzzu/ui'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { STAFF_COPY as COPY } from './staff-login.copy'

type Field = 'mail' | 'password'

/** Logs staff in; the session of a non-administrator is ended at once. */
export function useStaffLogin() {
  const [values, setValues] = useState<Record<Field, string>>({ mail: '', password: '' })
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [login, { isLoading }] = useLoginMutation()
  const [logOut] = useLogoutMutation()
  const endSession = useEndSession()

  function refuse(token: string, session_token: string) {
    endSession(token)
    logOut({ session_token })
    showError(COPY.notStaff)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const checked = checkLogin(values)
    setErrors(checked.ok ? {} : checked.errors)
    if (!checked.ok || isLoading) return
    try {
      const { message, user, token, session_token } = await login(checked.value).unwrap()
      if (isAdmin(user)) showSuccess(message)
      else refuse(token, session_token)
    } catch {
      showError(COPY.failed)
    }
  }

  return {
    isLoading,
    submit: (event: FormEvent) => void submit(event),
    field: (name: Field) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setValues((previous) => ({ ...previous, [name]: target.value }))
        setErrors(({ [name]: _gone, ...others }) => others)
      },
    }),
  }
}
