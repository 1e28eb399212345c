import { useLoginMutation } from '@luzzu/api-client/accounts'
import { type LoginCredentials, validateLogin } from '@luzzu/domain'
import { useNavigate } from '@luzzu/routing'
import { showSuccess } from '@luzzu/ui'
import { useAuthForm } from '../../platform/auth/use-auth-form'
import { paths } from '../../platform/paths'
import { useIsPageOpen } from '../../platform/use-is-page-open'
import { LOGIN_COPY } from './login.copy'

/** Fields, errors and submission of the form. */
export function useLoginForm() {
  const form = useAuthForm<LoginCredentials, LoginCredentials>({ check: validateLogin })
  const [login] = useLoginMutation()
  const navigate = useNavigate()
  const isPageOpen = useIsPageOpen()

  const submit = form.onSubmit(async (credentials) => {
    const response = await login(credentials)
    if (!response.data) return form.showError(LOGIN_COPY.failed)
    showSuccess(response.data.message)
    if (isPageOpen()) navigate(paths.home)
  })

  return { ...form, submit }
}
