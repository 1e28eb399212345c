import { fieldErrorsOf } from '@luzzu/api-client'
import { useChangePasswordMutation } from '@luzzu/api-client/account'
import { type PasswordChange, validatePasswordChange } from '@luzzu/domain'
import { LeaveGuard, useValidatedForm } from '@luzzu/page/form'
import { Link } from '@luzzu/routing'
import { Button, ErrorAlert, Panel, PasswordField, showSuccess } from '@luzzu/ui'
import type { MailState } from '../../platform/auth/use-email-from-state'
import { failureText } from '../../platform/failure-text'
import { paths } from '../../platform/paths'
import { ACCOUNT_COPY as COPY } from './account.copy'
import { Form } from './account.styles'

export function PasswordForm({ userId, mail }: { userId: number; mail: string }) {
  const [change] = useChangePasswordMutation()
  const form = useValidatedForm<PasswordChange, PasswordChange>({
    defaultValues: { current_password: '', password: '' },
    check: validatePasswordChange,
  })

  const submit = form.onSubmit(async (passwords) => {
    const { error } = await change({ id: userId, ...passwords })
    if (!error) {
      form.reset()
      showSuccess(COPY.passwordChanged)
      return
    }
    const rejected = fieldErrorsOf(error)
    if (Object.keys(rejected).length > 0) form.reject(rejected)
    else form.fail(failureText(error, COPY.passwordNotChanged))
  })

  return (
    <Panel title={COPY.password}>
      {/* Without scripts, the fields must not end up in the address. */}
      <Form method="post" noValidate onSubmit={submit}>
        <PasswordField
          label={COPY.currentPassword}
          autoComplete="current-password"
          {...form.field('current_password')}
        />
        <Link to={paths.requestPasswordReset} state={{ mail } satisfies MailState}>
          {COPY.forgot}
        </Link>
        <PasswordField
          label={COPY.newPassword}
          autoComplete="new-password"
          hint={COPY.newPasswordHint}
          {...form.field('password')}
        />
        <ErrorAlert>{form.failure}</ErrorAlert>
        <Button type="submit" loading={form.isSubmitting}>
          {COPY.changePassword}
        </Button>
        <LeaveGuard isDirty={form.isDirty} />
      </Form>
    </Panel>
  )
}
