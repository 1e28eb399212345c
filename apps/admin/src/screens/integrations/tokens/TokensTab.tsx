import { LIST_QUERY } from '@luzzu/api-client'
import {
  useListApiTokensQuery,
  useRevokeApiTokenMutation,
  useRotateApiTokenMutation,
} from '@luzzu/api-client/api-tokens'
import type { ApiToken, CreatedToken } from '@luzzu/domain/contracts'
import { Button, DataTable, EmptyState, Panel, Stack, showSuccess, TextField } from '@luzzu/ui'
import { Handshake, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import { useConfirmedAction } from '../../../platform/confirmation/use-confirmed-action'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useDialogState } from '../../../platform/use-dialog-state'
import { SecretDialog } from '../secret/SecretDialog'
import { TokenDialog } from './TokenDialog'
import { tokenColumns } from './token-columns'
import type { TokenKind } from './token-form'
import { COMMON_COPY as COPY, RESELLERS_COPY, TOKENS_COPY } from './tokens.copy'

const isOf = (kind: TokenKind) => (token: ApiToken) => token.scopes.includes('octo') === (kind === 'reseller')

/** The tokens of programs, or those of resellers. */
export function TokensTab({ kind }: { kind: TokenKind }) {
  const copy = kind === 'program' ? TOKENS_COPY : RESELLERS_COPY
  const Icon = kind === 'program' ? KeyRound : Handshake
  const query = useListApiTokensQuery(undefined, LIST_QUERY)
  const creation = useDialogState<true>()
  const [issued, setIssued] = useState<{ title: string; secret: string }>()
  const rotation = useRotation(({ token }) => setIssued({ title: COPY.rotated, secret: token }))
  const revocation = useRevocation()
  const columns = tokenColumns(kind, { onRotate: rotation.ask, onRevoke: revocation.ask })
  const add = (
    <Button icon={<Icon aria-hidden="true" />} onClick={() => creation.open(true)}>
      {copy.add}
    </Button>
  )
  const table = (rows: ApiToken[], loadingRows: number) => (
    <DataTable
      caption={copy.caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loadingRows={loadingRows}
      empty={
        <EmptyState title={copy.none} icon={<Icon aria-hidden="true" />} action={add}>
          {copy.purpose}
        </EmptyState>
      }
    />
  )
  const tokens = query.data?.filter(isOf(kind)) ?? []
  return (
    <Stack gap={4}>
      <Panel title={copy.title} action={tokens.length > 0 ? add : undefined}>
        <QueryView query={query} failure={COPY.notLoaded} skeleton={table([], 2)}>
          {() => table(tokens, 0)}
        </QueryView>
      </Panel>
      {kind === 'reseller' && tokens.length > 0 && <BaseAddress />}
      <TokenDialog
        key={creation.formKey}
        kind={kind}
        open={creation.isOpen}
        onClose={creation.close}
        onCreated={({ token }) => {
          creation.close()
          setIssued({ title: copy.created, secret: token })
        }}
      />
      <ConfirmationDialog
        confirmation={rotation}
        copy={{ title: COPY.rotateTitle, confirm: COPY.rotateConfirm, keep: COPY.keep }}
      >
        <p>{COPY.rotateConsequence(rotation.action?.name ?? '')}</p>
      </ConfirmationDialog>
      <ConfirmationDialog
        confirmation={revocation}
        copy={{ title: COPY.revokeTitle, confirm: COPY.revokeConfirm, keep: COPY.keep }}
      >
        <p>{COPY.revokeConsequence(revocation.action?.name ?? '')}</p>
      </ConfirmationDialog>
      <SecretDialog
        open={issued !== undefined}
        onClose={() => setIssued(undefined)}
        title={issued?.title ?? ''}
        label={COPY.secret}
        hint={COPY.secretHint}
        secret={issued?.secret ?? ''}
      />
    </Stack>
  )
}

function BaseAddress() {
  return (
    <TextField
      label={RESELLERS_COPY.address}
      hint={RESELLERS_COPY.addressHint}
      value={`${location.origin}/octo`}
      readOnly
      onFocus={({ target }) => target.select()}
    />
  )
}

function useRotation(onDone: (token: CreatedToken) => void) {
  const [rotate] = useRotateApiTokenMutation()
  return useConfirmedAction<ApiToken, CreatedToken>({
    send: ({ id }) => rotate(id),
    onDone,
    failed: (_token, reason) => COPY.notRotated(reason),
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
