import { POLLED_QUERY } from '@luzzu/api-client'
import { useGetGatewayQuery } from '@luzzu/api-client/gateway'
import { Instant } from '../../../platform/Instant'
import { ONLINE_COPY as COPY } from './online.copy'

/** When Stripe was last heard of, or why not; nothing without a key. */
export function WebhookStatus() {
  const { data: gateway } = useGetGatewayQuery(undefined, POLLED_QUERY)
  if (!gateway?.is_configured) return null
  if (!gateway.has_webhook) return <p>{COPY.noWebhook}</p>
  if (gateway.webhook_seen_at === null) return <p>{COPY.notSeen}</p>
  return (
    <p>
      {COPY.seen} <Instant at={gateway.webhook_seen_at} />.
    </p>
  )
}
