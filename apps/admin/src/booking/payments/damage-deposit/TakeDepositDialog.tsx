import { useTakeDamageDepositMutation } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import {
  type Cents,
  DESK_METHODS,
  formatMoney,
  METHOD_LABELS,
  type NewDamageDeposit,
  type PaymentMethod,
  parseDecimal,
  toAmount,
  validateDamageDeposit,
} from '@luzzu/domain'
import type { Booking, DamageDeposit } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { Alert, MoneyField, SegmentedControl, showSuccess } from '@luzzu/ui'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { currencySign } from '../../../platform/form-fields/currency-sign'
import { amountReason, typedAmountReason } from '../amount-reason'
import { readCents } from '../take/take-payment-form'
import { useClosedToday } from '../use-closed-today'
import { useMoneyForm } from '../use-money-form'
import { DEPOSIT_COPY as COPY, depositMessages as messages } from './deposit.copy'

/** As at the desk, the card on the phone of the guest last. */
const WITH_CARDS = [...DESK_METHODS, 'card'] as const

type TakeDepositDialogProps = {
  booking: Pick<Booking, 'id' | 'username'>
  /** How much is asked for, once it is known. */
  requested: number | null | undefined
  /** Whether guests can leave it on a card. */
  hasCards: boolean
  open: boolean
  onClose: () => void
  /** Where one on a card can be left. */
  onOpened: (deposit: DamageDeposit) => void
}

/** Takes a damage deposit, by default as much as is asked for. */
export function TakeDepositDialog({
  booking,
  requested,
  hasCards,
  open,
  onClose,
  onOpened,
}: TakeDepositDialogProps) {
  const { currency } = useSite()
  const { username } = booking
  const [take] = useTakeDamageDepositMutation()
  // What is left on a card is in no cash-up.
  const closedToday = useClosedToday({ skip: !open })
  const [chosen, setChosen] = useState<PaymentMethod>()
  const method = chosen ?? (closedToday && hasCards ? 'card' : 'cash')
  const form = useMoneyForm<{ amount: string }, NewDamageDeposit, DamageDeposit>({
    defaultValues: { amount: '' },
    check: ({ amount }) => validateDamageDeposit({ method, amount: parseDecimal(amount.trim()) }),
    send: (deposit, key) => take({ ...deposit, id: booking.id, key }),
    onDone(deposit) {
      onClose()
      if (deposit.method === 'card') onOpened(deposit)
      else showSuccess(messages.taken(formatMoney(deposit.amount, currency), username))
    },
    failed: messages.failed,
  })
  const { reset } = form
  const { amount = '' } = useWatch({ control: form.control })
  const cents = readCents(amount)
  const closed = method === 'card' ? undefined : closedToday
  const format = (sum: Cents) => formatMoney(toAmount(sum), currency)
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in once, when it is known
  useEffect(() => {
    if (requested && form.getValues().amount === '') reset({ amount: requested.toFixed(2) })
  }, [requested])

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={messages.takeTitle(username)}
      form={form}
      submit={{
        children: cents ? messages.submit(method, format(cents)) : COPY.take,
        disabledReason: closed ?? amountReason(amount),
      }}
      cancelLabel={COPY.close}
    >
      {closed && (
        <Alert tone="warning">
          {closed} {hasCards && COPY.cardGoesOn}
        </Alert>
      )}
      <p>{method === 'card' ? COPY.cardNote : COPY.note}</p>
      <SegmentedControl
        legend={COPY.method}
        value={method}
        onChange={setChosen}
        options={(hasCards ? WITH_CARDS : DESK_METHODS).map((value) => ({
          value,
          label: METHOD_LABELS[value],
        }))}
      />
      <MoneyField
        label={COPY.amount}
        currencySign={currencySign(currency)}
        {...form.field('amount')}
        error={typedAmountReason(amount) ?? form.errorOf('amount')}
      />
    </FormDialog>
  )
}
