import { LIST_QUERY } from '@luzzu/api-client'
import { useListAttentionQuery } from '@luzzu/api-client/orders'
import { usePayments } from '@luzzu/api-client/site'
import type { Booking } from '@luzzu/domain/contracts'
import { Badge } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import { ATTENTION_LABELS } from './payments.copy'

/** What is wrong with the money of a booking, such as a refund that failed; its payments say more. */
export function AttentionBadges({ booking: { order_id } }: { booking: Booking }) {
  const skip = usePayments() === undefined || !order_id
  const { data = [] } = useListAttentionQuery(undefined, { ...LIST_QUERY, skip })
  const kinds = new Set(data.filter((entry) => entry.order_id === order_id).map(({ kind }) => kind))
  return [...kinds].map((kind) => (
    <Badge key={kind} tone="cancelled" icon={<TriangleAlert aria-hidden="true" />}>
      {ATTENTION_LABELS[kind]}
    </Badge>
  ))
}
