import { fieldErrorsOf, messageOf, useSession } from '@luzzu/api-client'
import { useRequestOrderLinksMutation } from '@luzzu/api-client/order-links'
import { useSite } from '@luzzu/api-client/site'
import { normalizeEmail, type Validated, validateEmail } from '@luzzu/domain'
import { useValidatedForm } from '@luzzu/page/form'
import { Link } from '@luzzu/routing'
import { Alert, Button, ErrorAlert, LinkButton, TextField } from '@luzzu/ui'
import { useState } from 'react'
import { SentTo } from '../../platform/auth/SentTo'
import { paths } from '../../platform/paths'
import { CallUs } from '../../platform/product/CallUs'
import { sendsMail } from '../../platform/trip/trip.copy'
import { MANAGE_COPY as COPY } from './manage.copy'
import { Form } from './manage.styles'

/** Mails new links to whoever has none that works; the answer does not reveal whether there are bookings. */
export function LinkForm({ isInvalid = false }: { isInvalid?: boolean }) {
  const { user } = useSession()
  const isMailed = sendsMail(useSite())
  const [sent, setSent] = useState<string>()
  const [mistyped, setMistyped] = useState<string>()
  return (
    <>
      <h1>{isInvalid ? COPY.invalid : COPY.find}</h1>
      {isMailed ? (
        <p>{isInvalid ? COPY.invalidHint : COPY.findHint}</p>
      ) : (
        <>
          <p>
            {isInvalid && COPY.invalidUnmailed} {COPY.findUnmailed}
          </p>
          <CallUs />
        </>
      )}
      <div role="status">{sent && <Alert tone="success">{isMailed ? COPY.sent : COPY.kept}</Alert>}</div>
      {sent ? (
        <SentTo
          mail={sent}
          onRetry={() => {
            setMistyped(sent)
            setSent(undefined)
          }}
        />
      ) : (
        <Fields mistyped={mistyped} onSent={setSent} />
      )}
      {user && (
        <div>
          <LinkButton as={Link} to={paths.myBookings} variant="plain">
            {COPY.myBookings}
          </LinkButton>
        </div>
      )}
    </>
  )
}

type FieldsProps = {
  /** What was typed before, to be corrected. */
  mistyped: string | undefined
  onSent: (mail: string) => void
}

function Fields({ mistyped = '', onSent }: FieldsProps) {
  const form = useValidatedForm<Values, Values>({ check, defaultValues: { mail: mistyped } })
  const [request] = useRequestOrderLinksMutation()

  const submit = form.onSubmit(async ({ mail }) => {
    const { error } = await request(mail)
    if (!error) return onSent(mail)
    form.reject(fieldErrorsOf(error))
    form.fail(messageOf(error, COPY.sendFailed))
  })

  return (
    <Form method="post" noValidate onSubmit={submit}>
      <TextField
        label={COPY.mail}
        type="email"
        autoComplete="email"
        autoFocus={mistyped !== ''}
        {...form.field('mail')}
      />
      <ErrorAlert>{form.failure}</ErrorAlert>
      <Button type="submit" loading={form.isSubmitting}>
        {COPY.send}
      </Button>
    </Form>
  )
}

type Values = { mail: string }

function check({ mail }: Values): Validated<Values> {
  const error = validateEmail(mail)
  return error ? { ok: false, errors: { mail: error } } : { ok: true, value: { mail: normalizeEmail(mail) } }
}
