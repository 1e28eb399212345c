import { Alert, Button, ErrorAlert, token, VisuallyHidden } from '@luzzu/ui'
import { Timer } from 'lucide-react'
import styled from 'styled-components'
import { formatCountdown, spokenMinutes } from './hold-clock'
import { ORDERS_COPY as COPY, orderMessages } from './orders.copy'
import type { Hold } from './use-hold'

/** How long the places are held, spoken as the end comes near; then how to hold them again. */
export function HoldCountdown({ hold }: { hold: Hold }) {
  const { secondsLeft, isExpired, isHolding } = hold
  const spoken = isExpired || secondsLeft === undefined ? undefined : spokenMinutes(secondsLeft)
  return (
    <div data-part="alert">
      <VisuallyHidden role="status">
        {spoken !== undefined && orderMessages.minutesLeft(spoken)}
      </VisuallyHidden>
      {isExpired && !isHolding ? (
        <ErrorAlert>
          {COPY.expired}
          <Actions>
            <Button onClick={() => void hold.holdAgain()}>{COPY.holdAgain}</Button>
          </Actions>
        </ErrorAlert>
      ) : (
        secondsLeft !== undefined && <Running hold={hold} secondsLeft={secondsLeft} />
      )}
    </div>
  )
}

function Running({ hold, secondsLeft }: { hold: Hold; secondsLeft: number }) {
  return (
    <Alert
      tone={spokenMinutes(secondsLeft) === undefined ? 'info' : 'warning'}
      icon={<Timer aria-hidden="true" />}
    >
      <Line>
        <span>
          {COPY.heldFor} <Time role="timer">{formatCountdown(secondsLeft)}</Time>
        </span>
        {hold.canExtend && (
          <Button size="small" variant="plain" loading={hold.isExtending} onClick={() => void hold.extend()}>
            {COPY.extend}
          </Button>
        )}
      </Line>
    </Alert>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
`

const Time = styled.strong`
  font-variant-numeric: tabular-nums;
`

const Actions = styled.div`
  margin-top: ${token('space-3')};
`
