import { fieldErrorsOf, messageOf } from '@luzzu/api-client'
import { useRequestPasswordResetMutation } from '@luzzu/api-client/accounts'
import { checkEmail, normalizeEmail } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { Note, TextField } from '@luzzu/ui'
import { useState } from 'react'
import { paths } from '../../paths'
import { EntryForm } from '../../platform/entry/EntryForm'
import { EntryFrame } from '../../platform/entry/EntryFrame'
import { After } from '../../platform/entry/entry.styles'
import { useFields } from '../../platform/entry/use-fields'
import { PageHead } from '../../platform/PageHead'
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
  const { values, errors, attempt, ...form } = useFields({ mail: '' })
  const [request, { isLoading }] = useRequestPasswordResetMutation()

  async function submit() {
    if (isLoading) return
    form.begin()
    const wrong = checkEmail(values.mail)
    if (wrong) return form.refuse({ mail: wrong })
    const answer = await request({ mail: normalizeEmail(values.mail) })
    if (!answer.error) return onSent()
    form.refuse(fieldErrorsOf(answer.error))
    form.fail(messageOf(answer.error, PASSWORD_RESET_WORDS.failed))
  }

  return (
    <EntryForm attempt={attempt} busy={isLoading} submitLabel={PASSWORD_RESET_WORDS.ask} onSubmit={submit}>
      <TextField
        label={PASSWORD_RESET_WORDS.email}
        type="email"
        name="email"
        autoComplete="email"
        value={values.mail}
        error={errors.mail}
        onChange={(event) => form.change({ mail: event.target.value })}
      />
    </EntryForm>
  )
}
