import { useGetOrderQuery, useGetRefundQuoteQuery } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import {
  describeRefundTiersToStaff,
  formatMoney,
  type PaymentMethod,
  sumBy,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { ErrorAlert, NumberField, RadioCards, Stack, tabular, token } from '@luzzu/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { errorReason } from '../../../platform/api-errors'
import { soldTermsOf } from '../sold-terms-of'
import { useClosedToday } from '../use-closed-today'
import { CANCEL_COPY as COPY, cancelMessages as messages } from './refund.copy'
import { readPercent } from './refund-form'

/** A booking for which something was paid. */
export type PaidBooking = Pick<Booking, 'id'> & { order_id: number }

/** What goes back with a cancellation, as it was shown. */
export type ShownRefund = {
  orderId: number
  percent: number
  total: number
  /** What of it staff give back, and whether they can do so only when a new day begins. */
  byHand: { amount: number; isLater: boolean }
}

type Basis = 'all' | 'policy' | 'other'

type RefundChoiceProps = {
  booking: PaidBooking
  /** Told as soon as the sum is known; nothing while it is not. */
  onShown: (refund: ShownRefund | undefined) => void
}

/** How much goes back of what was paid, with the sum before anything is done. */
export function RefundChoice({ booking, onShown }: RefundChoiceProps) {
  const { currency } = useSite()
  const { order_id: orderId, id } = booking
  const order = useGetOrderQuery(orderId)
  const ofBooking = { id: orderId, booking_ids: [id] }
  // The one that is shown first tells the policy as well.
  const { data: everything } = useGetRefundQuoteQuery(
    { ...ofBooking, percent: 100 },
    { refetchOnMountOrArgChange: true },
  )
  const policy = everything?.lines.find(({ booking_id }) => booking_id === id)?.policy_percent
  const tiers = order.data && soldTermsOf(order.data, id)?.refund_tiers
  const [basis, setBasis] = useState<Basis>('all')
  const [typed, setTyped] = useState('50')
  const percents = { all: 100, policy: policy ?? 0, other: readPercent(typed) }
  const percent = percents[basis]
  const quote = useGetRefundQuoteQuery(
    { ...ofBooking, percent: percent ?? 0 },
    { skip: percent === undefined, refetchOnMountOrArgChange: true },
  )
  const quoted = quote.isFetching || percent === undefined ? undefined : quote.currentData
  const total = quoted?.refund_total
  const methods = quoted?.methods ?? []
  const isLater = useClosedToday() !== undefined
  const byHand = sumBy(methods, ({ method, amount }) => (method === 'card' ? 0 : toCents(amount)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sum is what is told
  useEffect(() => {
    onShown(
      total === undefined || percent === undefined
        ? undefined
        : { orderId, percent, total, byHand: { amount: toAmount(byHand), isLater } },
    )
  }, [orderId, percent, total, byHand, isLater])

  return (
    <Stack gap={3}>
      <RadioCards
        legend={COPY.legend}
        value={basis}
        onChange={setBasis}
        options={[
          { value: 'all', title: COPY.all, description: COPY.allHint },
          {
            value: 'policy',
            title: messages.policy(policy),
            description: tiers && describeRefundTiersToStaff(tiers),
            disabled: policy === undefined,
          },
          { value: 'other', title: COPY.other },
        ]}
      />
      {basis === 'other' && (
        <NumberField
          label={COPY.percent}
          unit="%"
          min={0}
          max={100}
          step="any"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={percent === undefined ? COPY.badPercent : undefined}
        />
      )}
      <RefundSum role="status">
        {quoted === undefined
          ? !quote.isError && COPY.working
          : messages.sum(formatMoney(quoted.refund_total, currency), formatMoney(quoted.retained, currency))}
        {methods.map(({ method, amount }) => (
          <span key={method}>{describeMethod(method, formatMoney(amount, currency), isLater)}</span>
        ))}
      </RefundSum>
      <ErrorAlert>{quote.isError && messages.notQuoted(errorReason(quote.error))}</ErrorAlert>
    </Stack>
  )
}

function describeMethod(method: PaymentMethod, amount: string, isLater: boolean): string {
  if (method === 'card') return messages.toCard(amount)
  return isLater ? messages.byHandLater(amount, method) : messages.byHand(amount, method)
}

const RefundSum = styled.p`
  ${tabular}
  min-height: ${token('control-small')};
  font-weight: 600;

  > span {
    display: block;
    font-weight: 400;
  }
`
