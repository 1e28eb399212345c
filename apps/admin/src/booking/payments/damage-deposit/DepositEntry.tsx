import { useReleaseDamageDepositMutation } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney, METHOD_LABELS } from '@luzzu/domain'
import type { DamageDeposit } from '@luzzu/domain/contracts'
import { Badge, Button, ConfirmDialog, Row, showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import { Instant } from '../../../platform/Instant'
import { Entry } from '../Entries.styles'
import { useClosedToday } from '../use-closed-today'
import { useKeyedAction } from '../use-keyed-action'
import { DEPOSIT_COPY as COPY, depositState, depositMessages as messages } from './deposit.copy'

type DepositEntryProps = {
  deposit: DamageDeposit
  username: string
  onCapture: () => void
  onShowCode: () => void
}

/** A damage deposit, with what can still be done about it. */
export function DepositEntry({ deposit, username, onCapture, onShowCode }: DepositEntryProps) {
  const { currency } = useSite()
  const { amount, method, status } = deposit
  const shown = formatMoney(amount, currency)
  // What a card holds is in no cash-up.
  const isInCashUp = method !== 'card' && status === 'held'
  const closed = useClosedToday({ skip: !isInCashUp })
  return (
    <Entry>
      <div>
        <strong>{shown}</strong> {METHOD_LABELS[method]}{' '}
        <Badge tone={status === 'held' || status === 'open' ? 'pending' : 'neutral'}>
          {depositState(deposit, currency)}
        </Badge>
        <Details deposit={deposit} />
      </div>
      {(status === 'held' || status === 'open') && (
        <Row>
          {status === 'open' ? (
            <Button size="small" variant="soft" aria-label={messages.codeLabel(shown)} onClick={onShowCode}>
              {COPY.showCode}
            </Button>
          ) : (
            <Button size="small" variant="quiet" disabledReason={closed} onClick={onCapture}>
              {COPY.capture}
            </Button>
          )}
          <ReleaseButton deposit={deposit} shown={shown} username={username} disabledReason={closed} />
        </Row>
      )}
    </Entry>
  )
}

function Details({ deposit }: { deposit: DamageDeposit }) {
  const { reason, created_at, authorized_at, lapses_at } = deposit
  return (
    <small>
      <Instant at={authorized_at ?? created_at} />
      {lapses_at && (
        <>
          {` · ${COPY.heldUntil} `}
          <Instant at={lapses_at} />
        </>
      )}
      {reason && ` · ${reason}`}
    </small>
  )
}

type ReleaseButtonProps = {
  deposit: DamageDeposit
  shown: string
  username: string
  disabledReason: string | undefined
}

/** Gives a deposit back, after a question, because it cannot be taken back. */
function ReleaseButton({ deposit, shown, username, disabledReason }: ReleaseButtonProps) {
  const { id, method, status } = deposit
  const [release] = useReleaseDamageDepositMutation()
  const [isAsking, setAsking] = useState(false)
  const isHeld = status === 'held'
  const isCard = method === 'card'
  const held = isCard ? COPY.releaseCard : COPY.release
  const action = isHeld ? held : COPY.withdraw
  const releasing = useKeyedAction<{ id: number }, DamageDeposit>({
    send: (target, key) => release({ ...target, key }),
    onDone({ authorized_at }) {
      setAsking(false)
      if (!isCard) showSuccess(messages.given(shown, username))
      else showSuccess(authorized_at === null ? messages.withdrawn(shown) : messages.released(shown))
    },
    failed: messages.failed,
  })
  return (
    <>
      <Button
        size="small"
        variant={status === 'open' ? 'quiet' : 'soft'}
        loading={releasing.isBusy}
        disabledReason={disabledReason}
        aria-label={messages.releaseLabel(action, shown)}
        onClick={() => (isHeld ? setAsking(true) : releasing.run({ id }))}
      >
        {action}
      </Button>
      {isHeld && (
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={messages.releaseTitle(action, shown)}
          confirmLabel={action}
          cancelLabel={COPY.keepHeld}
          busy={releasing.isBusy}
          onConfirm={() => releasing.run({ id })}
        >
          {isCard ? COPY.releaseHint : COPY.giveBackHint}
        </ConfirmDialog>
      )}
    </>
  )
}
