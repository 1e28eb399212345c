import { fieldErrorsOf, isProblem, sessionReleased, useDispatch, useSession } from '@luzzu/api-client'
import { useFindUserQuery, useLazyFindSessionUserQuery } from '@luzzu/api-client/accounts'
import { useCheckPasswordResetQuery, useResetPasswordMutation } from '@luzzu/api-client/password-resets'
import { type Validated, validatePassword } from '@luzzu/domain'
import { Link, useIsPageOpen, useNavigate, useParams } from '@luzzu/routing'
import { ErrorAlert, LinkButton, PasswordField, Skeleton, Stack, showSuccess, size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { AuthForm, FormFooter } from '../../platform/auth/AuthForm'
import { useAuthForm } from '../../platform/auth/use-auth-form'
import type { MailState } from '../../platform/auth/use-email-from-state'
import { failureText } from '../../platform/failure-text'
import { SplitLayout } from '../../platform/layout/SplitLayout'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { PASSWORD_RESET_COPY } from './password-reset.copy'

/** The target of the emailed link: sets a new password, then leads to the login. */
export default function NewPasswordPage() {
  const { token: link = '' } = useParams()
  const check = useCheckPasswordResetQuery(link)
  const account = useOwnAccount()
  // Whatever else prevents the check, the link may work.
  const isRefused = isProblem(check.error, 'not-found')
  // Only the way to a new link needs the account: a form that is there stays.
  const isLoading = check.isLoading || (isRefused && account.isLoading)
  const isInvalid = isRefused && !isLoading
  const title = isInvalid ? PASSWORD_RESET_COPY.invalid : PASSWORD_RESET_COPY.chooseTitle

  return (
    <SplitLayout
      title={title}
      lead={isInvalid ? PASSWORD_RESET_COPY.invalidLead : PASSWORD_RESET_COPY.chooseLead}
    >
      <PageHead title={title} />
      {/* The URL contains a secret: no referrer, no indexing. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      {isInvalid && (
        <Section>
          <NewLink isLarge />
        </Section>
      )}
      {isLoading && (
        <Section>
          <Skeleton shape="block" width="100%" height={size(40)} label={PASSWORD_RESET_COPY.checking} />
        </Section>
      )}
      {!isInvalid && !isLoading && <PasswordForm link={link} />}
      <FormFooter>
        <Link to={paths.login}>{PASSWORD_RESET_COPY.back}</Link>
      </FormFooter>
    </SplitLayout>
  )
}

const Section = styled.div`
  margin-top: ${token('space-6')};
`

function useOwnAccount() {
  const id = useSession().user?.id_user_pk
  return useFindUserQuery(id ?? 0, { skip: id === undefined })
}

/** Leads to a new link, with the address filled in for whoever is signed in. */
function NewLink({ isLarge = false }: { isLarge?: boolean }) {
  const { currentData: account } = useOwnAccount()
  return (
    <LinkButton
      as={Link}
      to={paths.requestPasswordReset}
      {...(account && { state: { mail: account.mail } satisfies MailState })}
      {...(isLarge ? { size: 'large', fullWidth: true } : { size: 'small' })}
    >
      {PASSWORD_RESET_COPY.again}
    </LinkButton>
  )
}

function PasswordForm({ link }: { link: string }) {
  const navigate = useNavigate()
  const isPageOpen = useIsPageOpen()
  const form = useAuthForm<Values, Values>({ check: checkNewPassword })
  const [reset] = useResetPasswordMutation()
  const checkSession = useCheckOwnSession()

  const submit = form.onSubmit(async (values) => {
    const { error } = await reset({ token: link, ...values })
    if (!error) {
      showSuccess(PASSWORD_RESET_COPY.saved)
      if (isPageOpen()) navigate(paths.login, { state: { mail: '' } satisfies MailState })
      return checkSession()
    }
    const { password } = fieldErrorsOf(error)
    if (password) form.reject({ password })
    else form.fail(failureText(error, PASSWORD_RESET_COPY.notSaved))
  })

  return (
    <AuthForm busy={form.isSubmitting} submitLabel={PASSWORD_RESET_COPY.choose} onSubmit={submit}>
      {form.failure && (
        <ErrorAlert>
          <Stack gap={3}>
            <p>{form.failure}</p>
            <NewLink />
          </Stack>
        </ErrorAlert>
      )}
      <PasswordField
        label={PASSWORD_RESET_COPY.password}
        autoComplete="new-password"
        hint={PASSWORD_RESET_COPY.passwordHint}
        {...form.field('password')}
      />
    </AuthForm>
  )
}

/** Ends the session of this tab if it was one of the account: a new password ends them all. What was typed is saved and holds no page. */
function useCheckOwnSession() {
  const { token, user } = useSession()
  const [findUser] = useLazyFindSessionUserQuery()
  const dispatch = useDispatch()
  return async () => {
    if (token === null || user === null) return
    await findUser({ token, id: user.id_user_pk })
    dispatch(sessionReleased())
  }
}

type Values = { password: string }

function checkNewPassword(values: Values): Validated<Values> {
  const error = validatePassword(values.password)
  return error ? { ok: false, errors: { password: error } } : { ok: true, value: values }
}
