import { useRefundOrderMutation } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import {
  DESK_METHODS,
  type DeskMethod,
  type DeskRefund,
  formatMoney,
  MAX_LENGTH,
  METHOD_LABELS,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { Refund } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { MoneyField, SegmentedControl, showSuccess, TextArea } from '@luzzu/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { currencySign } from '../../../platform/form-fields/currency-sign'
import { readCents } from '../take/take-payment-form'
import { useMoneyForm } from '../use-money-form'
import { REFUND_COPY as COPY, refundMessages as messages } from './refund.copy'
import { type RefundValues, validateRefund } from './refund-form'

/** A refund by choice of the staff, or one that is settled and waits to be handed over. */
export type RefundStart = {
  orderId: number
  /** What can go back at most, in currency units. */
  refundable: number
  handedOver?: Pick<Refund, 'amount' | 'method'>
  /** What of it goes back to cards, whatever staff choose for the rest. */
  onCards?: number
}

type RefundDialogProps = { start: RefundStart; username: string; open: boolean; onClose: () => void }

/** Gives money back without cancelling anything. */
export function RefundDialog({ start, username, open, onClose }: RefundDialogProps) {
  const { orderId, refundable, handedOver, onCards = 0 } = start
  const { currency } = useSite()
  const [refund] = useRefundOrderMutation()
  const [method, setMethod] = useState<DeskMethod>(() => deskMethodOf(handedOver?.method))
  const form = useMoneyForm<RefundValues, DeskRefund, Refund>({
    defaultValues: { amount: refundable.toFixed(2), reason: '' },
    check: (values) => validateRefund(method, values, { cents: toCents(refundable), currency }),
    send: (value, key) => refund({ ...value, id: orderId, key }),
    onDone({ amount }) {
      showSuccess(messages.done(formatMoney(amount, currency), username))
      onClose()
    },
    failed: messages.failed,
  })
  const { amount = '' } = useWatch({ control: form.control })
  const cents = readCents(amount) ?? toCents(refundable)
  const shown = formatMoney(toAmount(cents), currency)
  const toCards = Math.min(cents, toCents(onCards))
  const isAllToCards = toCards > 0 && toCards === cents

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={handedOver ? messages.handOverTitle(shown, username) : messages.title(username)}
      form={form}
      submit={{ children: isAllToCards ? messages.submitToCard(shown) : messages.submit(method, shown) }}
      cancelLabel={COPY.close}
    >
      <p>{handedOver ? COPY.handOverExplanation : COPY.explanation}</p>
      {toCards > 0 && <p>{messages.toCard(formatMoney(toAmount(toCards), currency))}</p>}
      {!isAllToCards && (
        <SegmentedControl
          legend={toCards > 0 ? COPY.methodOfRest : COPY.method}
          value={method}
          onChange={setMethod}
          options={DESK_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
        />
      )}
      {!handedOver && (
        <>
          <MoneyField label={COPY.amount} currencySign={currencySign(currency)} {...form.field('amount')} />
          <TextArea
            label={COPY.reason}
            hint={COPY.reasonHint}
            optional
            rows={2}
            maxLength={MAX_LENGTH.reason}
            {...form.field('reason')}
          />
        </>
      )}
    </FormDialog>
  )
}

const deskMethodOf = (method: Refund['method'] | undefined): DeskMethod =>
  DESK_METHODS.find((known) => known === method) ?? 'cash'
