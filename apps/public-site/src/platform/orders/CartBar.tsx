import type { TimedOrder } from '@luzzu/api-client/own-orders'
import { isUnfinished } from '@luzzu/domain'
import { Link, useMatch } from '@luzzu/routing'
import { media, token } from '@luzzu/ui'
import { ShoppingBasket } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { paths } from '../paths'
import { formatCountdown } from './countdown'
import type { CurrentOrder } from './current-order'
import { ORDERS_COPY as COPY, orderMessages } from './orders.copy'
import { useCurrentOrder } from './use-current-order'
import { useKeptGuestHold } from './use-kept-guest-hold'
import { useOrdersElsewhere } from './use-orders-elsewhere'
import { useOwnOrder } from './use-own-order'
import { useSecondsLeft } from './use-seconds-left'
import { useUnfinishedOrder } from './use-unfinished-order'

/** What is held while its customer looks around, with the way back; nothing on the pages that show it themselves. */
export function CartBar() {
  const { order, current } = useOwnOrder()
  useKeptGuestHold(current.order, order)
  const isShown = [useMatch(paths.cart), useMatch(paths.manage), useMatch(paths.patterns.booking)].some(
    Boolean,
  )
  useForgetPlaced(isShown ? undefined : order)
  if (isShown) return null
  return current.order ? <HeldBar order={order} count={current.items.length} /> : <BarOfAnotherTab />
}

/** What was placed meanwhile, as in another tab, is no longer gone on with; the pages that show it lead to it first. */
function useForgetPlaced(order: TimedOrder | undefined) {
  const { forget } = useCurrentOrder()
  const isOver = order?.status === 'placed' || order?.status === 'cancelled'
  const end = useEffectEvent(forget)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
}

function HeldBar({ order, count }: { order: TimedOrder | undefined; count: number }) {
  const secondsLeft = useSecondsLeft(
    order !== undefined && isUnfinished(order) ? order?.held_until : undefined,
  )
  if (!secondsLeft) return null
  return (
    <Bar data-action-bar="always" aria-label={COPY.bar}>
      <ShoppingBasket aria-hidden="true" />
      <span>
        {orderMessages.held(count)} <Time role="timer">{formatCountdown(secondsLeft)}</Time>
      </span>
      <Link to={paths.cart}>{COPY.toCart}</Link>
    </Bar>
  )
}

/** What was begun in a tab that may be closed by now. My Bookings shows more of it. */
function BarOfAnotherTab() {
  const [first, ...others] = useOrdersElsewhere()
  const isShown = useMatch(paths.myBookings) !== null
  return first && !isShown ? <UnfinishedBar key={first.id} order={first} others={others.length} /> : null
}

function UnfinishedBar({ order, others }: { order: CurrentOrder; others: number }) {
  // It may have been paid or ended since.
  if (!useUnfinishedOrder(order)) return null
  return (
    <Bar data-action-bar="always" aria-label={COPY.bar}>
      <ShoppingBasket aria-hidden="true" />
      <span>{orderMessages.begun(1 + others)}</span>
      <Link to={paths.cart}>{COPY.toUnfinished}</Link>
    </Bar>
  )
}

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token('layer-sticky')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')} ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')} calc(${token('space-3')} + env(safe-area-inset-bottom));
  box-shadow: ${token('overlay')};
  background: ${token('highlight')};
  color: ${token('on-highlight')};
  font-weight: 600;

  a {
    color: inherit;
  }
  ${media.phone} {
    > svg {
      display: none;
    }
  }
`

const Time = styled.strong`
  font-variant-numeric: tabular-nums;
`
