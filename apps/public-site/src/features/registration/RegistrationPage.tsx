import { Link } from '@luzzu/routing'
import { PasswordField, TextField } from '@luzzu/ui'
import { AuthForm } from '../../platform/auth/AuthForm'
import { FormFooter } from '../../platform/auth/auth.styles'
import { SplitLayout } from '../../platform/layout/SplitLayout'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { CountryField } from './CountryField'
import { REGISTRATION_COPY } from './registration.copy'
import { useRegistrationForm } from './use-registration-form'

export default function RegistrationPage() {
  const { values, errors, attempt, isLoading, change, submit } = useRegistrationForm()

  return (
    <SplitLayout title={REGISTRATION_COPY.title} lead={REGISTRATION_COPY.lead}>
      <PageHead title={REGISTRATION_COPY.title} />
      <AuthForm attempt={attempt} busy={isLoading} submitLabel={REGISTRATION_COPY.submit} onSubmit={submit}>
        <TextField
          label={REGISTRATION_COPY.username}
          name="username"
          autoComplete="name"
          value={values.username}
          error={errors.username}
          onChange={(event) => change({ username: event.target.value })}
        />
        <TextField
          label={REGISTRATION_COPY.email}
          type="email"
          name="email"
          autoComplete="email"
          value={values.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <PasswordField
          label={REGISTRATION_COPY.password}
          name="password"
          autoComplete="new-password"
          hint={REGISTRATION_COPY.passwordHint}
          value={values.password}
          error={errors.password}
          onChange={(event) => change({ password: event.target.value })}
        />
        <CountryField
          value={values.country}
          error={errors.country}
          onChange={(country) => change({ country })}
        />
        <TextField
          label={REGISTRATION_COPY.phone}
          type="tel"
          name="phone"
          autoComplete="tel-national"
          value={values.phone}
          error={errors.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </AuthForm>
      <FormFooter>
        <span>{REGISTRATION_COPY.haveAccount}</span> <Link to={paths.login}>{REGISTRATION_COPY.login}</Link>
      </FormFooter>
    </SplitLayout>
  )
}
