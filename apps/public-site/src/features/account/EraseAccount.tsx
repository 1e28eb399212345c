import { fieldErrorsOf, messageOf } from '@luzzu/api-client'
import { useEraseAccountMutation } from '@luzzu/api-client/account'
import type { Validated } from '@luzzu/domain'
import { useLogOut } from '@luzzu/page/area'
import { useValidatedForm } from '@luzzu/page/form'
import { Alert, Button, Dialog, PasswordField, Stack, showSuccess } from '@luzzu/ui'
import { CircleAlert } from 'lucide-react'
import { paths } from '../../platform/paths'
import { ACCOUNT_COPY as COPY } from './account.copy'

type EraseAccountProps = { userId: number; open: boolean; onClose: () => void }
type Values = { password: string }

/** Asks for the password before the account is deleted. The dialog stays open when the request fails. */
export function EraseAccount({ userId, open, onClose }: EraseAccountProps) {
  const [erase, { isLoading }] = useEraseAccountMutation()
  const logOut = useLogOut(paths.home)
  const form = useValidatedForm<Values, Values>({ defaultValues: { password: '' }, check })

  const submit = form.onSubmit(async ({ password }) => {
    const { error } = await erase({ id: userId, password })
    if (!error) {
      logOut()
      showSuccess(COPY.erased)
      return
    }
    const { password: wrong } = fieldErrorsOf(error)
    if (wrong) form.reject({ password: wrong })
    else form.fail(messageOf(error, COPY.notErased))
  })

  function close() {
    if (isLoading) return
    form.reset()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={COPY.eraseTitle}
      onSubmit={submit}
      actions={
        <>
          <Button variant="plain" onClick={close}>
            {COPY.eraseKeep}
          </Button>
          <Button type="submit" variant="danger" loading={isLoading}>
            {COPY.eraseConfirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{COPY.eraseConsequence}</p>
        {form.failure && (
          <Alert tone="danger" role="alert" icon={<CircleAlert aria-hidden="true" />}>
            {form.failure}
          </Alert>
        )}
        <PasswordField
          label={COPY.erasePassword}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </Stack>
    </Dialog>
  )
}

const check = ({ password }: Values): Validated<Values> =>
  password === ''
    ? { ok: false, errors: { password: 'Password is required' } }
    : { ok: true, value: { password } }
