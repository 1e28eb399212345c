import { fieldErrorsOf, messageOf } from '@luzzu/api-client'
import { useResetPasswordMutation } from '@luzzu/api-client/accounts'
import { checkPassword } from '@luzzu/domain'
import { Link, useNavigate, useParams } from '@luzzu/routing'
import { Alert, PasswordField, showSuccess } from '@luzzu/ui'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { AuthForm } from '../../platform/auth/AuthForm'
import { FormFooter } from '../../platform/auth/auth.styles'
import { useFormFields } from '../../platform/auth/use-form-fields'
import { SplitLayout } from '../../platform/layout/SplitLayout'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { useIsMounted } from '../../platform/use-is-mounted'
import { PASSWORD_RESET_COPY } from './password-reset.copy'

/** The target of the emailed link: sets a new password, then leads to the login. */
export default function NewPasswordPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const { values, errors, attempt, ...form } = useFormFields({ password: '' })
  const [error, setError] = useState<string>()
  const [reset, { isLoading }] = useResetPasswordMutation()

  async function submit() {
    if (isLoading) return
    form.startSubmit()
    setError(undefined)
    const message = checkPassword(values.password)
    if (message) return form.reject({ password: message })
    const response = await reset({ token, password: values.password })
    if (!response.error) {
      showSuccess(PASSWORD_RESET_COPY.saved)
      if (isMounted()) navigate(paths.login)
      return
    }
    const { password } = fieldErrorsOf(response.error)
    if (password) form.reject({ password })
    else setError(messageOf(response.error, PASSWORD_RESET_COPY.failed))
  }

  return (
    <SplitLayout title={PASSWORD_RESET_COPY.chooseTitle} lead={PASSWORD_RESET_COPY.chooseLead}>
      <PageHead title={PASSWORD_RESET_COPY.chooseTitle} />
      {/* The URL contains a secret: no referrer, no indexing. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <AuthForm attempt={attempt} busy={isLoading} submitLabel={PASSWORD_RESET_COPY.choose} onSubmit={submit}>
        {error && (
          <Alert tone="danger" role="alert" icon={<CircleAlert aria-hidden="true" />}>
            {error} <Link to={paths.requestPasswordReset}>{PASSWORD_RESET_COPY.again}</Link>
          </Alert>
        )}
        <PasswordField
          label={PASSWORD_RESET_COPY.password}
          name="password"
          autoComplete="new-password"
          hint={PASSWORD_RESET_COPY.passwordHint}
          value={values.password}
          error={errors.password}
          onChange={(event) => form.change({ password: event.target.value })}
        />
      </AuthForm>
      <FormFooter>
        <Link to={paths.login}>{PASSWORD_RESET_COPY.back}</Link>
      </FormFooter>
    </SplitLayout>
  )
}
