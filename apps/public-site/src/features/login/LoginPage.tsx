import { Link } from '@luzzu/routing'
import { Checkbox, PasswordField, Row, TextField } from '@luzzu/ui'
import { paths } from '../../paths'
import { EntryForm } from '../../platform/entry/EntryForm'
import { EntryFrame } from '../../platform/entry/EntryFrame'
import { After } from '../../platform/entry/entry.styles'
import { PageHead } from '../../platform/PageHead'
import { LOGIN_WORDS } from './login-words'
import { useLoginForm } from './use-login-form'

export default function LoginPage() {
  const { values, errors, attempt, isLoading, change, submit } = useLoginForm()

  return (
    <EntryFrame title={LOGIN_WORDS.welcome} lead={LOGIN_WORDS.lead}>
      <PageHead title={LOGIN_WORDS.title} />
      <EntryForm
        attempt={attempt}
        busy={isLoading}
        submitLabel={LOGIN_WORDS.submit}
        onSubmit={submit}
        checkedByBrowser
      >
        <TextField
          label={LOGIN_WORDS.email}
          type="email"
          name="email"
          autoComplete="email"
          value={values.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <PasswordField
          label={LOGIN_WORDS.password}
          name="password"
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          onChange={(event) => change({ password: event.target.value })}
        />
        <Row justify="space-between">
          <Checkbox
            label={LOGIN_WORDS.rememberMe}
            name="rememberMe"
            checked={values.rememberMe}
            onChange={(event) => change({ rememberMe: event.target.checked })}
          />
          <Link to={paths.requestPasswordReset}>{LOGIN_WORDS.forgot}</Link>
        </Row>
      </EntryForm>
      <After>
        <span>{LOGIN_WORDS.noAccount}</span> <Link to={paths.register}>{LOGIN_WORDS.register}</Link>
      </After>
    </EntryFrame>
  )
}
