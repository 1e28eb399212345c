import { fieldErrorsOf } from '@luzzu/api-client'
import { useRequestPasswordResetMutation } from '@luzzu/api-client/password-resets'
import { useSite } from '@luzzu/api-client/site'
import { normalizeEmail, telHref, type Validated, validateEmail } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { Alert, TextField, token } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { AuthForm, FormFooter } from '../../platform/auth/AuthForm'
import { SentTo } from '../../platform/auth/SentTo'
import { useAuthForm } from '../../platform/auth/use-auth-form'
import { type MailState, useEmailFromState } from '../../platform/auth/use-email-from-state'
import { failureText } from '../../platform/failure-text'
import { SplitLayout } from '../../platform/layout/SplitLayout'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { sendsMail } from '../../platform/trip/trip.copy'
import { PASSWORD_RESET_COPY as COPY } from './password-reset.copy'

/** Requests a reset link; the response does not reveal whether the account exists. */
export default function ForgotPasswordPage() {
  const [sent, setSent] = useState<MailState>()
  const [mistyped, setMistyped] = useState<string>()
  const isMailed = sendsMail(useSite())
  const title = sent && isMailed ? COPY.sentTitle : COPY.askTitle
  return (
    <SplitLayout title={title} lead={sent || !isMailed ? undefined : COPY.askLead}>
      <PageHead title={title} />
      {!isMailed && !sent && (
        <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {COPY.noMail} <Phone />
        </Notice>
      )}
      <div role="status">
        {sent && (
          <Notice tone="success">
            {isMailed ? (
              COPY.sent
            ) : (
              <>
                {COPY.kept} <Phone />
              </>
            )}
          </Notice>
        )}
      </div>
      {sent ? (
        <SentTo
          mail={sent.mail}
          onRetry={() => {
            setMistyped(sent.mail)
            setSent(undefined)
          }}
        />
      ) : (
        <RequestForm mistyped={mistyped} onSent={setSent} />
      )}
      <FormFooter>
        <Link to={paths.login} state={sent}>
          {COPY.back}
        </Link>
      </FormFooter>
    </SplitLayout>
  )
}

/** Whom to call where no email brings the link. */
function Phone() {
  const { phone } = useSite().contact
  return <a href={telHref(phone)}>{phone}</a>
}

const Notice = styled(Alert)`
  margin-top: ${token('space-5')};

  a {
    white-space: nowrap;
  }
`

type RequestFormProps = {
  /** What was typed before, to be corrected. */
  mistyped: string | undefined
  onSent: (values: MailState) => void
}

function RequestForm({ mistyped, onSent }: RequestFormProps) {
  const handedOver = useEmailFromState()
  const mail = mistyped ?? handedOver
  const form = useAuthForm<Values, Values>({
    check: checkRequest,
    ...(mail !== undefined && { defaultValues: { mail } }),
  })
  const [request] = useRequestPasswordResetMutation()

  const submit = form.onSubmit(async (values) => {
    const response = await request(values)
    if (!response.error) return onSent(values)
    const { mail: wrong } = fieldErrorsOf(response.error)
    if (wrong) form.reject({ mail: wrong })
    else form.fail(failureText(response.error, COPY.notSent))
  })

  return (
    <AuthForm busy={form.isSubmitting} submitLabel={COPY.ask} failure={form.failure} onSubmit={submit}>
      <TextField
        label={COPY.email}
        type="email"
        autoComplete="email"
        autoFocus={mistyped !== undefined}
        {...form.field('mail')}
      />
    </AuthForm>
  )
}

type Values = { mail: string }

function checkRequest({ mail }: Values): Validated<Values> {
  const error = validateEmail(mail)
  return error ? { ok: false, errors: { mail: error } } : { ok: true, value: { mail: normalizeEmail(mail) } }
}
