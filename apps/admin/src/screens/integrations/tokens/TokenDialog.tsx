import { serverNow } from '@luzzu/api-client'
import { useCreateApiTokenMutation } from '@luzzu/api-client/api-tokens'
import type { Scope } from '@luzzu/domain'
import type { CreatedToken, TokenRequest } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { Switch } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { CheckboxList } from '../../../platform/form-fields/CheckboxList'
import { FieldGroup } from '../../../platform/form-fields/FieldGroup'
import { useSaveForm } from '../../../platform/use-save-form'
import { TokenFields, type TokenForm } from './TokenFields'
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
  const [create] = useCreateApiTokenMutation()
  const form = useSaveForm<TokenValues, TokenRequest, CreatedToken>({
    defaultValues: EMPTY_TOKEN,
    check: (values) => readTokenForm(kind, values, serverNow()),
    save: create,
    onSaved: onCreated,
    failed: COMMON_COPY.notCreated,
    toFormErrors: formErrors,
  })
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
      <TokenFields kind={kind} form={form} lifetimes={LIFETIMES}>
        <ScopesField kind={kind} form={form} />
      </TokenFields>
    </FormDialog>
  )
}

const OPTIONS = Object.entries(SCOPE_LABELS).map(([scope, { label, description }]) => ({
  value: scope as Scope,
  label: `${label}: ${description}`,
}))

/** What a new token may do, for good: a program’s scopes, or whether a reseller only tries it out. */
function ScopesField({ kind, form }: { kind: TokenKind; form: TokenForm }) {
  const { field: scopes } = useController(form.controlled('scopes'))
  const { field: isTest } = useController(form.controlled('isTest'))
  if (kind === 'reseller')
    return (
      <Switch
        label={RESELLERS_COPY.test}
        description={RESELLERS_COPY.testHint}
        checked={isTest.value}
        onChange={isTest.onChange}
      />
    )
  return (
    <FieldGroup label={TOKENS_COPY.scopes} error={form.errorOf('scopes')} inputRef={scopes.ref}>
      <CheckboxList options={OPTIONS} value={scopes.value} onChange={scopes.onChange} columns={1} />
    </FieldGroup>
  )
}
