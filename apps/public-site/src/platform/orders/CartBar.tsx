import { Link, useMatch } from '@luzzu/routing'
import { token } from '@luzzu/ui'
import { ShoppingBasket } from 'lucide-react'
import styled from 'styled-components'
import { paths } from '../paths'
import { formatCountdown } from './countdown'
import { ORDERS_COPY as COPY, orderMessages } from './orders.copy'
import { HELD, useOwnOrder } from './use-own-order'
import { useSecondsLeft } from './use-seconds-left'

/** What is held while its customer looks around, with the way back; nothing on the pages that show it themselves. */
export function CartBar() {
  const isShown = [useMatch(paths.cart), useMatch(paths.manage), useMatch(paths.patterns.booking)].some(
    Boolean,
  )
  return isShown ? null : <HeldBar />
}

function HeldBar() {
  const { order, current } = useOwnOrder()
  const secondsLeft = useSecondsLeft(HELD.includes(order?.status) ? order?.held_until : undefined)
  if (!secondsLeft) return null
  return (
    <Bar data-action-bar aria-label={COPY.bar}>
      <ShoppingBasket aria-hidden="true" />
      <span>
        {orderMessages.held(current.items.length)} <Time role="timer">{formatCountdown(secondsLeft)}</Time>
      </span>
      <Link to={paths.cart}>{COPY.toCart}</Link>
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
`

const Time = styled.strong`
  font-variant-numeric: tabular-nums;
`
