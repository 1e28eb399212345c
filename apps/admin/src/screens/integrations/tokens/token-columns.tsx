import type { ApiToken } from '@luzzu/domain/contracts'
import { Badge, Button, type Column, Row, size } from '@luzzu/ui'
import { RotateCw, Trash2 } from 'lucide-react'
import { Instant } from '../../../platform/Instant'
import { type TokenKind, tokenState } from './token-form'
import { COMMON_COPY as COPY, MODE_LABELS, RESELLERS_COPY, SCOPE_LABELS, TOKENS_COPY } from './tokens.copy'

type Actions = { onRotate: (token: ApiToken) => void; onRevoke: (token: ApiToken) => void }

const TONES = {
  active: 'confirmed',
  expiresSoon: 'pending',
  expired: 'cancelled',
  revoked: 'neutral',
} as const

const PROGRAM: Column<ApiToken>[] = [
  { key: 'scopes', header: TOKENS_COPY.scopes, cell: ({ scopes }) => scopes.map(labelOf).join(', ') },
]

const RESELLER: Column<ApiToken>[] = [
  { key: 'bookings', header: RESELLERS_COPY.bookings, cell: ({ usage }) => usage?.bookings ?? 0 },
  { key: 'holds', header: RESELLERS_COPY.onHold, cell: ({ usage }) => usage?.holds ?? 0 },
]

const labelOf = (scope: ApiToken['scopes'][number]) => (scope === 'octo' ? 'OCTO' : SCOPE_LABELS[scope].label)

export function tokenColumns(kind: TokenKind, { onRotate, onRevoke }: Actions): Column<ApiToken>[] {
  return [
    {
      key: 'name',
      header: TOKENS_COPY.name,
      isRowHeader: true,
      cell: ({ name, mode, last4 }) => (
        <>
          {name} {mode === 'test' && <Badge tone="neutral">{MODE_LABELS.test}</Badge>} {COPY.secretEnd(last4)}
        </>
      ),
    },
    ...(kind === 'program' ? PROGRAM : RESELLER),
    {
      key: 'last-used',
      header: COPY.lastUsed,
      cell: ({ last_used_at }) => (last_used_at === null ? COPY.never : <Instant at={last_used_at} />),
    },
    {
      key: 'expires',
      header: COPY.expires,
      cell: ({ expires_at }) => (expires_at === null ? COPY.never : <Instant at={expires_at} />),
    },
    {
      key: 'state',
      header: COPY.state,
      cell: (token) => {
        const state = tokenState(token, new Date())
        return <Badge tone={TONES[state]}>{COPY[state]}</Badge>
      },
    },
    {
      key: 'actions',
      header: COPY.actions,
      width: size(72),
      align: 'end',
      bareInCard: true,
      cell: (token) =>
        token.revoked_at === null && (
          <Row gap={1} justify="end">
            <Button
              size="small"
              variant="quiet"
              icon={<RotateCw aria-hidden="true" />}
              aria-label={COPY.rotateLabel(token.name)}
              onClick={() => onRotate(token)}
            >
              {COPY.rotate}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={COPY.revokeLabel(token.name)}
              onClick={() => onRevoke(token)}
            >
              {COPY.revoke}
            </Button>
          </Row>
        ),
    },
  ]
}
