import { type Answer, fieldErrorsOf } from '@luzzu/api-client'
import { useUpdateProfileMutation } from '@luzzu/api-client/account'
import { useFindUserQuery } from '@luzzu/api-client/accounts'
import { useSite } from '@luzzu/api-client/site'
import { callingCodeOfPhone, mailHref, type Profile, validateProfile } from '@luzzu/domain'
import type { User } from '@luzzu/domain/contracts'
import { LeaveGuard, NameField, usePhoneHint, usePhoneReader, useValidatedForm } from '@luzzu/page/form'
import { Button, ErrorAlert, Panel, showSuccess, TextField } from '@luzzu/ui'
import { useFormState, useWatch } from 'react-hook-form'
import { failureText } from '../../platform/failure-text'
import { ACCOUNT_COPY as COPY } from './account.copy'
import { Form, LoginEmail, WriteLink } from './account.styles'

/** Name and phone number; the email identifies the account and stays. */
export function ProfileForm({ user }: { user: User }) {
  const [update] = useUpdateProfileMutation()
  const { refetch } = useFindUserQuery(user.id_user_pk)
  const { contact } = useSite()
  const readPhone = usePhoneReader()
  const form = useValidatedForm<Profile, Profile>({
    defaultValues: { username: user.username, phone: user.phone },
    // A number without a country code is one of the country of the number before.
    check: (values) => validateProfile(values, (phone) => readPhone(phone, callingCodeOfPhone(user.phone))),
  })
  const { dirtyFields } = useFormState({ control: form.control })
  const phoneHint = usePhoneHint(useWatch({ control: form.control, name: 'phone' }), user)

  /** What is typed here, over what another tab may have saved of the rest. */
  async function save({ username, phone }: Profile): Promise<Answer<User>> {
    const { data: latest, error } = await refetch()
    if (!latest || error) return { error: error ?? {} }
    return update({
      id: user.id_user_pk,
      username: dirtyFields.username ? username : latest.username,
      phone: dirtyFields.phone ? phone : latest.phone,
    })
  }

  const submit = form.onSubmit(async (profile) => {
    const { data, error } = await save(profile)
    if (data) {
      form.reset({ username: data.username, phone: data.phone })
      showSuccess(COPY.saved)
      return
    }
    const rejected = fieldErrorsOf(error)
    if (Object.keys(rejected).length > 0) form.reject(rejected)
    else form.fail(failureText(error, COPY.notSaved))
  })

  return (
    <Panel title={COPY.details}>
      <Form noValidate onSubmit={submit}>
        <LoginEmail
          items={[
            {
              term: COPY.mail,
              detail: <Address mail={user.mail} />,
              small: (
                <>
                  {COPY.mailStays} <WriteLink href={mailHref(contact.mail)}>{COPY.writeToUs}</WriteLink>.
                </>
              ),
            },
          ]}
        />
        <NameField label={COPY.username} autoComplete="name" {...form.field('username')} />
        <TextField
          label={COPY.phone}
          type="tel"
          autoComplete="tel"
          hint={phoneHint}
          {...form.field('phone')}
        />
        <ErrorAlert>{form.failure}</ErrorAlert>
        <Button type="submit" loading={form.isSubmitting}>
          {COPY.save}
        </Button>
        <LeaveGuard isDirty={form.isDirty} />
      </Form>
    </Panel>
  )
}

/** An address that is too long for a line goes on with its `@`. */
function Address({ mail }: Pick<User, 'mail'>) {
  const at = mail.lastIndexOf('@')
  return (
    <>
      {mail.slice(0, at)}
      <wbr />
      {mail.slice(at)}
    </>
  )
}
