import { Link } from '@luzzu/routing'
import { Checkbox, PasswordField, Row, TextField } from '@luzzu/ui'
import { AuthForm } from '../../platform/auth/AuthForm'
import { FormFooter } from '../../platform/auth/auth.styles'
import { SplitLayout } from '../../platform/layout/SplitLayout'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { LOGIN_COPY } from './login.copy'
import { useLoginForm } from './use-login-form'

export default function LoginPage() {
  const { values, errors, attempt, isLoading, change, submit } = useLoginForm()

  return (
    <SplitLayout title={LOGIN_COPY.welcome} lead={LOGIN_COPY.lead}>
      <PageHead title={LOGIN_COPY.title} />
      <AuthForm
        attempt={attempt}
        busy={isLoading}
        submitLabel={LOGIN_COPY.submit}
        onSubmit={submit}
        validateNatively
      >
        <TextField
          label={LOGIN_COPY.email}
          type="email"
          name="email"
          autoComplete="email"
          value={values.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <PasswordField
          label={LOGIN_COPY.password}
          name="password"
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          onChange={(event) => change({ password: event.target.value })}
        />
        <Row justify="space-between">
          <Checkbox
            label={LOGIN_COPY.rememberMe}
            name="rememberMe"
            checked={values.rememberMe}
            onChange={(event) => change({ rememberMe: event.target.checked })}
          />
          <Link to={paths.requestPasswordReset}>{LOGIN_COPY.forgot}</Link>
        </Row>
      </AuthForm>
      <FormFooter>
        <span>{LOGIN_COPY.noAccount}</span> <Link to={paths.register}>{LOGIN_COPY.register}</Link>
      </FormFooter>
    </SplitLayout>
  )
}
