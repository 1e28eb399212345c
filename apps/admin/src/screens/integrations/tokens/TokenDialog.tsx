import { useCreateApiTokenMutation } from '@luzzu/api-client/api-tokens'
import type { CreatedToken, TokenRequest } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { ScopesField } from './ScopesField'
import { TokenFields } from './TokenFields'
import { EMPTY_TOKEN, readTokenForm, type TokenKind } from './token-form'
import { COMMON_COPY, LIFETIMES, RESELLERS_COPY, TOKENS_COPY } from './tokens.copy'
import { useTokenForm } from './use-token-form'

type TokenDialogProps = {
  kind: TokenKind
  open: boolean
  onClose: () => void
  onCreated: (token: CreatedToken) => void
}

/** Makes a token for a program, or for a reseller. */
export function TokenDialog({ kind, open, onClose, onCreated }: TokenDialogProps) {
  const [create] = useCreateApiTokenMutation()
  const form = useTokenForm<TokenRequest, CreatedToken>({
    defaultValues: EMPTY_TOKEN,
    check: (values) => readTokenForm(kind, values, new Date()),
    save: create,
    onSaved: onCreated,
    failed: COMMON_COPY.notCreated,
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
