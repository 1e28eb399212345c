import { fieldErrorsOf, messageOf } from '@luzzu/api-client'
import { useResetPasswordMutation } from '@luzzu/api-client/accounts'
import { checkPassword } from '@luzzu/domain'
import { Link, useNavigate, useParams } from '@luzzu/routing'
import { Button, Note, PasswordField, showSuccess } from '@luzzu/ui'
import { CircleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '../../paths'
import { EntryFrame } from '../../platform/EntryFrame'
import { After, Form } from '../../platform/entry.styles'
import { PageHead } from '../../platform/PageHead'
import { useFocusFirstError } from '../../platform/use-focus-first-error'
import { PASSWORD_RESET_WORDS } from './password-reset-words'

/** Where the mailed link leads: one new password, then login. */
export default function NewPasswordPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [reset, { isLoading }] = useResetPasswordMutation()
  useFocusFirstError(element, attempt)

  async function submit() {
    if (isLoading) return
    const wrong = checkPassword(password)
    setError(wrong)
    setRefusal(undefined)
    setAttempt((count) => count + 1)
    if (wrong) return
    const answer = await reset({ token, password })
    if (!answer.error) {
      showSuccess(PASSWORD_RESET_WORDS.saved)
      return navigate(paths.login)
    }
    const atField = fieldErrorsOf(answer.error).password
    setError(atField)
    setAttempt((count) => count + 1)
    if (!atField) setRefusal(messageOf(answer.error, PASSWORD_RESET_WORDS.failed))
  }

  return (
    <EntryFrame title={PASSWORD_RESET_WORDS.chooseTitle} lead={PASSWORD_RESET_WORDS.chooseLead}>
      <PageHead title={PASSWORD_RESET_WORDS.chooseTitle} />
      {/* The address is a secret: it is not handed on to other sites, nor kept by search engines. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <Form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
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
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" size="large" fullWidth loading={isLoading}>
          {PASSWORD_RESET_WORDS.choose}
        </Button>
      </Form>
      <After>
        <Link to={paths.login}>{PASSWORD_RESET_WORDS.back}</Link>
      </After>
    </EntryFrame>
  )
}
