import { serverNow } from '@luzzu/api-client'
import { useChangeApiTokenMutation } from '@luzzu/api-client/api-tokens'
import { useSite } from '@luzzu/api-client/site'
import { formatInstantDate, type TokenChange } from '@luzzu/domain'
import type { ApiToken } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { showSuccess } from '@luzzu/ui'
import { useSaveForm } from '../../../platform/use-save-form'
import { TokenFields } from './TokenFields'
import {
  formErrors,
  readTokenChange,
  type TokenKind,
  type TokenValues,
  toTokenValues,
  UNCHANGED,
} from './token-form'
import { COMMON_COPY as COPY, LIFETIMES, scopeLabels } from './tokens.copy'

type TokenEditDialogProps = { kind: TokenKind; token: ApiToken; open: boolean; onClose: () => void }

/** Changes all of a token but what it may do, which never changes. */
export function TokenEditDialog({ kind, token, open, onClose }: TokenEditDialogProps) {
  const { id, scopes, expires_at } = token
  const { time_zone } = useSite()
  const [change] = useChangeApiTokenMutation()
  const form = useSaveForm<TokenValues, Partial<TokenChange>, ApiToken>({
    defaultValues: toTokenValues(token),
    check: (values) => readTokenChange(kind, values, { scopes, now: serverNow() }),
    save: (changed) => change({ id, change: changed }),
    onSaved() {
      showSuccess(COPY.changed)
      onClose()
    },
    failed: COPY.notChanged,
    toFormErrors: formErrors,
  })
  const now = expires_at === null ? COPY.never : formatInstantDate(expires_at, time_zone)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={COPY.editLabel(token.name)}
      size="medium"
      form={form}
      submit={{ children: COPY.save }}
      cancelLabel={COPY.cancel}
    >
      <TokenFields
        kind={kind}
        form={form}
        lifetimes={[{ days: UNCHANGED, label: COPY.asItIs(now) }, ...LIFETIMES]}
      >
        {kind === 'program' && <p>{COPY.scopesStay(scopeLabels(scopes))}</p>}
      </TokenFields>
    </FormDialog>
  )
}
