import { LIST_QUERY } from '@luzzu/api-client'
import { useGetOrderQuery } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import {
  type Cents,
  DESK_METHODS,
  type DeskMethod,
  formatMoney,
  MAX_LENGTH,
  METHOD_LABELS,
  toAmount,
  toCents,
  whyNotPayable,
} from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import {
  Alert,
  Button,
  displayType,
  MoneyField,
  SegmentedControl,
  TextField,
  tabular,
  token,
} from '@luzzu/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { currencySign } from '../../../platform/form-fields/currency-sign'
import { amountReason } from '../amount-reason'
import { PayByPhone } from '../online/PayByPhone'
import { PAYMENTS_COPY, paymentMessages } from '../payments.copy'
import { suggestCashAmounts } from '../suggest-cash-amounts'
import { useClosedToday } from '../use-closed-today'
import { TAKE_COPY as COPY, takeMessages } from './take.copy'
import { changeOf, readCents } from './take-payment-form'
import { type PayableBooking, type TakePaymentForm, useTakePayment } from './use-take-payment'

export type TakePaymentDialogProps = { booking: PayableBooking; open: boolean; onClose: () => void }

/** Takes what a booking owes: the amount is filled in, so that cash takes one more press and the terminal two. */
export function TakePaymentDialog({ booking, open, onClose }: TakePaymentDialogProps) {
  const { currency } = useSite()
  const [method, setMethod] = useState<DeskMethod>('cash')
  const { balance_due, whyNot, barred } = useCurrent(booking, { skip: !open })
  const form = useTakePayment({ ...booking, balance_due }, method, onClose)
  const { amount = '' } = useWatch({ control: form.control })
  const due = { cents: toCents(balance_due), currency, tooMuch: COPY.tooMuch }
  const cents = readCents(amount)
  const wrong = amountReason(amount, due)
  const shown = formatMoney(toAmount(cents ?? due.cents), currency)
  const sign = currencySign(currency)

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={takeMessages.title(booking.username)}
      form={form}
      submit={{
        children: cents ? takeMessages.submit(method, shown) : COPY.submit,
        disabledReason: barred ?? wrong,
      }}
      cancelLabel={COPY.close}
    >
      {barred && <Alert tone="warning">{barred}</Alert>}
      <DueAmount>
        <strong>{paymentMessages.due(formatMoney(balance_due, currency))}</strong>
        {booking.product_name}, #{booking.id}
      </DueAmount>
      {!barred && (
        <SegmentedControl
          legend={COPY.method}
          value={method}
          onChange={setMethod}
          options={DESK_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
        />
      )}
      {!whyNot && <PayByPhone booking={booking} />}
      {!barred && (
        <>
          <MoneyField
            label={COPY.amount}
            currencySign={sign}
            {...form.field('amount')}
            error={wrong ?? form.errorOf('amount')}
          />
          {method === 'cash' && <CashGiven form={form} sign={sign} due={due.cents} />}
          {method === 'terminal' && !wrong && <p>{COPY.terminalNote(shown)}</p>}
          {method !== 'cash' && (
            <TextField
              key={method}
              label={COPY.reference}
              hint={method === 'bank' ? COPY.bankHint : COPY.terminalHint}
              optional={method === 'terminal'}
              maxLength={MAX_LENGTH.integrationName}
              {...form.field('reference')}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

/** What is due by now, which may be less than when the list was fetched, why it cannot be paid in any way, and why not at the desk. */
function useCurrent(booking: PayableBooking, { skip }: { skip: boolean }) {
  const { order_id } = booking
  const { data: order } = useGetOrderQuery(order_id ?? 0, { ...LIST_QUERY, skip: skip || !order_id })
  const closed = useClosedToday({ skip })
  const balance_due = order ? dueOf(booking, order) : booking.balance_due
  const whyNot = balance_due > 0 ? order && whyNotPayable(order.bookings) : PAYMENTS_COPY.nothingDue
  return { balance_due, whyNot, barred: whyNot ?? closed }
}

function dueOf({ id, isOwnBalance, balance_due }: PayableBooking, order: Order): number {
  if (!isOwnBalance) return order.balance_due
  return order.bookings.find((ordered) => ordered.id === id)?.balance_due ?? balance_due
}

type CashGivenProps = { form: TakePaymentForm; sign: string; due: Cents }

/** What the guest hands over, by a press on a likely sum or typed, and what goes back. */
function CashGiven({ form, sign, due }: CashGivenProps) {
  const { currency } = useSite()
  const { amount = '', given = '' } = useWatch({ control: form.control })
  const owed = readCents(amount)
  const change = changeOf({ amount, given })
  const format = (cents: number) => formatMoney(toAmount(cents), currency)
  return (
    <>
      <MoneyField
        label={COPY.given}
        hint={COPY.givenHint}
        optional
        currencySign={sign}
        {...form.field('given')}
      />
      {owed !== undefined && owed <= due && (
        <Suggestions role="group" aria-label={COPY.suggestions}>
          {suggestCashAmounts(owed).map((cents) => (
            <Button
              key={cents}
              variant="plain"
              onClick={() => form.change({ given: toAmount(cents).toFixed(2) })}
            >
              {format(cents)}
            </Button>
          ))}
        </Suggestions>
      )}
      <Change role="status">{change !== undefined && takeMessages.change(format(change))}</Change>
    </>
  )
}

const DueAmount = styled.p`
  ${tabular}
  color: ${token('text-muted')};
  font-size: ${token('text-table')};

  > strong {
    ${displayType}
    display: block;
    color: ${token('text')};
    font-size: ${token('figure')};
  }
`

const Suggestions = styled.div`
  display: flex;
  gap: ${token('space-2')};

  > * {
    flex: 1 1 0;
    min-width: 0;
  }
`

const Change = styled.p`
  ${tabular}
  min-height: ${token('control-small')};
  font-size: ${token('heading-panel')};
  font-weight: 600;
`
