import { fieldErrorsOf } from '@luzzu/api-client'
import { useCreateApiTokenMutation } from '@luzzu/api-client/api-tokens'
import type { Scope } from '@luzzu/domain'
import type { CreatedToken, TokenRequest } from '@luzzu/domain/contracts'
import { FormDialog, useValidatedForm } from '@luzzu/page/form'
import { CheckboxCard, ErrorAlert, Select, Switch, TextField } from '@luzzu/ui'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { errorReason } from '../../../platform/api-errors'
import { Group } from '../../../platform/form-fields/RowsField.styles'
import { EMPTY_TOKEN, formErrors, readTokenForm, type TokenKind, type TokenValues } from './token-form'
import { COMMON_COPY, LIFETIMES, RESELLERS_COPY, SCOPE_LABELS, TOKENS_COPY } from './tokens.copy'

type TokenDialogProps = {
  kind: TokenKind
  open: boolean
  onClose: () => void
  onCreated: (token: CreatedToken) => void
}

/** Makes a token for a program, or for a reseller. */
export function TokenDialog({ kind, open, onClose, onCreated }: TokenDialogProps) {
  const form = useTokenForm(kind, onCreated)
  const copy = kind === 'program' ? TOKENS_COPY : RESELLERS_COPY
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={copy.add}
      size="medium"
      form={form}
      submit={{ children: copy.create }}
      cancelLabel={COMMON_COPY.cancel}
    >
      <TextField label={copy.name} hint={copy.nameHint} data-autofocus {...form.field('name')} />
      {kind === 'program' ? <ScopeFields form={form} /> : <ResellerFields form={form} />}
      <Select label={COMMON_COPY.expiresIn} {...form.field('days')}>
        {LIFETIMES.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}

type TokenForm = ReturnType<typeof useTokenForm>

function ScopeFields({ form }: { form: TokenForm }) {
  const id = useId()
  const { field } = useController(form.controlled('scopes'))
  const error = form.errorOf('scopes')
  return (
    <Group ref={field.ref} tabIndex={-1} aria-describedby={error && id}>
      <legend>{TOKENS_COPY.scopes}</legend>
      <ErrorAlert id={id}>{error}</ErrorAlert>
      {Object.entries(SCOPE_LABELS).map(([scope, { label, description }]) => (
        <CheckboxCard
          key={scope}
          label={`${label}: ${description}`}
          checked={field.value.includes(scope as Scope)}
          onChange={(isOn) =>
            field.onChange([...field.value.filter((one) => one !== scope), ...(isOn ? [scope as Scope] : [])])
          }
        />
      ))}
    </Group>
  )
}

function ResellerFields({ form }: { form: TokenForm }) {
  const { field: isTest } = useController(form.controlled('isTest'))
  return (
    <>
      <TextField
        label={RESELLERS_COPY.mail}
        hint={RESELLERS_COPY.mailHint}
        inputMode="email"
        {...form.field('mail')}
      />
      <TextField
        label={RESELLERS_COPY.commission}
        hint={RESELLERS_COPY.commissionHint}
        inputMode="decimal"
        optional
        {...form.field('commission')}
      />
      <Switch
        label={RESELLERS_COPY.test}
        description={RESELLERS_COPY.testHint}
        checked={isTest.value}
        onChange={isTest.onChange}
      />
    </>
  )
}

function useTokenForm(kind: TokenKind, onCreated: (token: CreatedToken) => void) {
  const form = useValidatedForm<TokenValues, TokenRequest>({
    defaultValues: EMPTY_TOKEN,
    check: (values) => readTokenForm(kind, values, new Date()),
  })
  const [create] = useCreateApiTokenMutation()
  const submit = form.onSubmit(async (request) => {
    const { data, error } = await create(request)
    if (!error) return onCreated(data)
    form.reject(formErrors(fieldErrorsOf(error)))
    form.fail(`${COMMON_COPY.notCreated} ${errorReason(error)}`)
  })
  return { ...form, submit }
}
