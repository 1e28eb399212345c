import { useNow } from '@luzzu/api-client'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { isTooEarlyForDeposit, ORDER_MESSAGES, slotOf, slotStart } from '@luzzu/domain'
import type { Booking, DamageDeposit } from '@luzzu/domain/contracts'
import { Button } from '@luzzu/ui'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { useDialogState } from '../../../platform/use-dialog-state'
import { Entries, Entry, Part } from '../Entries.styles'
import { CaptureDialog } from './CaptureDialog'
import { DepositCodeDialog } from './DepositCodeDialog'
import { DepositEntry } from './DepositEntry'
import { DEPOSIT_COPY as COPY } from './deposit.copy'
import { TakeDepositDialog } from './TakeDepositDialog'

type DepositSectionProps = { booking: Booking; deposits: readonly DamageDeposit[] }

/** The damage deposits of a booking, of which one at a time is held. */
export function DepositSection({ booking, deposits }: DepositSectionProps) {
  const taking = useDialogState<Booking>()
  const capturing = useDialogState<DamageDeposit>()
  const code = useDialogState<DamageDeposit>()
  const isOnline = usePayments()?.mode === 'online'
  const isTooEarly = useIsTooEarly(booking)
  const isHeld = deposits.some(({ status }) => status === 'held' || status === 'open')
  const part = useRestoreFocus<HTMLElement>(
    deposits,
    [taking, capturing, code].some(({ isOpen }) => isOpen),
  )
  const canTake = booking.status === 'Confirmed' && !isHeld
  if (!canTake && deposits.length === 0) return null

  return (
    <Part ref={part} tabIndex={-1} aria-label={COPY.title}>
      <h3>{COPY.title}</h3>
      <Entries>
        {deposits.map((deposit) => (
          <li key={deposit.id}>
            <DepositEntry
              deposit={deposit}
              username={booking.username}
              onCapture={() => capturing.open(deposit)}
              onShowCode={() => code.open(deposit)}
            />
          </li>
        ))}
        {canTake && (
          <li>
            <Entry>
              <div>{deposits.length === 0 && COPY.none}</div>
              <Button
                size="small"
                variant="soft"
                disabledReason={isTooEarly ? `${ORDER_MESSAGES.depositEarly}.` : undefined}
                onClick={() => taking.open(booking)}
              >
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
          hasCards={isOnline}
          open={taking.isOpen}
          onClose={taking.close}
          onOpened={code.open}
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
      {code.value && (
        <DepositCodeDialog
          key={`code ${code.formKey}`}
          deposit={code.value}
          open={code.isOpen}
          onClose={code.close}
        />
      )}
    </Part>
  )
}

function useIsTooEarly(booking: Booking): boolean {
  const { time_zone } = useSite()
  const { date, timeRange, timeZone } = slotOf(booking, time_zone)
  return isTooEarlyForDeposit(slotStart(date, timeRange, timeZone), useNow())
}
