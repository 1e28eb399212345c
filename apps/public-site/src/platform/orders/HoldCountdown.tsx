import { Alert, Button, ErrorAlert, token, VisuallyHidden } from '@luzzu/ui'
import { Timer } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { formatCountdown, MINUTE_SECONDS, minutesForScreenReaders } from './countdown'
import { ORDERS_COPY as COPY, orderMessages } from './orders.copy'
import type { Hold } from './use-hold'

/** How long the places are held, spoken as the end comes near; then how to hold them again. */
export function HoldCountdown({ hold }: { hold: Hold }) {
  const { secondsLeft, isExpired, isHolding, isBlocked } = hold
  const part = useRef<HTMLDivElement>(null)
  const [extended, setExtended] = useState<number>()
  const spoken =
    isExpired || secondsLeft === undefined ? undefined : (minutesForScreenReaders(secondsLeft) ?? extended)

  async function holdAgain() {
    await hold.holdAgain()
    // The button is gone by then.
    if (document.activeElement === document.body) part.current?.focus()
  }

  async function extend() {
    const seconds = await hold.extend()
    if (seconds !== undefined) setExtended(Math.ceil(seconds / MINUTE_SECONDS))
  }

  return (
    <div ref={part} tabIndex={-1} data-part="alert">
      <VisuallyHidden role="status">
        {spoken !== undefined && orderMessages.minutesLeft(spoken)}
      </VisuallyHidden>
      {isExpired && !isHolding ? (
        <ErrorAlert>
          {isBlocked ? (
            COPY.blocked
          ) : (
            <>
              {hold.hasEndedEarly ? COPY.endedEarly : COPY.expired}
              <Actions>
                <Button onClick={() => void holdAgain()}>{COPY.holdAgain}</Button>
              </Actions>
            </>
          )}
        </ErrorAlert>
      ) : (
        secondsLeft !== undefined && (
          <Running hold={hold} secondsLeft={secondsLeft} onExtend={() => void extend()} />
        )
      )}
    </div>
  )
}

type RunningProps = { hold: Hold; secondsLeft: number; onExtend: () => void }

function Running({ hold, secondsLeft, onExtend }: RunningProps) {
  if (secondsLeft === 0) return <Alert icon={<Timer aria-hidden="true" />}>{COPY.ending}</Alert>
  return (
    <Alert
      tone={minutesForScreenReaders(secondsLeft) === undefined ? 'info' : 'warning'}
      icon={<Timer aria-hidden="true" />}
    >
      <Line>
        <span>
          {COPY.heldFor} <Time role="timer">{formatCountdown(secondsLeft)}</Time>
        </span>
        {hold.mayExtend && (
          <Extend>
            <Button
              size="small"
              variant="plain"
              loading={hold.isExtending}
              disabledReason={hold.extensionsLeft > 0 ? undefined : COPY.noMore}
              onClick={onExtend}
            >
              {COPY.extend}
            </Button>
            {hold.extensionsLeft > 0 && <small>{orderMessages.extensionsLeft(hold.extensionsLeft)}</small>}
          </Extend>
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

const Extend = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
`

const Time = styled.strong`
  font-variant-numeric: tabular-nums;
`

const Actions = styled.div`
  margin-top: ${token('space-3')};
`
