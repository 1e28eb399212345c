import { useListProductsQuery } from '@luzzu/api-client/products'
import type { ApiToken } from '@luzzu/domain/contracts'
import { Badge, type Column, size, useNow } from '@luzzu/ui'
import { Pencil, RotateCw, Trash2 } from 'lucide-react'
import { productNames } from '../../../booking/products/product-names'
import { Instant } from '../../../platform/Instant'
import { actionsColumn } from '../actions-column'
import { TokenStatus } from './TokenStatus'
import type { TokenKind } from './token-form'
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
      cell: ({ name, mode, last4 }) => (
        <>
          {name} {mode === 'test' && <Badge tone="neutral">{MODE_LABELS.test}</Badge>} {COPY.secretEnd(last4)}
        </>
      ),
    },
    ...(kind === 'program' ? PROGRAM : reseller),
    {
      key: 'last-used',
      header: COPY.lastUsed,
      cell: ({ last_used_at }) => (last_used_at === null ? COPY.never : <Instant at={last_used_at} />),
    },
    { key: 'state', header: COPY.state, cell: (token) => <TokenStatus token={token} now={now} /> },
    actionsColumn(size(88), (token) =>
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
      width: size(22),
      cell: ({ usage }) => usage?.bookings ?? 0,
    },
    {
      key: 'holds',
      header: RESELLERS_COPY.onHold,
      width: size(24),
      cell: ({ usage, reseller }) => RESELLERS_COPY.heldOf(usage?.holds ?? 0, reseller?.max_holds ?? 0),
    },
  ]
}
