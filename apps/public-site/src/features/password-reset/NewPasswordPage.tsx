import { fieldErrorsOf, messageOf } from '@luzzu/api-client'
import { useResetPasswordMutation } from '@luzzu/api-client/accounts'
import { type Validated, validatePassword } from '@luzzu/domain'
import { Link, useIsPageOpen, useNavigate, useParams } from '@luzzu/routing'
import { ErrorAlert, LinkButton, PasswordField, Stack, showSuccess } from '@luzzu/ui'
import { AuthForm, FormFooter } from '../../platform/auth/AuthForm'
import { useAuthForm } from '../../platform/auth/use-auth-form'
import type { MailState } from '../../platform/auth/use-email-from-state'
import { SplitLayout } from '../../platform/layout/SplitLayout'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { PASSWORD_RESET_COPY } from './password-reset.copy'

/** The target of the emailed link: sets a new password, then leads to the login. */
export default function NewPasswordPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const isPageOpen = useIsPageOpen()
  const form = useAuthForm<Values, Values>({ check: checkNewPassword })
  const [reset] = useResetPasswordMutation()

  const submit = form.onSubmit(async (values) => {
    const { error } = await reset({ token, ...values })
    if (!error) {
      showSuccess(PASSWORD_RESET_COPY.saved)
      if (isPageOpen()) navigate(paths.login, { state: { mail: '' } satisfies MailState })
      return
    }
    const { password } = fieldErrorsOf(error)
    if (password) form.reject({ password })
    else form.fail(messageOf(error, PASSWORD_RESET_COPY.failed))
  })

  return (
    <SplitLayout title={PASSWORD_RESET_COPY.chooseTitle} lead={PASSWORD_RESET_COPY.chooseLead}>
      <PageHead title={PASSWORD_RESET_COPY.chooseTitle} />
      {/* The URL contains a secret: no referrer, no indexing. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <AuthForm busy={form.isSubmitting} submitLabel={PASSWORD_RESET_COPY.choose} onSubmit={submit}>
        {form.failure && (
          <ErrorAlert>
            <Stack gap={3}>
              <p>{form.failure}</p>
              <LinkButton as={Link} to={paths.requestPasswordReset} size="small">
                {PASSWORD_RESET_COPY.again}
              </LinkButton>
            </Stack>
          </ErrorAlert>
        )}
        <PasswordField
          label={PASSWORD_RESET_COPY.password}
          autoComplete="new-password"
          hint={PASSWORD_RESET_COPY.passwordHint}
          {...form.field('password')}
        />
      </AuthForm>
      <FormFooter>
        <Link to={paths.login}>{PASSWORD_RESET_COPY.back}</Link>
      </FormFooter>
    </SplitLayout>
  )
}

type Values = { password: string }

function checkNewPassword(values: Values): Validated<Values> {
  const error = validatePassword(values.password)
  return error ? { ok: false, errors: { password: error } } : { ok: true, value: values }
}
