import { fieldErrorsOf } from '@luzzu/api-client'
import { useEraseAccountMutation, useExportAccountMutation } from '@luzzu/api-client/account'
import type { Validated } from '@luzzu/domain'
import { saveFile, useLogOut } from '@luzzu/page/area'
import { FormDialog, useValidatedForm } from '@luzzu/page/form'
import { Link } from '@luzzu/routing'
import { Alert, Button, ErrorAlert, Panel, PasswordField, Row, showSuccess } from '@luzzu/ui'
import { CalendarClock, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../platform/failure-text'
import { paths } from '../../platform/paths'
import { ACCOUNT_COPY as COPY, upcomingText } from './account.copy'
import { Section } from './account.styles'
import { useUpcomingCount } from './use-upcoming-count'

/** Download of the user's data, and the end of the account. */
export function AccountData({ userId }: { userId: number }) {
  const [erasing, setErasing] = useState(false)
  const [exportAccount, { isLoading }] = useExportAccountMutation()
  const [failure, setFailure] = useState<string>()
  const upcoming = useUpcomingCount(userId)

  async function download() {
    setFailure(undefined)
    const { data, error } = await exportAccount(userId)
    if (!data) return setFailure(failureText(error, COPY.notDownloaded))
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
    saveFile('my-data.json', URL.createObjectURL(file))
  }

  return (
    <Panel title={COPY.data}>
      <Section>
        <p>{COPY.dataLead}</p>
        <ErrorAlert>{failure}</ErrorAlert>
        {upcoming > 0 && (
          <Alert icon={<CalendarClock aria-hidden="true" />}>
            {upcomingText(upcoming)} <Link to={paths.myBookings}>{COPY.myBookings}</Link>
          </Alert>
        )}
        <Row gap={3}>
          <Button
            variant="plain"
            icon={<Download aria-hidden="true" />}
            loading={isLoading}
            onClick={download}
          >
            {COPY.download}
          </Button>
          <Button
            variant="plain"
            icon={<Trash2 aria-hidden="true" />}
            disabledReason={upcoming > 0 ? COPY.upcomingReason : undefined}
            onClick={() => setErasing(true)}
          >
            {COPY.erase}
          </Button>
        </Row>
        <EraseAccount userId={userId} open={erasing} onClose={() => setErasing(false)} />
      </Section>
    </Panel>
  )
}

type EraseAccountProps = { userId: number; open: boolean; onClose: () => void }
type Values = { password: string }

/** Asks for the password before the account is deleted. The dialog stays open when the request fails. */
function EraseAccount({ userId, open, onClose }: EraseAccountProps) {
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
    else form.fail(failureText(error, COPY.notErased))
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
      // The page is left when the account is gone.
      form={{ ...form, submit, isDirty: form.isDirty && !form.isSubmitting }}
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
