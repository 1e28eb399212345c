import { isProblem } from '@luzzu/api-client'
import { useListCountriesQuery, useRegisterMutation } from '@luzzu/api-client/accounts'
import type { Registration } from '@luzzu/domain'
import type { Country } from '@luzzu/domain/contracts'
import { LeaveGuard, usePhoneHint, usePhoneReader, usePhones } from '@luzzu/page/form'
import { Link, useIsPageOpen, useNavigate } from '@luzzu/routing'
import { Button, Combobox, PasswordField, Row, showSuccess, TextField } from '@luzzu/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Control, type UseControllerProps, useController, useWatch } from 'react-hook-form'
import { AuthForm, FormFooter } from '../../platform/auth/AuthForm'
import { LoginNotice } from '../../platform/auth/LoginNotice'
import { useAuthForm } from '../../platform/auth/use-auth-form'
import type { MailState } from '../../platform/auth/use-email-from-state'
import { failureText } from '../../platform/failure-text'
import { SplitLayout } from '../../platform/layout/SplitLayout'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { REGISTRATION_COPY } from './registration.copy'
import {
  DEFAULT_COUNTRY,
  type RegistrationForm,
  serverFieldErrors,
  validateRegistrationForm,
} from './registration-form'

export default function RegistrationPage() {
  const { control, controlled, errorOf, failure, field, isDirty, isSubmitting, takenMail, submit } =
    useRegistrationForm()
  const [phone, country] = useWatch({ control, name: ['phone', 'country'] })
  const phoneHint = usePhoneHint(phone, country)

  return (
    <SplitLayout title={REGISTRATION_COPY.title} lead={REGISTRATION_COPY.lead}>
      <PageHead title={REGISTRATION_COPY.title} />
      <LoginNotice />
      <AuthForm
        busy={isSubmitting}
        submitLabel={REGISTRATION_COPY.submit}
        failure={failure}
        onSubmit={submit}
      >
        <TextField
          label={REGISTRATION_COPY.username}
          autoComplete="name"
          hint={REGISTRATION_COPY.usernameHint}
          {...field('username')}
        />
        <TextField label={REGISTRATION_COPY.email} type="email" autoComplete="email" {...field('mail')} />
        {takenMail !== undefined && <AccountLinks mail={takenMail} />}
        <PasswordField
          label={REGISTRATION_COPY.password}
          autoComplete="new-password"
          hint={REGISTRATION_COPY.passwordHint}
          {...field('password')}
        />
        <CountryField control={control} controlled={controlled('country')} error={errorOf('country')} />
        <TextField
          label={REGISTRATION_COPY.phone}
          type="tel"
          autoComplete="tel-national"
          hint={phoneHint}
          {...field('phone')}
        />
      </AuthForm>
      <LeaveGuard isDirty={isDirty && !isSubmitting && takenMail === undefined} />
      <FormFooter>
        <span>{REGISTRATION_COPY.haveAccount}</span> <Link to={paths.login}>{REGISTRATION_COPY.login}</Link>
      </FormFooter>
    </SplitLayout>
  )
}

/** Fields, errors and submission of the form. */
function useRegistrationForm() {
  const readPhone = usePhoneReader()
  const form = useAuthForm<RegistrationForm, Registration>({
    defaultValues: { country: DEFAULT_COUNTRY },
    check: (fields) => validateRegistrationForm(fields, readPhone),
  })
  const [register] = useRegisterMutation()
  const navigate = useNavigate()
  const isPageOpen = useIsPageOpen()

  const [taken, setTaken] = useState<{ mail: string; error: string | undefined }>()

  const submit = form.onSubmit(async (registration) => {
    const { data, error } = await register(registration)
    if (!data) {
      const errors = serverFieldErrors(error)
      if (isProblem(error, 'duplicate')) setTaken({ mail: registration.mail, error: errors.mail })
      form.reject(errors)
      const isMarked = Object.keys(errors).length > 0
      return form.showError(
        REGISTRATION_COPY.failed,
        isMarked ? undefined : failureText(error, REGISTRATION_COPY.notCreated),
      )
    }
    showSuccess(data.message)
    if (isPageOpen()) navigate(paths.login, { replace: true, state: mailState(registration.mail) })
  })

  // Until another error of the address, or none, is shown.
  const takenMail = taken && taken.error === form.errorOf('mail') ? taken.mail : undefined
  return { ...form, takenMail, submit }
}

const mailState = (mail: string): MailState => ({ mail })

/** Where somebody goes on whose address has an account. */
function AccountLinks({ mail }: { mail: string }) {
  return (
    <Row gap={4}>
      <Link to={paths.login} state={mailState(mail)}>
        {REGISTRATION_COPY.loginWithMail}
      </Link>
      <Link to={paths.requestPasswordReset} state={mailState(mail)}>
        {REGISTRATION_COPY.resetPassword}
      </Link>
    </Row>
  )
}

type CountryFieldProps = {
  control: Control<RegistrationForm, unknown, Registration>
  controlled: UseControllerProps<RegistrationForm, 'country', Registration>
  error: string | undefined
}

const nameOf = ({ code, name }: Country) => `${code} ${name}`

/** The country of the number, that of one typed with its code; only Malta until the server's list has loaded. */
function CountryField({ control, controlled, error }: CountryFieldProps) {
  const { field } = useController(controlled)
  const { data, isError, isFetching, refetch } = useListCountriesQuery()
  const phones = usePhones()
  const phone = useWatch({ control, name: 'phone' })
  const flag = phones?.flagOfPhone(phone ?? '')
  const typed = data?.find((country) => country.flag === flag)
  const follow = useEffectEvent(() => {
    if (typed) field.onChange(typed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a country that is chosen later stays
  useEffect(() => {
    follow()
  }, [typed?.flag])
  return (
    <div>
      <Combobox
        label={REGISTRATION_COPY.countryCode}
        name={field.name}
        ref={field.ref}
        autoComplete="tel-country-code"
        options={data ?? [DEFAULT_COUNTRY]}
        value={field.value}
        error={error}
        hint={isError ? REGISTRATION_COPY.countriesFailed : undefined}
        onChange={field.onChange}
        onClear={() => field.onChange(null)}
        optionKey={nameOf}
        optionText={nameOf}
        renderOption={(country) => `${country.flag} ${nameOf(country)}`}
      />
      {isError && (
        <Button variant="plain" size="small" loading={isFetching} onClick={() => refetch()}>
          {REGISTRATION_COPY.countriesRetry}
        </Button>
      )}
    </div>
  )
}
