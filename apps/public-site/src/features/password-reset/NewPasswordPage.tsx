import { fieldErrorsOf, messageOf } from '@luzzu/api-client'
import { useResetPasswordMutation } from '@luzzu/api-client/accounts'
import { checkPassword } from '@luzzu/domain'
import { Link, useNavigate, useParams } from '@luzzu/routing'
import { Note, PasswordField, showSuccess } from '@luzzu/ui'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../paths'
import { EntryForm } from '../../platform/entry/EntryForm'
import { EntryFrame } from '../../platform/entry/EntryFrame'
import { After } from '../../platform/entry/entry.styles'
import { useFields } from '../../platform/entry/use-fields'
import { PageHead } from '../../platform/PageHead'
import { PASSWORD_RESET_WORDS } from './password-reset-words'

/** Where the mailed link leads: one new password, then login. */
export default function NewPasswordPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const { values, errors, attempt, ...form } = useFields({ password: '' })
  const [refusal, setRefusal] = useState<string>()
  const [reset, { isLoading }] = useResetPasswordMutation()

  async function submit() {
    if (isLoading) return
    form.begin()
    setRefusal(undefined)
    const wrong = checkPassword(values.password)
    if (wrong) return form.refuse({ password: wrong })
    const answer = await reset({ token, password: values.password })
    if (!answer.error) {
      showSuccess(PASSWORD_RESET_WORDS.saved)
      return navigate(paths.login)
    }
    const { password } = fieldErrorsOf(answer.error)
    if (password) form.refuse({ password })
    else setRefusal(messageOf(answer.error, PASSWORD_RESET_WORDS.failed))
  }

  return (
    <EntryFrame title={PASSWORD_RESET_WORDS.chooseTitle} lead={PASSWORD_RESET_WORDS.chooseLead}>
      <PageHead title={PASSWORD_RESET_WORDS.chooseTitle} />
      {/* The address is a secret: it is not handed on to other sites, nor kept by search engines. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <EntryForm
        attempt={attempt}
        busy={isLoading}
        submitLabel={PASSWORD_RESET_WORDS.choose}
        onSubmit={submit}
      >
        {refusal && (
          <Note tone="danger" role="alert" icon={<CircleAlert aria-hidden="true" />}>
            {refusal} <Link to={paths.requestPasswordReset}>{PASSWORD_RESET_WORDS.again}</Link>
          </Note>
        )}
        <PasswordField
          label={PASSWORD_RESET_WORDS.password}
          name="password"
          autoComplete="new-password"
          hint={PASSWORD_RESET_WORDS.passwordHint}
          value={values.password}
          error={errors.password}
          onChange={(event) => form.change({ password: event.target.value })}
        />
      </EntryForm>
      <After>
        <Link to={paths.login}>{PASSWORD_RESET_WORDS.back}</Link>
      </After>
    </EntryFrame>
  )
}
