import { LIST_QUERY } from '@luzzu/api-client'
import {
  useListApiTokensQuery,
  useRevokeApiTokenMutation,
  useRotateApiTokenMutation,
} from '@luzzu/api-client/api-tokens'
import { TOKEN_LIMITS } from '@luzzu/domain'
import type { ApiToken, CreatedToken } from '@luzzu/domain/contracts'
import { Stack, showSuccess } from '@luzzu/ui'
import { Handshake, KeyRound } from 'lucide-react'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import { useConfirmedAction } from '../../../platform/confirmation/use-confirmed-action'
import { useDialogState } from '../../../platform/use-dialog-state'
import { IntegrationPanel } from '../IntegrationPanel'
import { DistributedProducts } from '../resellers/DistributedProducts'
import { ResellerAddress } from '../resellers/ResellerAddress'
import { SecretDialog } from '../secret/SecretDialog'
import { useIssuedSecret } from '../secret/use-issued-secret'
import { type Rotation, RotationDialog } from './RotationDialog'
import { TokenDialog } from './TokenDialog'
import { TokenEditDialog } from './TokenEditDialog'
import type { TokenKind } from './token-form'
import { COMMON_COPY as COPY, RESELLERS_COPY, TOKENS_COPY } from './tokens.copy'
import { useTokenColumns } from './use-token-columns'

const isOf = (kind: TokenKind) => (token: ApiToken) => token.scopes.includes('octo') === (kind === 'reseller')

/** The tokens of programs, or those of resellers with what they sell. */
export function TokensTab({ kind }: { kind: TokenKind }) {
  const copy = kind === 'program' ? TOKENS_COPY : RESELLERS_COPY
  const Icon = kind === 'program' ? KeyRound : Handshake
  const all = useListApiTokensQuery(undefined, LIST_QUERY)
  const query = {
    ...all,
    data: all.data?.filter(isOf(kind)),
    currentData: all.currentData?.filter(isOf(kind)),
  }
  const creation = useDialogState<true>()
  const editing = useDialogState<ApiToken>()
  const issued = useIssuedSecret()
  const rotation = useRotation(({ token }) => issued.show(COPY.rotated, token))
  const revocation = useRevocation()
  const columns = useTokenColumns(kind, {
    onEdit: editing.open,
    onRotate: (token) => rotation.ask({ token, graceHours: TOKEN_LIMITS.graceHours.default }),
    onRevoke: revocation.ask,
  })
  const hasResellers = kind === 'reseller' && query.data !== undefined && query.data.length > 0
  return (
    <Stack gap={4}>
      <IntegrationPanel
        copy={{ ...copy, notLoaded: COPY.notLoaded }}
        icon={<Icon aria-hidden="true" />}
        query={query}
        columns={columns}
        onAdd={() => creation.open(true)}
        isDialogOpen={
          [creation, editing, rotation, revocation].some(({ isOpen }) => isOpen) || issued.dialog.open
        }
      />
      {hasResellers && (
        <>
          <ResellerAddress />
          <DistributedProducts />
        </>
      )}
      <TokenDialog
        key={`new ${creation.formKey}`}
        kind={kind}
        open={creation.isOpen}
        onClose={creation.close}
        onCreated={({ token }) => {
          creation.close()
          issued.show(copy.created, token)
        }}
      />
      {editing.value && (
        <TokenEditDialog
          key={editing.formKey}
          kind={kind}
          token={editing.value}
          open={editing.isOpen}
          onClose={editing.close}
        />
      )}
      <RotationDialog confirmation={rotation} />
      <ConfirmationDialog
        confirmation={revocation}
        copy={{ title: COPY.revokeTitle, confirm: COPY.revokeConfirm, keep: COPY.keep }}
      >
        <p>{COPY.revokeConsequence(revocation.action?.name ?? '')}</p>
      </ConfirmationDialog>
      <SecretDialog {...issued.dialog} label={COPY.secret} hint={COPY.secretHint} />
    </Stack>
  )
}

function useRotation(onDone: (token: CreatedToken) => void) {
  const [rotate] = useRotateApiTokenMutation()
  return useConfirmedAction<Rotation, CreatedToken>({
    send: ({ token, graceHours }) => rotate({ id: token.id, graceHours }),
    onDone,
    failed: (_rotation, reason) => COPY.notRotated(reason),
  })
}

function useRevocation() {
  const [revoke] = useRevokeApiTokenMutation()
  return useConfirmedAction({
    send: ({ id }: ApiToken) => revoke(id),
    onDone: () => showSuccess(COPY.revokedDone),
    failed: (_token, reason) => COPY.notRevoked(reason),
  })
}
