import { useRegisterMutation } from '@luzzu/api-client/accounts'
import { useNavigate } from '@luzzu/routing'
import { showSuccess } from '@luzzu/ui'
import { useFormFields } from '../../platform/auth/use-form-fields'
import { paths } from '../../platform/paths'
import { useIsMounted } from '../../platform/use-is-mounted'
import { REGISTRATION_COPY } from './registration.copy'
import { EMPTY_REGISTRATION, serverFieldErrors, validateRegistration } from './registration-form'

/** Fields, errors and submission of the form. */
export function useRegistrationForm() {
  const fields = useFormFields(EMPTY_REGISTRATION)
  const [register, { isLoading }] = useRegisterMutation()
  const navigate = useNavigate()
  const isMounted = useIsMounted()

  async function submit() {
    if (isLoading) return
    fields.startSubmit()
    const validation = validateRegistration(fields.values)
    if (!validation.ok) return fields.reject(validation.errors)
    const { data, error } = await register(validation.registration)
    if (!data) {
      fields.reject(serverFieldErrors(error))
      return fields.showError(REGISTRATION_COPY.failed)
    }
    showSuccess(data.message)
    if (isMounted()) navigate(paths.login)
  }

  return { ...fields, isLoading, submit }
}
