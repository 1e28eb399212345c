import { useGetGatewayQuery } from '@luzzu/api-client/gateway'
import { usePayments } from '@luzzu/api-client/site'
import { Alert } from '@luzzu/ui'
import { FlaskConical, TriangleAlert } from 'lucide-react'
import { ONLINE_COPY as COPY } from './online.copy'

/** Says that no real money is moved, or that Stripe is not connected any more; nothing where all is well or nothing is paid online. */
export function TestModeBanner() {
  const isOnline = usePayments()?.mode === 'online'
  const { data: gateway } = useGetGatewayQuery(undefined, { skip: !isOnline })
  if (!isOnline || !gateway) return null
  if (!gateway.is_configured)
    return (
      <Alert tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
        {COPY.noGateway}
      </Alert>
    )
  if (!gateway.is_test) return null
  return (
    <Alert tone="warning" icon={<FlaskConical aria-hidden="true" />}>
      <strong>{COPY.testMode}.</strong> {COPY.testModeText}
    </Alert>
  )
}
