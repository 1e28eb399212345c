import { useGetGatewayQuery } from '@luzzu/api-client/gateway'
import { usePayments } from '@luzzu/api-client/site'
import { Alert } from '@luzzu/ui'
import { FlaskConical, TriangleAlert } from 'lucide-react'
import { ONLINE_COPY as COPY } from './online.copy'
import { Banner } from './online.styles'

/** Says that no real money is moved, or that Stripe is not connected any more; nothing where all is well or nothing is paid online. */
export function TestModeBanner() {
  const isOnline = usePayments()?.mode === 'online'
  const { data: gateway } = useGetGatewayQuery(undefined, { skip: !isOnline })
  if (!isOnline || !gateway) return null
  if (!gateway.is_configured)
    return (
      <Banner>
        <Alert tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
          {COPY.noGateway}
        </Alert>
      </Banner>
    )
  if (!gateway.is_test) return null
  return (
    <Banner>
      <Alert tone="warning" icon={<FlaskConical aria-hidden="true" />}>
        <strong>{COPY.testMode}.</strong> {COPY.testModeText}
      </Alert>
    </Banner>
  )
}
