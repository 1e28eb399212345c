import { token } from '@luzzu/ui'
import styled from 'styled-components'
import { formatCountdown } from './countdown'
import { orderMessages } from './orders.copy'
import type { Hold } from './use-hold'

/** How long the places are still held; `undefined` where they are not. */
export const heldFor = ({ secondsLeft }: Hold): string | undefined =>
  secondsLeft ? orderMessages.heldFor(formatCountdown(secondsLeft)) : undefined

/** The countdown beside the button that pays. `HoldCountdown` is the one that is spoken. */
export function HeldFor({ hold }: { hold: Hold }) {
  const text = heldFor(hold)
  return text && <Text aria-hidden="true">{text}</Text>
}

const Text = styled.p`
  color: ${token('text-muted')};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
