import { usePayments, useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Booking, DamageDeposit, ManifestEntry } from '@luzzu/domain/contracts'
import { useDialogState } from '../../../platform/use-dialog-state'
import { DepositCodeDialog, OrderDialog, TakeDepositDialog } from '../lazy-dialogs'
import { ChipButton } from './DepositChip.styles'
import { chipMessages } from './deposit.copy'
import { type NextDeposit, nextDeposit } from './deposit-step'
import { useTooEarly } from './use-too-early'

type DepositChipProps = {
  booking: ManifestEntry
  /** Whether the day of the booking is over. */
  isPast: boolean
}

/** The damage deposit of a booking, by a button that takes it or leads to it; nothing where none is due or held. */
export function DepositChip({ booking, isPast }: DepositChipProps) {
  const next = nextDeposit(booking, { isPast })
  const taking = useDialogState<ManifestEntry>()
  const code = useDialogState<DamageDeposit>()
  const payments = useDialogState<Booking>()
  const isOnline = usePayments()?.mode === 'online'

  return (
    <>
      {next && (
        <Chip
          booking={booking}
          next={next}
          onPress={() => (next.step === 'take' ? taking : payments).open(booking)}
        />
      )}
      {taking.value && (
        <TakeDepositDialog
          key={`take ${taking.formKey}`}
          booking={taking.value}
          requested={taking.value.damage_deposit?.due}
          hasCards={isOnline}
          open={taking.isOpen}
          onClose={taking.close}
          onOpened={code.open}
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
      {payments.value && (
        <OrderDialog
          key={`payments ${payments.formKey}`}
          booking={payments.value}
          open={payments.isOpen}
          onClose={payments.close}
        />
      )}
    </>
  )
}

type ChipProps = { booking: ManifestEntry; next: NextDeposit; onPress: () => void }

function Chip({ booking, next: { step, amount }, onPress }: ChipProps) {
  const { currency } = useSite()
  const tooEarly = useTooEarly(booking)
  const sum = formatMoney(amount, currency)
  return (
    <ChipButton
      variant="plain"
      size="small"
      data-deposit={step}
      aria-label={chipMessages.label[step](sum, booking.username)}
      disabledReason={step === 'take' ? tooEarly : undefined}
      onClick={onPress}
    >
      {chipMessages.text[step](sum)}
    </ChipButton>
  )
}
