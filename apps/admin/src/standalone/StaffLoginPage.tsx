import { useEndSession, useSession } from '@luzzu/api-client'
import { useLoginMutation, useLogoutMutation } from '@luzzu/api-client/accounts'
import { useSite } from '@luzzu/api-client/site'
import { isAdmin, type LoginCredentials, validateLoginForm } from '@luzzu/domain'
import { LoginFields } from '@luzzu/page/area'
import { useValidatedForm } from '@luzzu/page/form'
import { Navigate } from '@luzzu/routing'
import { Alert, Brand, Button, Card, PageHeader, Stack, showError, showSuccess, token } from '@luzzu/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { PATHS } from '../booking/paths'
import { usePageTitle } from '../platform/use-page-title'
import { STAFF_COPY as COPY } from './staff-login.copy'

/** The login page of the standalone admin. */
export function StaffLoginPage() {
  const { site_name } = useSite()
  const { isAdmin, ended } = useSession()
  // A login clears where the session ended, and leads there.
  const [endedAt] = useState(ended?.at.startsWith(PATHS.dashboard) ? ended.at : PATHS.dashboard)
  const title = usePageTitle(COPY.title)
  const form = useStaffLogin()
  if (isAdmin) return <Navigate to={endedAt} replace />

  return (
    <Page>
      <title>{title}</title>
      <Brand name={site_name} />
      <Card>
        <PageHeader title={COPY.title} description={COPY.lead} />
        {ended && <Alert role="status">{COPY.sessionEnded}</Alert>}
        <form noValidate onSubmit={form.submit}>
          <Stack gap={4}>
            <LoginFields field={form.field} />
            <Button type="submit" fullWidth loading={form.isSubmitting}>
              {COPY.login}
            </Button>
          </Stack>
        </form>
      </Card>
    </Page>
  )
}

const Page = styled.main`
  display: grid;
  justify-content: center;
  align-content: start;
  gap: ${token('space-5')};
  padding: ${token('space-8')} ${token('space-4')};

  > * {
    width: min(${token('width-form')}, calc(100vw - 2 * ${token('space-4')}));
  }
`

/** Logs staff in; the session of a non-administrator is ended at once. */
function useStaffLogin() {
  const form = useValidatedForm<LoginCredentials, LoginCredentials>({ check: validateLoginForm })
  const [login] = useLoginMutation()
  const [logOut] = useLogoutMutation()
  const endSession = useEndSession()

  function refuse(token: string, session_token: string) {
    endSession(token)
    logOut({ session_token })
    showError(COPY.notStaff)
  }

  const submit = form.onSubmit(async (credentials) => {
    const { data } = await login(credentials)
    if (!data) showError(COPY.failed)
    else if (isAdmin(data.user)) showSuccess(data.message)
    else refuse(data.token, data.session_token)
  })

  return { ...form, submit }
}
