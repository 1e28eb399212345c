import { useNow } from '@luzzu/api-client'
import { useListProductsQuery } from '@luzzu/api-client/products'
import type { ApiToken } from '@luzzu/domain/contracts'
import { Badge, type Column, size } from '@luzzu/ui'
import { Pencil, RotateCw, Trash2 } from 'lucide-react'
import { productNames } from '../../../booking/products/product-names'
import { Instant } from '../../../platform/Instant'
import { actionsColumn } from '../actions-column'
import { Lines } from '../Lines.styles'
import { type TokenKind, tokenState } from './token-form'
import { COMMON_COPY as COPY, MODE_LABELS, RESELLERS_COPY, scopeLabels, TOKENS_COPY } from './tokens.copy'

type Actions = {
  onEdit: (token: ApiToken) => void
  onRotate: (token: ApiToken) => void
  onRevoke: (token: ApiToken) => void
}

export function useTokenColumns(
  kind: TokenKind,
  { onEdit, onRotate, onRevoke }: Actions,
): Column<ApiToken>[] {
  const now = useNow()
  const reseller = useResellerColumns()
  return [
    {
      key: 'name',
      header: TOKENS_COPY.name,
      isRowHeader: true,
      width: kind === 'program' ? '24%' : '19%',
      cell: (token) => <TokenName token={token} />,
    },
    ...(kind === 'program' ? PROGRAM : reseller),
    {
      key: 'last-used',
      header: COPY.lastUsed,
      width: size(34),
      cell: ({ last_used_at }) => (last_used_at === null ? COPY.never : <Instant at={last_used_at} />),
    },
    {
      key: 'state',
      header: COPY.state,
      width: kind === 'program' ? size(44) : size(24),
      bareInCard: true,
      cell: (token) => <TokenStatus token={token} now={now} />,
    },
    actionsColumn(size(79), (token) =>
      token.revoked_at !== null
        ? []
        : [
            {
              label: COPY.edit,
              name: COPY.editLabel(token.name),
              icon: <Pencil aria-hidden="true" />,
              onClick: () => onEdit(token),
            },
            {
              label: COPY.rotate,
              name: COPY.rotateLabel(token.name),
              icon: <RotateCw aria-hidden="true" />,
              onClick: () => onRotate(token),
            },
            {
              label: COPY.revoke,
              name: COPY.revokeLabel(token.name),
              icon: <Trash2 aria-hidden="true" />,
              onClick: () => onRevoke(token),
            },
          ],
    ),
  ]
}

const PROGRAM: Column<ApiToken>[] = [
  { key: 'scopes', header: TOKENS_COPY.scopes, cell: ({ scopes }) => scopeLabels(scopes) },
]

function useResellerColumns(): Column<ApiToken>[] {
  const { data: products = [] } = useListProductsQuery()
  return [
    {
      key: 'products',
      header: RESELLERS_COPY.products,
      cell: ({ reseller }) => productNames(reseller?.product_ids ?? null, products),
    },
    {
      key: 'bookings',
      header: RESELLERS_COPY.bookings,
      cell: ({ usage, reseller }) => (
        <Lines>
          {usage?.bookings ?? 0}
          <small>{RESELLERS_COPY.heldOf(usage?.holds ?? 0, reseller?.max_holds ?? 0)}</small>
        </Lines>
      ),
    },
  ]
}

const TONES = {
  active: 'confirmed',
  expiresSoon: 'pending',
  expired: 'cancelled',
  revoked: 'neutral',
} as const

/** Whether a token works, until when, and for how long its old secret does. */
function TokenStatus({ token, now }: { token: ApiToken; now: Date }) {
  const { expires_at, revoked_at, rotated_until } = token
  const state = tokenState(token, now)
  const isRotating =
    revoked_at === null && rotated_until !== null && Date.parse(rotated_until) > now.getTime()
  return (
    <Lines>
      <Badge tone={TONES[state]}>{COPY[state]}</Badge>
      {revoked_at === null && expires_at !== null && (
        <small>
          {COPY.until} <Instant at={expires_at} dateOnly />
        </small>
      )}
      {isRotating && (
        <small>
          {COPY.oldSecretUntil} <Instant at={rotated_until} />
        </small>
      )}
    </Lines>
  )
}

/** What a token is called, and by which end of its secret it is known. */
function TokenName({ token: { name, mode, last4 } }: { token: ApiToken }) {
  return (
    <Lines>
      {name}
      <small>
        {mode === 'test' && <Badge tone="neutral">{MODE_LABELS.test}</Badge>} {COPY.secretEnd(last4)}
      </small>
    </Lines>
  )
}
