import { useRegisterMutation } from '@luzzu/api-client/accounts'
import type { Registration } from '@luzzu/domain'
import { useNavigate } from '@luzzu/routing'
import { showSuccess } from '@luzzu/ui'
import { useAuthForm } from '../../platform/auth/use-auth-form'
import { paths } from '../../platform/paths'
import { useIsPageOpen } from '../../platform/use-is-page-open'
import { REGISTRATION_COPY } from './registration.copy'
import {
  DEFAULT_COUNTRY,
  type RegistrationForm,
  serverFieldErrors,
  validateRegistrationForm,
} from './registration-form'

/** Fields, errors and submission of the form. */
export function useRegistrationForm() {
  const form = useAuthForm<RegistrationForm, Registration>({
    defaultValues: { country: DEFAULT_COUNTRY },
    check: validateRegistrationForm,
  })
  const [register] = useRegisterMutation()
  const navigate = useNavigate()
  const isPageOpen = useIsPageOpen()

  const submit = form.onSubmit(async (registration) => {
    const { data, error } = await register(registration)
    if (!data) {
      form.reject(serverFieldErrors(error))
      return form.showError(REGISTRATION_COPY.failed)
    }
    showSuccess(data.message)
    if (isPageOpen()) navigate(paths.login)
  })

  return { ...form, submit }
}
