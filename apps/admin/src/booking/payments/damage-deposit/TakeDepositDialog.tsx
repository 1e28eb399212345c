import type { Answer } from '@luzzu/api-client'
import { useTakeDamageDepositMutation } from '@luzzu/api-client/orders'
import { useGetPaymentTermsQuery } from '@luzzu/api-client/payment-terms'
import { useSite } from '@luzzu/api-client/site'
import {
  DESK_METHODS,
  type DeskMethod,
  formatMoney,
  METHOD_LABELS,
  type NewDamageDeposit,
  parseDecimal,
  toAmount,
  validateDamageDeposit,
} from '@luzzu/domain'
import type { Booking, DamageDeposit } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { MoneyField, SegmentedControl, showSuccess } from '@luzzu/ui'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { currencySign } from '../../../platform/form-fields/currency-sign'
import { readCents } from '../take/take-payment-form'
import { useMoneyForm } from '../use-money-form'
import { useOrderOf } from '../use-order-of'
import { DEPOSIT_COPY as COPY, depositMessages as messages } from './deposit.copy'

type TakeDepositDialogProps = {
  booking: Pick<Booking, 'id' | 'order_id' | 'username' | 'id_product_fk'>
  open: boolean
  onClose: () => void
}

/** Takes a damage deposit, by default as much as the product asks for. */
export function TakeDepositDialog({ booking, open, onClose }: TakeDepositDialogProps) {
  const { currency } = useSite()
  const { username } = booking
  const orderOf = useOrderOf()
  const [take] = useTakeDamageDepositMutation()
  const [method, setMethod] = useState<DeskMethod>('cash')
  const { data: terms } = useGetPaymentTermsQuery(booking.id_product_fk)
  const form = useMoneyForm<{ amount: string }, NewDamageDeposit, DamageDeposit>({
    defaultValues: { amount: '' },
    check: ({ amount }) => validateDamageDeposit({ method, amount: parseDecimal(amount.trim()) }),
    async send(deposit, key): Promise<Answer<DamageDeposit>> {
      const { error } = await orderOf(booking)
      return error ? { error } : take({ ...deposit, id: booking.id, key })
    },
    onDone({ amount }) {
      showSuccess(messages.taken(formatMoney(amount, currency), username))
      onClose()
    },
    failed: messages.failed,
  })
  const { reset } = form
  const usual = terms?.damage_deposit
  const { amount = '' } = useWatch({ control: form.control })
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in once, when it is known
  useEffect(() => {
    if (usual && form.getValues().amount === '') reset({ amount: usual.toFixed(2) })
  }, [usual])

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={messages.takeTitle(username)}
      form={form}
      submit={{ children: messages.submit(method, formatMoney(toAmount(readCents(amount) ?? 0), currency)) }}
      cancelLabel={COPY.close}
    >
      <p>{COPY.note}</p>
      <SegmentedControl
        legend={COPY.method}
        value={method}
        onChange={setMethod}
        options={DESK_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
      />
      <MoneyField label={COPY.amount} currencySign={currencySign(currency)} {...form.field('amount')} />
    </FormDialog>
  )
}
