import { useRegisterMutation } from '@luzzu/api-client/accounts'
import { useNavigate } from '@luzzu/routing'
import { showError, showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import { paths } from '../../paths'
import {
  EMPTY_REGISTRATION,
  judgeRegistration,
  type RegistrationErrors,
  type RegistrationForm,
  refusedFields,
} from './registration-form'
import { REGISTRATION_WORDS } from './registration-words'

/** The form's fields, what is wrong with them, and what sending it does. */
export function useRegistrationForm() {
  const [form, setForm] = useState(EMPTY_REGISTRATION)
  const [errors, setErrors] = useState<RegistrationErrors>({})
  const [attempt, setAttempt] = useState(0)
  const [register, { isLoading }] = useRegisterMutation()
  const navigate = useNavigate()

  function change(part: Partial<RegistrationForm>) {
    setForm({ ...form, ...part })
    const touched = Object.keys(part)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !touched.includes(field))))
  }

  function refuse(refused: RegistrationErrors) {
    setErrors(refused)
    setAttempt((count) => count + 1)
  }

  async function submit() {
    if (isLoading) return
    const judged = judgeRegistration(form)
    if (!judged.ok) return refuse(judged.errors)
    setErrors({})
    const { data, error } = await register(judged.registration)
    if (data) {
      showSuccess(data.message)
      navigate(paths.login)
    } else {
      refuse(refusedFields(error))
      showError(REGISTRATION_WORDS.failed)
    }
  }

  return { form, errors, attempt, isLoading, change, submit }
}
