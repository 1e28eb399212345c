import { fieldErrorsOf, messageOf } from '@luzzu/api-client'
import { useRequestPasswordResetMutation } from '@luzzu/api-client/accounts'
import { checkMail, tidyMail } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { Button, Note, showError, TextField } from '@luzzu/ui'
import { useRef, useState } from 'react'
import { paths } from '../../paths'
import { EntryFrame } from '../../platform/EntryFrame'
import { After, Form } from '../../platform/entry.styles'
import { PageHead } from '../../platform/PageHead'
import { useFocusFirstError } from '../../platform/use-focus-first-error'
import { PASSWORD_RESET_WORDS } from './password-reset-words'

/** Asks for a link; whether there is an account for the email is told to nobody. */
export default function ForgotPasswordPage() {
  const [sent, setSent] = useState(false)
  const title = sent ? PASSWORD_RESET_WORDS.sentTitle : PASSWORD_RESET_WORDS.askTitle
  return (
    <EntryFrame title={title} lead={sent ? undefined : PASSWORD_RESET_WORDS.askLead}>
      <PageHead title={title} />
      <div role="status">{sent && <Note tone="success">{PASSWORD_RESET_WORDS.sent}</Note>}</div>
      {!sent && <AskForm onSent={() => setSent(true)} />}
      <After>
        <Link to={paths.login}>{PASSWORD_RESET_WORDS.back}</Link>
      </After>
    </EntryFrame>
  )
}

function AskForm({ onSent }: { onSent: () => void }) {
  const element = useRef<HTMLFormElement>(null)
  const [mail, setMail] = useState('')
  const [error, setError] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [request, { isLoading }] = useRequestPasswordResetMutation()
  useFocusFirstError(element, attempt)

  async function submit() {
    if (isLoading) return
    const wrong = checkMail(mail)
    setError(wrong)
    setAttempt((count) => count + 1)
    if (wrong) return
    const answer = await request({ mail: tidyMail(mail) })
    if (!answer.error) return onSent()
    setError(fieldErrorsOf(answer.error).mail)
    showError(messageOf(answer.error, PASSWORD_RESET_WORDS.failed))
  }

  return (
    <Form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={PASSWORD_RESET_WORDS.email}
        type="email"
        name="email"
        autoComplete="email"
        value={mail}
        error={error}
        onChange={(event) => {
          setMail(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" size="large" fullWidth loading={isLoading}>
        {PASSWORD_RESET_WORDS.ask}
      </Button>
    </Form>
  )
}
