import { Link } from '@luzzu/routing'
import { PasswordField, TextField } from '@luzzu/ui'
import { paths } from '../../paths'
import { EntryForm } from '../../platform/entry/EntryForm'
import { EntryFrame } from '../../platform/entry/EntryFrame'
import { After } from '../../platform/entry/entry.styles'
import { PageHead } from '../../platform/PageHead'
import { CountryField } from './CountryField'
import { REGISTRATION_WORDS } from './registration-words'
import { useRegistrationForm } from './use-registration-form'

export default function RegistrationPage() {
  const { values, errors, attempt, isLoading, change, submit } = useRegistrationForm()

  return (
    <EntryFrame title={REGISTRATION_WORDS.title} lead={REGISTRATION_WORDS.lead}>
      <PageHead title={REGISTRATION_WORDS.title} />
      <EntryForm attempt={attempt} busy={isLoading} submitLabel={REGISTRATION_WORDS.submit} onSubmit={submit}>
        <TextField
          label={REGISTRATION_WORDS.username}
          name="username"
          autoComplete="name"
          value={values.username}
          error={errors.username}
          onChange={(event) => change({ username: event.target.value })}
        />
        <TextField
          label={REGISTRATION_WORDS.email}
          type="email"
          name="email"
          autoComplete="email"
          value={values.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <PasswordField
          label={REGISTRATION_WORDS.password}
          name="password"
          autoComplete="new-password"
          hint={REGISTRATION_WORDS.passwordHint}
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
          label={REGISTRATION_WORDS.phone}
          type="tel"
          name="phone"
          autoComplete="tel-national"
          value={values.phone}
          error={errors.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </EntryForm>
      <After>
        <span>{REGISTRATION_WORDS.haveAccount}</span> <Link to={paths.login}>{REGISTRATION_WORDS.login}</Link>
      </After>
    </EntryFrame>
  )
}
