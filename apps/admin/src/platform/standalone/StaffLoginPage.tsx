import { useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { Navigate } from '@luzzu/routing'
import { Brand, Button, Card, PageHeader, PasswordField, Stack, TextField } from '@luzzu/ui'
import { usePageTitle } from '../layout/use-page-title'
import { PATHS } from '../paths'
import { Place } from './StaffLoginPage.styles'
import { STAFF_WORDS as WORDS } from './staff-words'
import { useStaffLogin } from './use-staff-login'

/** The way in where there is no website around the admin. */
export function StaffLoginPage() {
  const { site_name } = useSite()
  const { isAdmin } = useSession()
  const title = usePageTitle(WORDS.title)
  const form = useStaffLogin()
  if (isAdmin) return <Navigate to={PATHS.dashboard} replace />

  return (
    <Place>
      <title>{title}</title>
      <Brand name={site_name} />
      <Card>
        <PageHeader title={WORDS.title} description={WORDS.lead} />
        <form noValidate onSubmit={form.submit}>
          <Stack gap={4}>
            <TextField label={WORDS.email} type="email" autoComplete="username" {...form.field('mail')} />
            <PasswordField
              label={WORDS.password}
              autoComplete="current-password"
              {...form.field('password')}
            />
            <Button type="submit" fullWidth loading={form.isLoading}>
              {WORDS.login}
            </Button>
          </Stack>
        </form>
      </Card>
    </Place>
  )
}
