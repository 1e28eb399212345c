import { useLoginMutation } from '@luzzu/api-client/accounts'
import { useNavigate } from '@luzzu/routing'
import { showError, showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import { paths } from '../../paths'
import { EMPTY_LOGIN, judgeLogin, type LoginErrors, type LoginForm } from './login-form'
import { LOGIN_WORDS } from './login-words'

/** The form's fields, what is wrong with them, and what sending it does. */
export function useLoginForm() {
  const [form, setForm] = useState(EMPTY_LOGIN)
  const [errors, setErrors] = useState<LoginErrors>({})
  const [attempt, setAttempt] = useState(0)
  const [login, { isLoading }] = useLoginMutation()
  const navigate = useNavigate()

  function change(part: Partial<LoginForm>) {
    setForm({ ...form, ...part })
    const touched = Object.keys(part)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !touched.includes(field))))
  }

  async function submit() {
    if (isLoading) return
    const judged = judgeLogin(form)
    setErrors(judged.ok ? {} : judged.errors)
    setAttempt(attempt + 1)
    if (!judged.ok) return
    const answer = await login(judged.login)
    if (answer.data) {
      showSuccess(answer.data.message)
      navigate(paths.home)
    } else {
      showError(LOGIN_WORDS.failed)
    }
  }

  return { form, errors, attempt, isLoading, change, submit }
}
