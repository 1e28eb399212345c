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

type DepositSectionProps = {
  booking: Booking
  /** What was agreed on, where that is known. */
  agreed?: number | null | undefined
  deposits: readonly DamageDeposit[]
}

/** The damage deposits of a booking, of which one at a time is held. */
export function DepositSection({ booking, agreed, deposits }: DepositSectionProps) {
  const requested = useRequestedDeposit(booking, agreed)
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
              <div>{deposits.length === 0 && <NoneTaken booking={booking} requested={requested} />}</div>
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
          requested={requested}
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

/** What is asked for: as agreed, or where that is not known as the product asks for now. */
function useRequestedDeposit({ id_product_fk }: Booking, agreed: number | null | undefined) {
  const { data: terms } = useGetPaymentTermsQuery(id_product_fk, { skip: agreed !== undefined })
  return agreed === undefined ? terms?.damage_deposit : agreed
}

type NoneTakenProps = { booking: Booking; requested: number | null | undefined }

/** That nothing was taken, and what is asked for while the guests are awaited. */
function NoneTaken({ booking, requested }: NoneTakenProps) {
  const { currency } = useSite()
  const due = isDepositExpected(booking) && requested
  return due ? messages.noneYet(formatMoney(due, currency)) : COPY.none
}
