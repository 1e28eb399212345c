import { useSession } from '@luzzu/api-client'
import type { OrderAccess, TimedOrder } from '@luzzu/api-client/own-orders'
import { usePayments } from '@luzzu/api-client/site'
import { isUnfinished } from '@luzzu/domain'
import { Link, useNavigate } from '@luzzu/routing'
import { Alert, Button, LinkButton, Stack } from '@luzzu/ui'
import { HeldPlaces } from '../../platform/orders/HeldPlaces'
import { openPaymentUrl } from '../../platform/orders/open-payment'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { paths } from '../../platform/paths'
import { GiveBack } from './GiveBack'
import { LostItems } from './LostItems'
import { MANAGE_COPY as COPY, OUTCOMES, UNPAID_TEXTS } from './manage.copy'
import { AlertActions } from './manage.styles'

type UnplacedOrderProps = { order: TimedOrder; access: OrderAccess }

/** How an order goes on that is not placed. */
export function UnplacedOrder({ order, access }: UnplacedOrderProps) {
  const url = openPaymentUrl(order)
  const canPayAtDock = usePayments()?.pay_at_dock === true
  const current = useCurrentOrder()
  if (order.lost) return <LostItems lost={order.lost} orderId={order.id} />
  if (order.status === 'expired') return <Alert tone="warning">{OUTCOMES.expired.text}</Alert>
  if (!isUnfinished(order)) return null
  // The cart of another tab cannot be shown here, unless this one takes it over.
  const isHere = current.order?.id === order.id
  const mayTakeOver = current.order === null
  const text = order.status === 'held' ? heldText(mayTakeOver) : unpaidText(isHere, canPayAtDock)
  return (
    <Alert tone="warning">
      <Stack gap={2}>
        <p>{text}</p>
        <HeldPlaces order={order} />
      </Stack>
      <AlertActions>
        {url && <LinkButton href={url}>{COPY.continueToPayment}</LinkButton>}
        {isHere ? (
          <LinkButton as={Link} to={paths.cart} variant="plain">
            {COPY.toOrder}
          </LinkButton>
        ) : (
          <>
            {mayTakeOver && <TakeOver order={order} access={access} />}
            <GiveBack order={order} access={access} />
          </>
        )}
      </AlertActions>
    </Alert>
  )
}

const heldText = (mayTakeOver: boolean) => (mayTakeOver ? COPY.begun : COPY.held)

function unpaidText(isHere: boolean, canPayAtDock: boolean): string {
  if (!isHere) return COPY.unfinished
  return canPayAtDock ? UNPAID_TEXTS.dock : UNPAID_TEXTS.onlyNow
}

/** Goes on with it in this tab. */
function TakeOver({ order, access }: UnplacedOrderProps) {
  const { user } = useSession()
  const { keepHeld, keepTyped, keepSubmitted } = useCurrentOrder()
  const navigate = useNavigate()

  function takeOver() {
    // What a guest holds is held for the account that has logged in since, once it is shown.
    const userId = access.orderToken === undefined && user ? user.id_user_pk : null
    keepHeld({ order: { ...access, userId }, items: order.items, editing: null, expiresAt: order.expires_at })
    if (order.customer) {
      const { username, mail, phone } = order.customer
      keepTyped({ username, mail: mail ?? '', phone: phone ?? '' })
      keepSubmitted()
    }
    navigate(paths.cart)
  }

  return (
    <Button variant={openPaymentUrl(order) ? 'plain' : 'primary'} onClick={takeOver}>
      {COPY.toOrder}
    </Button>
  )
}
