import { useGetPaymentTermsQuery } from '@luzzu/api-client/payment-terms'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Booking, DamageDeposit } from '@luzzu/domain/contracts'
import { Button } from '@luzzu/ui'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { useDialogState } from '../../../platform/use-dialog-state'
import { Entries, Entry, Part } from '../Entries.styles'
import { CaptureDialog } from './CaptureDialog'
import { DepositCodeDialog } from './DepositCodeDialog'
import { DepositEntry } from './DepositEntry'
import { DEPOSIT_COPY as COPY, depositMessages as messages } from './deposit.copy'
import { isDepositExpected } from './deposit-step'
import { TakeDepositDialog } from './TakeDepositDialog'
import { useTooEarly } from './use-too-early'

type DepositSectionProps = { booking: Booking; deposits: readonly DamageDeposit[] }

/** The damage deposits of a booking, of which one at a time is held. */
export function DepositSection({ booking, deposits }: DepositSectionProps) {
  const taking = useDialogState<Booking>()
  const capturing = useDialogState<DamageDeposit>()
  const code = useDialogState<DamageDeposit>()
  const isOnline = usePayments()?.mode === 'online'
  const tooEarly = useTooEarly(booking)
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
              <div>{deposits.length === 0 && <NoneTaken booking={booking} />}</div>
              <Button
                size="small"
                variant="soft"
                disabledReason={tooEarly}
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

/** That nothing was taken, and what the product asks for while the guests are awaited. */
function NoneTaken({ booking }: { booking: Booking }) {
  const { currency } = useSite()
  const { data: terms } = useGetPaymentTermsQuery(booking.id_product_fk)
  const due = isDepositExpected(booking) && terms?.damage_deposit
  return due ? messages.noneYet(formatMoney(due, currency)) : COPY.none
}
