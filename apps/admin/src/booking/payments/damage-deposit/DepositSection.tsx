import { useReleaseDamageDepositMutation } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney, METHOD_LABELS } from '@luzzu/domain'
import type { Booking, DamageDeposit } from '@luzzu/domain/contracts'
import { Badge, Button, Row, showSuccess } from '@luzzu/ui'
import { Instant } from '../../../platform/Instant'
import { useDialogState } from '../../../platform/use-dialog-state'
import { Entries, Entry, Part } from '../Entries.styles'
import { useKeyedAction } from '../use-keyed-action'
import { CaptureDialog } from './CaptureDialog'
import { DEPOSIT_COPY as COPY, DEPOSIT_STATES, depositMessages as messages } from './deposit.copy'
import { TakeDepositDialog } from './TakeDepositDialog'

type DepositSectionProps = { booking: Booking; deposits: readonly DamageDeposit[] }

/** The damage deposits of a booking, of which one at a time is held. */
export function DepositSection({ booking, deposits }: DepositSectionProps) {
  const taking = useDialogState<Booking>()
  const capturing = useDialogState<DamageDeposit>()
  const isHeld = deposits.some(({ status }) => status === 'held' || status === 'open')
  const canTake = booking.status === 'Confirmed' && !isHeld
  if (!canTake && deposits.length === 0) return null

  return (
    <Part>
      <h3>{COPY.title}</h3>
      <Entries>
        {deposits.map((deposit) => (
          <li key={deposit.id}>
            <DepositEntry
              deposit={deposit}
              username={booking.username}
              onCapture={() => capturing.open(deposit)}
            />
          </li>
        ))}
        {canTake && (
          <li>
            <Entry>
              <div>{deposits.length === 0 && COPY.none}</div>
              <Button size="small" variant="soft" onClick={() => taking.open(booking)}>
                {COPY.take}
              </Button>
            </Entry>
          </li>
        )}
      </Entries>
      {taking.value && (
        <TakeDepositDialog
          key={`take ${taking.formKey}`}
          booking={taking.value}
          open={taking.isOpen}
          onClose={taking.close}
        />
      )}
      {capturing.value && (
        <CaptureDialog
          key={`keep ${capturing.formKey}`}
          deposit={capturing.value}
          open={capturing.isOpen}
          onClose={capturing.close}
        />
      )}
    </Part>
  )
}

type DepositEntryProps = { deposit: DamageDeposit; username: string; onCapture: () => void }

function DepositEntry({ deposit, username, onCapture }: DepositEntryProps) {
  const { currency } = useSite()
  const [release] = useReleaseDamageDepositMutation()
  const { id, amount, captured, method, status, reason, created_at } = deposit
  const shown = formatMoney(amount, currency)
  const releasing = useKeyedAction<{ id: number }, DamageDeposit>({
    send: (target, key) => release({ ...target, key }),
    onDone: () => showSuccess(messages.released(shown, username)),
    failed: messages.failed,
  })
  return (
    <Entry>
      <div>
        <strong>{shown}</strong> {METHOD_LABELS[method]}{' '}
        <Badge tone={status === 'held' ? 'pending' : 'neutral'}>{DEPOSIT_STATES[status]}</Badge>
        <small>
          <Instant at={created_at} />
          {captured > 0 && ` · ${messages.kept(formatMoney(captured, currency))}`}
          {reason && ` · ${reason}`}
        </small>
      </div>
      {(status === 'held' || status === 'open') && (
        <Row>
          {status === 'held' && (
            <Button size="small" variant="quiet" onClick={onCapture}>
              {COPY.capture}
            </Button>
          )}
          <Button
            size="small"
            variant="soft"
            loading={releasing.isBusy}
            aria-label={messages.releaseLabel(shown)}
            onClick={() => releasing.run({ id })}
          >
            {COPY.release}
          </Button>
        </Row>
      )}
    </Entry>
  )
}
