import { LIST_QUERY } from '@luzzu/api-client'
import { useListPaymentsQuery } from '@luzzu/api-client/orders'
import { usePayments, useSite } from '@luzzu/api-client/site'
import {
  type CalendarDate,
  DESK_METHODS,
  formatMoney,
  isCompleteDate,
  METHOD_LABELS,
  PAYMENT_METHODS,
} from '@luzzu/domain'
import type { ReceivedPayment } from '@luzzu/domain/contracts'
import { useFilterDraft, useUrlFilters } from '@luzzu/page/area'
import { Badge, type Column, SegmentedControl, size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { cardName } from '../../../booking/payments/card-name'
import { orderMessages, paymentState } from '../../../booking/payments/order/order.copy'
import { Instant } from '../../../platform/Instant'
import { PeriodFields } from '../../../platform/lists/PeriodFields'
import { PAGE_SIZE, usePagination } from '../../../platform/lists/pagination'
import { BookingFacts } from '../BookingFacts'
import { MoneyFilterBar } from '../MoneyFilterBar'
import { MoneyList, TwoLines } from '../MoneyList'
import { orderColumn } from '../order-column'
import { PAYMENTS_SCREEN_COPY as COPY, screenMessages } from '../payments-screen.copy'
import { RECEIVED_FILTERS } from './received-filters'

/** Every payment, with what of it went back. */
export function ReceivedTab({ onShow }: { onShow: (orderId: number) => void }) {
  const { currency } = useSite()
  const methods = usePayments()?.mode === 'online' ? PAYMENT_METHODS : DESK_METHODS
  const view = useUrlFilters(RECEIVED_FILTERS)
  const firstDay = useFilterDraft(view, 'from', { isComplete: isCompleteDate })
  const lastDay = useFilterDraft(view, 'to', { isComplete: isCompleteDate })
  const { method, search, from, to } = view.filters
  const isWrongPeriod = from !== '' && to !== '' && to < from
  const q = search.trim()
  const pages = usePagination(RECEIVED_FILTERS.write(view.filters))
  const query = useListPaymentsQuery(
    {
      ...(q && { q }),
      ...(method && { method }),
      ...(from && { from: from as CalendarDate }),
      ...(to && !isWrongPeriod && { to: to as CalendarDate }),
      ...(pages.position.cursor !== undefined && { cursor: pages.position.cursor }),
      limit: PAGE_SIZE,
    },
    LIST_QUERY,
  )
  return (
    <>
      <MoneyFilterBar label={COPY.received} view={view}>
        <SegmentedControl
          legend={COPY.method}
          value={method ?? 'all'}
          onChange={(value) => view.narrow({ method: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: COPY.all },
            ...methods.map((value) => ({ value, label: METHOD_LABELS[value] })),
          ]}
        />
        <PeriodFields from={firstDay} to={lastDay} error={isWrongPeriod ? COPY.wrongPeriod : undefined} />
      </MoneyFilterBar>
      <MoneyList<ReceivedPayment>
        copy={{
          list: COPY.received,
          singular: 'payment',
          plural: 'payments',
          none: COPY.noPayments,
          noneHint: COPY.noPaymentsHint,
          notLoaded: COPY.paymentsNotLoaded,
        }}
        columns={receivedColumns(currency, onShow)}
        rowKey={({ id }) => String(id)}
        query={query}
        pages={pages}
        onClear={
          method === undefined && [search, from, to].every((text) => text === '')
            ? undefined
            : () => view.narrow({ method: undefined, search: '', from: '', to: '' })
        }
      />
    </>
  )
}

function receivedColumns(currency: string, onShow: (orderId: number) => void): Column<ReceivedPayment>[] {
  return [
    {
      key: 'at',
      header: COPY.at,
      isRowHeader: true,
      cell: ({ created_at }) => (
        <TwoLines>
          <Instant at={created_at} />
        </TwoLines>
      ),
    },
    { key: 'guest', header: COPY.guest, cell: ({ username }) => username ?? '' },
    {
      key: 'booking',
      header: COPY.booking,
      bareInCard: true,
      cell: ({ booking, bookings }) =>
        booking ? <BookingFacts booking={booking} bookings={bookings} /> : COPY.noBooking,
    },
    {
      key: 'method',
      header: COPY.method,
      cell: ({ method, card, reference, taken_by }) => (
        <TwoLines $wide>
          {[
            METHOD_LABELS[method],
            card && cardName(card),
            reference,
            taken_by && orderMessages.takenBy(taken_by),
          ]
            .filter(Boolean)
            .join(', ')}
        </TwoLines>
      ),
    },
    {
      key: 'amount',
      header: COPY.amount,
      align: 'end',
      cell: (payment) => (
        <>
          {paymentState(payment) && <Badge tone="neutral">{paymentState(payment)}</Badge>}{' '}
          {formatMoney(payment.amount, currency)}
        </>
      ),
    },
    {
      key: 'refunded',
      header: COPY.refunded,
      align: 'end',
      cell: (payment) => payment.refunded > 0 && <RefundedAmount payment={payment} />,
    },
    orderColumn(onShow),
  ]
}

/** What went back of a payment; of what has not reached the customer yet that is said. */
function RefundedAmount({ payment }: { payment: ReceivedPayment }) {
  const { currency } = useSite()
  const { refunded, refund_pending, refunded_by = [], pending_refunds } = payment
  const state = pending_refunds.some(({ method }) => method !== 'card') ? COPY.notHandedOver : COPY.onItsWay
  return (
    <>
      {formatMoney(refunded, currency)}
      {refund_pending > 0 && (
        <>
          {' '}
          <Badge tone="pending">
            {refund_pending < refunded
              ? screenMessages.pending(formatMoney(refund_pending, currency), state)
              : state}
          </Badge>
        </>
      )}
      {refunded_by.length > 0 && <RefundedBy>{screenMessages.refundedBy(refunded_by)}</RefundedBy>}
    </>
  )
}

/** Most names have room on the line. */
const RefundedBy = styled.small`
  display: block;
  min-width: ${size(28)};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`
