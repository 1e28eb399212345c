import { useLoginMutation } from '@luzzu/api-client/accounts'
import { useNavigate } from '@luzzu/routing'
import { showSuccess } from '@luzzu/ui'
import { useFormFields } from '../../platform/auth/use-form-fields'
import { paths } from '../../platform/paths'
import { LOGIN_COPY } from './login.copy'
import { EMPTY_LOGIN, validateLogin } from './login-form'

/** The form's fields, what is wrong with them, and what sending it does. */
export function useLoginForm() {
  const fields = useFormFields(EMPTY_LOGIN)
  const [login, { isLoading }] = useLoginMutation()
  const navigate = useNavigate()

  async function submit() {
    if (isLoading) return
    fields.begin()
    const validation = validateLogin(fields.values)
    if (!validation.ok) return fields.refuse(validation.errors)
    const answer = await login(validation.login)
    if (!answer.data) return fields.fail(LOGIN_COPY.failed)
    showSuccess(answer.data.message)
    navigate(paths.home)
  }

  return { ...fields, isLoading, submit }
}
