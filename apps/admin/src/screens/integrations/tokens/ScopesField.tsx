import type { Scope } from '@luzzu/domain'
import { Switch } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { CheckboxList } from '../../../platform/form-fields/CheckboxList'
import { FieldGroup } from '../../../platform/form-fields/FieldGroup'
import type { TokenKind } from './token-form'
import { RESELLERS_COPY, SCOPE_LABELS, TOKENS_COPY } from './tokens.copy'
import type { TokenForm } from './use-token-form'

const OPTIONS = Object.entries(SCOPE_LABELS).map(([scope, { label, description }]) => ({
  value: scope as Scope,
  label: `${label}: ${description}`,
}))

/** What a new token may do, for good: a program’s scopes, or whether a reseller only tries it out. */
export function ScopesField({ kind, form }: { kind: TokenKind; form: TokenForm }) {
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
