import { useLoginMutation } from '@luzzu/api-client/accounts'
import { useNavigate } from '@luzzu/routing'
import { showSuccess } from '@luzzu/ui'
import { paths } from '../../paths'
import { useFields } from '../../platform/entry/use-fields'
import { EMPTY_LOGIN, judgeLogin } from './login-form'
import { LOGIN_WORDS } from './login-words'

/** The form's fields, what is wrong with them, and what sending it does. */
export function useLoginForm() {
  const fields = useFields(EMPTY_LOGIN)
  const [login, { isLoading }] = useLoginMutation()
  const navigate = useNavigate()

  async function submit() {
    if (isLoading) return
    fields.begin()
    const judged = judgeLogin(fields.values)
    if (!judged.ok) return fields.refuse(judged.errors)
    const answer = await login(judged.login)
    if (!answer.data) return fields.fail(LOGIN_WORDS.failed)
    showSuccess(answer.data.message)
    navigate(paths.home)
  }

  return { ...fields, isLoading, submit }
}
