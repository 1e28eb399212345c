import { useSession } from '@luzzu/api-client'
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
  const { ended } = useSession()
  const navigate = useNavigate()
  const isPageOpen = useIsPageOpen()

  const submit = form.onSubmit(async (credentials) => {
    const response = await login(credentials)
    if (!response.data) return form.showError(LOGIN_COPY.failed)
    showSuccess(response.data.message)
    if (!isPageOpen()) return
    if (ended) navigate(pageBefore(ended.at), { replace: true })
    else navigate(paths.home)
  })

  return { ...form, submit, hasEnded: ended !== null }
}

/** The page on which the session ended, unless that is one for visitors. */
function pageBefore(address: string): string {
  const isForVisitors = [paths.login, paths.register, paths.requestPasswordReset].some((path) =>
    address.startsWith(path),
  )
  return isForVisitors ? paths.home : address
}
