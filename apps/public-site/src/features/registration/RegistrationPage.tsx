import { Link } from '@luzzu/routing'
import { Button, PasswordField, TextField } from '@luzzu/ui'
import { useRef } from 'react'
import { paths } from '../../paths'
import { EntryFrame } from '../../platform/EntryFrame'
import { After, Form } from '../../platform/entry.styles'
import { PageHead } from '../../platform/PageHead'
import { useFocusFirstError } from '../../platform/use-focus-first-error'
import { CountryField } from './CountryField'
import { REGISTRATION_WORDS } from './registration-words'
import { useRegistrationForm } from './use-registration-form'

export default function RegistrationPage() {
  const element = useRef<HTMLFormElement>(null)
  const { form, errors, attempt, isLoading, change, submit } = useRegistrationForm()
  useFocusFirstError(element, attempt)

  return (
    <EntryFrame title={REGISTRATION_WORDS.title} lead={REGISTRATION_WORDS.lead}>
      <PageHead title={REGISTRATION_WORDS.title} />
      <Form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={REGISTRATION_WORDS.username}
          name="username"
          autoComplete="name"
          value={form.username}
          error={errors.username}
          onChange={(event) => change({ username: event.target.value })}
        />
        <TextField
          label={REGISTRATION_WORDS.email}
          type="email"
          name="email"
          autoComplete="email"
          value={form.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <PasswordField
          label={REGISTRATION_WORDS.password}
          name="password"
          autoComplete="new-password"
          hint={REGISTRATION_WORDS.passwordHint}
          value={form.password}
          error={errors.password}
          onChange={(event) => change({ password: event.target.value })}
        />
        <CountryField
          value={form.country}
          error={errors.country}
          onChange={(country) => change({ country })}
        />
        <TextField
          label={REGISTRATION_WORDS.phone}
          type="tel"
          name="phone"
          autoComplete="tel-national"
          value={form.phone}
          error={errors.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
        <Button type="submit" size="large" fullWidth loading={isLoading}>
          {REGISTRATION_WORDS.submit}
        </Button>
      </Form>
      <After>
        {REGISTRATION_WORDS.haveAccount} <Link to={paths.login}>{REGISTRATION_WORDS.login}</Link>
      </After>
    </EntryFrame>
  )
}
