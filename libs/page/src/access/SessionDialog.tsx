import { useSession } from '@luzzu/api-client'
import { useLoginMutation } from '@luzzu/api-client/accounts'
import { type LoginCredentials, validateLoginForm } from '@luzzu/domain'
import { Button, ErrorAlert, Stack, TopLayerDialog } from '@luzzu/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { LoginFields } from '../area/LoginFields'
import { useValidatedForm } from '../form/use-validated-form'

const COPY = {
  ended: 'Your session has ended',
  held: 'Log in again to go on. What you typed on this page is kept.',
  login: 'Login',
  failed: 'Failed to login',
  leave: 'Leave without saving',
  leaving: 'What you typed on this page will be lost.',
  stay: 'Stay',
} as const

/** Asks for a login over the page that stays. It is only left on purpose. */
export function SessionDialog({ onLeave }: { onLeave: () => void }) {
  const [isLeaving, setLeaving] = useState(false)
  const [login] = useLoginMutation()
  const mail = useSession().ended?.mail
  const form = useValidatedForm<LoginCredentials, LoginCredentials>({
    check: validateLoginForm,
    ...(mail !== undefined && { defaultValues: { mail } }),
  })
  const focusPassword = useEffectEvent(() => mail !== undefined && form.setFocus('password'))
  useEffect(() => {
    focusPassword()
  }, [])
  const submit = form.onSubmit(async (credentials) => {
    const { error } = await login(credentials)
    if (error) form.fail(COPY.failed)
  })

  if (isLeaving)
    return (
      <TopLayerDialog
        key="leaving"
        title={COPY.ended}
        onClose={() => setLeaving(false)}
        actions={
          <>
            <Button variant="plain" onClick={() => setLeaving(false)}>
              {COPY.stay}
            </Button>
            <Button variant="danger" onClick={onLeave}>
              {COPY.leave}
            </Button>
          </>
        }
      >
        {COPY.leaving}
      </TopLayerDialog>
    )

  return (
    <TopLayerDialog
      key="login"
      title={COPY.ended}
      onClose={() => setLeaving(true)}
      onSubmit={submit}
      actions={
        <>
          <Button variant="plain" onClick={() => setLeaving(true)}>
            {COPY.leave}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {COPY.login}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{COPY.held}</p>
        <ErrorAlert>{form.failure}</ErrorAlert>
        <LoginFields field={form.field} />
      </Stack>
    </TopLayerDialog>
  )
}
