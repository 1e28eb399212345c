import { useRefundOrderMutation } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import {
  type Cents,
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
import { amountReason } from '../amount-reason'
import { readCents } from '../take/take-payment-form'
import { useMoneyForm } from '../use-money-form'
import { REFUND_COPY as COPY, refundMessages as messages } from './refund.copy'
import { type Priced, priceAfterRefund, type RefundValues, validateRefund } from './refund-form'

/** A refund by choice of the staff, or one that is settled and waits to be handed over. */
export type RefundStart = {
  orderId: number
  /** What can go back at most, in currency units. */
  refundable: number
  handedOver?: Pick<Refund, 'amount' | 'method'>
  /** What of it goes back to cards, whatever staff choose for the rest. */
  onCards?: number
  /** After the cash-up nothing is given back in another way. */
  cardsOnly?: boolean
  /** The order whose price becomes less. */
  priced?: Priced
}

type RefundDialogProps = { start: RefundStart; username: string; open: boolean; onClose: () => void }

/** Gives money back without cancelling anything. */
export function RefundDialog({ start, username, open, onClose }: RefundDialogProps) {
  const { orderId, refundable, handedOver, onCards = 0, cardsOnly = false, priced } = start
  const { currency } = useSite()
  const [refund] = useRefundOrderMutation()
  const [method, setMethod] = useState<DeskMethod>(() => deskMethodOf(handedOver?.method))
  const form = useMoneyForm<RefundValues, DeskRefund, Refund>({
    defaultValues: { amount: refundable.toFixed(2), reason: '' },
    check: (values) => validateRefund(method, values, { cents: toCents(refundable), currency }),
    send: (value, key) =>
      refund({
        ...value,
        ...(cardsOnly && { method: 'card' as const }),
        ...(handedOver && { pending: true }),
        ...(priced && { refunded: priced.refunded }),
        id: orderId,
        key,
      }),
    onDone(refunded, value) {
      const format = (sum: Cents) => formatMoney(toAmount(sum), currency)
      const sum = toCents(value.amount)
      // The answer names the last refund only; those to cards come first, and take their time.
      const sent = refunded.method === 'card' ? sum : Math.min(sum, toCents(onCards))
      const isSent = refunded.method !== 'card' || refunded.status === 'pending'
      showSuccess(
        sent > 0 && isSent
          ? messages.onItsWay(format(sent), sent < sum ? format(sum - sent) : undefined)
          : messages.done(format(sum), username),
      )
      onClose()
    },
    failed: messages.failed,
  })
  const { amount = '' } = useWatch({ control: form.control })
  const most = { cents: toCents(refundable), currency, tooMuch: COPY.tooMuch }
  const wrong = amountReason(amount, most)
  const typed = readCents(amount)
  const cents = typed ?? most.cents
  const shown = formatMoney(toAmount(cents), currency)
  const toCards = Math.min(cents, toCents(onCards))
  const isAllToCards = toCards > 0 && toCards === cents

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={handedOver ? messages.handOverTitle(shown, username) : messages.title(username)}
      form={form}
      submit={{
        children: submitLabel(typed ? shown : undefined, isAllToCards ? 'card' : method),
        disabledReason: wrong,
      }}
      cancelLabel={COPY.close}
    >
      <p>{handedOver ? COPY.handOverExplanation : COPY.explanation}</p>
      {!handedOver && (
        <MoneyField
          label={COPY.amount}
          currencySign={currencySign(currency)}
          {...form.field('amount')}
          error={wrong ?? form.errorOf('amount')}
        />
      )}
      {wrong === undefined && (
        <RefundMethods cents={cents} toCards={toCards} method={method} onMethod={setMethod} />
      )}
      {!handedOver && (
        <>
          <NewPrice priced={priced} typed={typed} most={most.cents} />
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

type RefundMethodsProps = {
  cents: Cents
  toCards: Cents
  method: DeskMethod
  onMethod: (method: DeskMethod) => void
}

/** What goes back to cards, and how the rest does. */
function RefundMethods({ cents, toCards, method, onMethod }: RefundMethodsProps) {
  const { currency } = useSite()
  return (
    <>
      {toCards > 0 && <p>{messages.toCard(formatMoney(toAmount(toCards), currency))}</p>}
      {toCards < cents && (
        <SegmentedControl
          legend={toCards > 0 ? COPY.methodOfRest : COPY.method}
          value={method}
          onChange={onMethod}
          options={DESK_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
        />
      )}
    </>
  )
}

function submitLabel(amount: string | undefined, method: DeskMethod | 'card'): string {
  if (!amount) return COPY.submit
  return method === 'card' ? messages.submitToCard(amount) : messages.submit(method, amount)
}

type NewPriceProps = { priced: Priced | undefined; typed: Cents | undefined; most: Cents }

/** That the price becomes less, and how much is left of it. */
function NewPrice({ priced, typed = 0, most }: NewPriceProps) {
  const { currency } = useSite()
  const after = priced && typed <= most ? priceAfterRefund(priced, typed) : undefined
  const isLess = priced && after !== undefined && after < toCents(priced.total_price)
  const format = (sum: Cents) => formatMoney(toAmount(sum), currency)
  return (
    <p role="status">
      {isLess && messages.newPrice(format(after), formatMoney(priced.total_price, currency))}
    </p>
  )
}

const deskMethodOf = (method: Refund['method'] | undefined): DeskMethod =>
  DESK_METHODS.find((known) => known === method) ?? 'cash'
