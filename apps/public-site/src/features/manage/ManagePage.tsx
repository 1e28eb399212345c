import { useSession } from '@luzzu/api-client'
import { useLocation, useSearchParams } from '@luzzu/routing'
import { PaymentsOnly } from '../../platform/orders/PaymentsOnly'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { PageHead } from '../../platform/PageHead'
import { ClaimOrder } from './ClaimOrder'
import { LinkForm } from './LinkForm'
import { ManagedOrder } from './ManagedOrder'
import { MANAGE_COPY as COPY } from './manage.copy'
import { Content } from './manage.styles'
import { parseOrderLink } from './order-link'
import { ReturnPage } from './ReturnPage'

/** An order: for whoever comes back from its payment, has its link, or has just placed it. */
export default function ManagePage() {
  return (
    <PaymentsOnly>
      <PageHead title={COPY.title} />
      <meta name="robots" content="noindex" />
      <Content>
        <Manage />
      </Content>
    </PaymentsOnly>
  )
}

function Manage() {
  const [params] = useSearchParams()
  const { hash, state } = useLocation()
  const { user } = useSession()
  const { managed, restored } = useCurrentOrder()
  const session = params.get('session')
  const link = parseOrderLink(hash)

  if (session) return <ReturnPage key={session} session={session} />
  if (link) {
    const { id, orderToken } = link
    return (
      <ManagedOrder key={orderToken} access={{ id, orderToken }} userId={null}>
        {link.isMailed && <ClaimOrder orderToken={orderToken} />}
      </ManagedOrder>
    )
  }
  if (hash.length > 1) return <LinkForm isInvalid />
  if (!restored) return null
  const isOwn = managed !== null && (managed.orderToken !== undefined || managed.userId === user?.id_user_pk)
  if (!isOwn) return <LinkForm />
  const { userId, ...access } = managed
  return <ManagedOrder access={access} userId={userId} isNew={(state as PlacedState)?.placed === true} />
}

/** What the page that has placed the order hands over. */
type PlacedState = { placed?: boolean } | null
