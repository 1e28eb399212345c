import { fieldErrorsOf, messageOf } from '@luzzu/api-client'
import { useEraseAccountMutation } from '@luzzu/api-client/account'
import type { Validated } from '@luzzu/domain'
import { useLogOut } from '@luzzu/page/area'
import { FormDialog, useValidatedForm } from '@luzzu/page/form'
import { PasswordField, showSuccess } from '@luzzu/ui'
import { paths } from '../../platform/paths'
import { ACCOUNT_COPY as COPY } from './account.copy'

type EraseAccountProps = { userId: number; open: boolean; onClose: () => void }
type Values = { password: string }

/** Asks for the password before the account is deleted. The dialog stays open when the request fails. */
export function EraseAccount({ userId, open, onClose }: EraseAccountProps) {
  const [erase] = useEraseAccountMutation()
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
    form.reset()
    onClose()
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={COPY.eraseTitle}
      onSubmit={submit}
      // The page is left when the account is gone.
      isDirty={form.isDirty && !form.isSubmitting}
      isSubmitting={form.isSubmitting}
      failure={form.failure}
      submit={{ variant: 'danger', children: COPY.eraseConfirm }}
      cancelLabel={COPY.eraseKeep}
    >
      <p>{COPY.eraseConsequence}</p>
      <PasswordField label={COPY.erasePassword} autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  )
}

const check = ({ password }: Values): Validated<Values> =>
  password === ''
    ? { ok: false, errors: { password: 'Password is required' } }
    : { ok: true, value: { password } }
