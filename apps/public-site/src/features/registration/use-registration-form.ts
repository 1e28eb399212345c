import { useRegisterMutation } from '@luzzu/api-client/accounts'
import { useNavigate } from '@luzzu/routing'
import { showSuccess } from '@luzzu/ui'
import { paths } from '../../paths'
import { useFields } from '../../platform/entry/use-fields'
import { EMPTY_REGISTRATION, judgeRegistration, refusedFields } from './registration-form'
import { REGISTRATION_WORDS } from './registration-words'

/** The form's fields, what is wrong with them, and what sending it does. */
export function useRegistrationForm() {
  const fields = useFields(EMPTY_REGISTRATION)
  const [register, { isLoading }] = useRegisterMutation()
  const navigate = useNavigate()

  async function submit() {
    if (isLoading) return
    fields.begin()
    const judged = judgeRegistration(fields.values)
    if (!judged.ok) return fields.refuse(judged.errors)
    const { data, error } = await register(judged.registration)
    if (!data) {
      fields.refuse(refusedFields(error))
      return fields.fail(REGISTRATION_WORDS.failed)
    }
    showSuccess(data.message)
    navigate(paths.login)
  }

  return { ...fields, isLoading, submit }
}
