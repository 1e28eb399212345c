import { Link } from '@luzzu/routing'
import { Button, Checkbox, PasswordField, Row, TextField } from '@luzzu/ui'
import { useRef } from 'react'
import { paths } from '../../paths'
import { EntryFrame } from '../../platform/EntryFrame'
import { After, Form } from '../../platform/entry.styles'
import { PageHead } from '../../platform/PageHead'
import { useFocusFirstError } from '../../platform/use-focus-first-error'
import { LOGIN_WORDS } from './login-words'
import { useLoginForm } from './use-login-form'

export default function LoginPage() {
  const element = useRef<HTMLFormElement>(null)
  const { form, errors, attempt, isLoading, change, submit } = useLoginForm()
  useFocusFirstError(element, attempt)

  return (
    <EntryFrame title={LOGIN_WORDS.welcome} lead={LOGIN_WORDS.lead}>
      <PageHead title={LOGIN_WORDS.title} />
      <Form
        ref={element}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={LOGIN_WORDS.email}
          type="email"
          name="email"
          autoComplete="email"
          value={form.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <PasswordField
          label={LOGIN_WORDS.password}
          name="password"
          autoComplete="current-password"
          value={form.password}
          error={errors.password}
          onChange={(event) => change({ password: event.target.value })}
        />
        <Row justify="space-between">
          <Checkbox
            label={LOGIN_WORDS.rememberMe}
            name="rememberMe"
            checked={form.rememberMe}
            onChange={(event) => change({ rememberMe: event.target.checked })}
          />
          <Link to={paths.requestPasswordReset}>{LOGIN_WORDS.forgot}</Link>
        </Row>
        <Button type="submit" size="large" fullWidth loading={isLoading}>
          {LOGIN_WORDS.submit}
        </Button>
      </Form>
      <After>
        {LOGIN_WORDS.noAccount} <Link to={paths.register}>{LOGIN_WORDS.register}</Link>
      </After>
    </EntryFrame>
  )
}
