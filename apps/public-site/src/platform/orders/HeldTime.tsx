import type { TimedOrder } from '@luzzu/api-client/own-orders'
import { isUnfinished } from '@luzzu/domain'
import { formatCountdown } from './countdown'
import { orderMessages } from './orders.copy'
import { useSecondsLeft } from './use-seconds-left'

/** How long the places of an order that is not booked yet are still held. */
export function HeldTime({ order }: { order: TimedOrder }) {
  const secondsLeft = useSecondsLeft(isUnfinished(order) ? order.held_until : undefined)
  return secondsLeft ? <p role="timer">{orderMessages.heldFor(formatCountdown(secondsLeft))}</p> : null
}
