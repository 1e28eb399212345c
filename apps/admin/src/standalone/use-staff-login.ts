import { useEndSession } from '@luzzu/api-client'
import { useLoginMutation, useLogoutMutation } from '@luzzu/api-client/accounts'
import { isAdmin, type LoginCredentials, validateLogin } from '@luzzu/domain'
import { useValidatedForm } from '@luzzu/page/form'
import { showError, showSuccess } from '@luzzu/ui'
import { STAFF_COPY as COPY } from './staff-login.copy'

/** Logs staff in; the session of a non-administrator is ended at once. */
export function useStaffLogin() {
  const form = useValidatedForm<LoginCredentials, LoginCredentials>({ check: validateLogin })
  const [login] = useLoginMutation()
  const [logOut] = useLogoutMutation()
  const endSession = useEndSession()

  function refuse(token: string, session_token: string) {
    endSession(token)
    logOut({ session_token })
    showError(COPY.notStaff)
  }

  const submit = form.onSubmit(async (credentials) => {
    const { data } = await login(credentials)
    if (!data) showError(COPY.failed)
    else if (isAdmin(data.user)) showSuccess(data.message)
    else refuse(data.token, data.session_token)
  })

  return { ...form, submit }
}
