import { useLoginMutation } from '@luzzu/api-client/accounts'
import { useNavigate } from '@luzzu/routing'
import { showSuccess } from '@luzzu/ui'
import { useFormFields } from '../../platform/auth/use-form-fields'
import { paths } from '../../platform/paths'
import { useIsMounted } from '../../platform/use-is-mounted'
import { LOGIN_COPY } from './login.copy'
import { EMPTY_LOGIN, validateLogin } from './login-form'

/** Fields, errors and submission of the form. */
export function useLoginForm() {
  const fields = useFormFields(EMPTY_LOGIN)
  const [login, { isLoading }] = useLoginMutation()
  const navigate = useNavigate()
  const isMounted = useIsMounted()

  async function submit() {
    if (isLoading) return
    fields.startSubmit()
    const validation = validateLogin(fields.values)
    if (!validation.ok) return fields.reject(validation.errors)
    const response = await login(validation.login)
    if (!response.data) return fields.showError(LOGIN_COPY.failed)
    showSuccess(response.data.message)
    if (isMounted()) navigate(paths.home)
  }

  return { ...fields, isLoading, submit }
}
