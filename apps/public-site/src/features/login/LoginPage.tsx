import { LoginFields } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { Alert, Checkbox, Row } from '@luzzu/ui'
import { AuthForm } from '../../platform/auth/AuthForm'
import { FormFooter } from '../../platform/auth/auth.styles'
import { SplitLayout } from '../../platform/layout/SplitLayout'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { LOGIN_COPY } from './login.copy'
import { useLoginForm } from './use-login-form'

export default function LoginPage() {
  const { field, isSubmitting, submit, hasEnded } = useLoginForm()

  return (
    <SplitLayout title={LOGIN_COPY.welcome} lead={LOGIN_COPY.lead}>
      <PageHead title={LOGIN_COPY.title} />
      {hasEnded && <Alert role="status">{LOGIN_COPY.sessionEnded}</Alert>}
      <AuthForm busy={isSubmitting} submitLabel={LOGIN_COPY.submit} onSubmit={submit} validateNatively>
        <LoginFields field={field} />
        <Row justify="space-between">
          {/* Part of the form, but not of what is sent. */}
          <Checkbox label={LOGIN_COPY.rememberMe} name="rememberMe" />
          <Link to={paths.requestPasswordReset}>{LOGIN_COPY.forgot}</Link>
        </Row>
      </AuthForm>
      <FormFooter>
        <span>{LOGIN_COPY.noAccount}</span> <Link to={paths.register}>{LOGIN_COPY.register}</Link>
      </FormFooter>
    </SplitLayout>
  )
}
