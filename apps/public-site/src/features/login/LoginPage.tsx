import { isApiError, useSession } from '@luzzu/api-client'
import { useLoginMutation } from '@luzzu/api-client/accounts'
import { type LoginCredentials, validateLoginForm } from '@luzzu/domain'
import { LoginFields } from '@luzzu/page/area'
import { Link, useIsPageOpen, useNavigate } from '@luzzu/routing'
import { Checkbox, Row, showSuccess } from '@luzzu/ui'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { AuthForm, FormFooter } from '../../platform/auth/AuthForm'
import { AuthNotice, LoginNotice } from '../../platform/auth/LoginNotice'
import { useAuthForm } from '../../platform/auth/use-auth-form'
import { type MailState, useEmailFromState, useIsHandedOver } from '../../platform/auth/use-email-from-state'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { failureText } from '../../platform/failure-text'
import { SplitLayout } from '../../platform/layout/SplitLayout'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { LOGIN_COPY } from './login.copy'

export default function LoginPage() {
  const { control, field, failure, isSubmitting, isSuccess, submit, ended } = useLoginForm()
  const mail = useWatch({ control, name: 'mail' })

  return (
    <SplitLayout title={LOGIN_COPY.welcome} lead={LOGIN_COPY.lead}>
      <PageHead title={LOGIN_COPY.title} />
      {ended ? (
        <AuthNotice role="status">
          {ended.isUnchecked ? LOGIN_COPY.unchecked : LOGIN_COPY.sessionEnded}
        </AuthNotice>
      ) : (
        <LoginNotice isLeaving={isSuccess} />
      )}
      <AuthForm busy={isSubmitting} submitLabel={LOGIN_COPY.submit} failure={failure} onSubmit={submit}>
        <LoginFields field={field} />
        <Row justify="space-between">
          {/* Part of the form, but not of what is sent. */}
          <Checkbox label={LOGIN_COPY.rememberMe} name="rememberMe" />
          <Link to={paths.requestPasswordReset} state={{ mail } satisfies MailState}>
            {LOGIN_COPY.forgot}
          </Link>
        </Row>
      </AuthForm>
      <FormFooter>
        <span>{LOGIN_COPY.noAccount}</span> <Link to={paths.register}>{LOGIN_COPY.register}</Link>
      </FormFooter>
    </SplitLayout>
  )
}

/** Fields, errors and submission of the form. */
function useLoginForm() {
  const mail = useKnownMail()
  const form = useAuthForm<LoginCredentials, LoginCredentials>({
    check: validateLoginForm,
    ...(mail !== undefined && { defaultValues: { mail } }),
  })
  const [login, { isSuccess }] = useLoginMutation()
  useFocusOnArrival(form.setFocus)
  const { ended } = useSession()
  const { waiting, keepWaiting } = useBookingDraft()
  const navigate = useNavigate()
  const isPageOpen = useIsPageOpen()

  const submit = form.onSubmit(async (credentials) => {
    const { data, error } = await login(credentials)
    if (!data) {
      form.showError(LOGIN_COPY.failed, loginFailure(error))
      if (isRefused(error) && form.isShown()) form.setFocus('password', { shouldSelect: true })
      return
    }
    showSuccess(data.message)
    if (!isPageOpen()) return
    // Back leads to the page before the login, not to its empty form.
    navigate(waiting?.path ?? (ended ? pageBefore(ended.at) : paths.home), { replace: true })
    keepWaiting(null)
  })

  return { ...form, submit, ended, isSuccess }
}

/** The address that the page before has handed over, or of the session that has ended. */
function useKnownMail(): string | undefined {
  const handedOver = useEmailFromState()
  const { ended } = useSession()
  return handedOver ?? ended?.mail
}

const isRefused = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500

/** What is told in the form; never the server's reason for a refusal. */
function loginFailure(error: unknown): string {
  return isRefused(error) ? LOGIN_COPY.refused : failureText(error, LOGIN_COPY.notLoggedIn)
}

/** Focuses what is left to type when the page before has led here. */
function useFocusOnArrival(setFocus: (name: 'mail' | 'password') => void) {
  const mail = useKnownMail()
  const isHandedOver = useIsHandedOver() || mail !== undefined
  const focus = useEffectEvent(() => setFocus(mail === undefined ? 'mail' : 'password'))
  useEffect(() => {
    if (isHandedOver) focus()
  }, [isHandedOver])
}

/** The page on which the session ended, unless that is one for visitors. */
function pageBefore(address: string): string {
  const isForVisitors = [paths.login, paths.register, paths.requestPasswordReset].some((path) =>
    address.startsWith(path),
  )
  return isForVisitors ? paths.home : address
}
