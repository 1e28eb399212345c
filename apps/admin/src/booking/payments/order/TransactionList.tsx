import { useSite } from '@luzzu/api-client/site'
import { formatMoney, type Instant as InstantText, METHOD_LABELS } from '@luzzu/domain'
import type { Order, Payment, Refund } from '@luzzu/domain/contracts'
import { Badge, Button } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import { Instant } from '../../../platform/Instant'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { cardName } from '../card-name'
import { Entries, Entry, Part } from '../Entries.styles'
import type { RefundStart } from '../refund/RefundDialog'
import { useClosedReversal, useClosedToday } from '../use-closed-today'
import { useConfirmedReversal } from '../use-reversal'
import { ORDER_COPY as COPY, orderMessages, paymentState, refundState } from './order.copy'

type TransactionListProps = {
  order: Order
  username: string
  isHandingOver: boolean
  onHandOver: (start: RefundStart) => void
}

/** What has come in and gone back, in the order of time; nothing where there is nothing. */
export function TransactionList({ order, username, isHandingOver, onHandOver }: TransactionListProps) {
  const reversal = useConfirmedReversal(username)
  const { currency } = useSite()
  const { payments, refunds } = order
  const part = useRestoreFocus<HTMLElement>(order, isHandingOver || reversal.isOpen)
  if (payments.length + refunds.length === 0) return null
  const rows = [
    ...payments.map((payment) => ({
      key: `payment ${payment.id}`,
      at: payment.created_at,
      element: <PaymentEntry payment={payment} onReverse={() => reversal.ask(payment)} />,
    })),
    ...refunds.map((refund) => ({
      key: `refund ${refund.id}`,
      at: refund.created_at,
      element: (
        <RefundEntry
          refund={refund}
          onHandOver={() => onHandOver({ orderId: order.id, refundable: refund.amount, handedOver: refund })}
        />
      ),
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))

  return (
    <Part ref={part} tabIndex={-1} aria-label={`${COPY.movements}, ${currency}`}>
      <h3>{COPY.movements}</h3>
      <Entries>
        {rows.map(({ key, element }) => (
          <li key={key}>{element}</li>
        ))}
      </Entries>
      {reversal.action && (
        <ConfirmationDialog
          confirmation={reversal}
          copy={{
            title: orderMessages.reverseTitle(formatMoney(reversal.action.amount, currency), reversal.action),
            confirm: COPY.reversePayment,
            keep: COPY.keepPayment,
          }}
        >
          {COPY.reversal}
        </ConfirmationDialog>
      )}
    </Part>
  )
}

type PaymentEntryProps = { payment: Payment; onReverse: () => void }

function PaymentEntry({ payment, onReverse }: PaymentEntryProps) {
  const { currency } = useSite()
  const { method, status, amount, refunded, reference, card, taken_by, created_at } = payment
  const shown = formatMoney(amount, currency)
  const canReverse = status === 'captured' && method !== 'card' && refunded === 0
  const closed = useClosedReversal(payment, { skip: !canReverse })
  return (
    <MovementEntry
      amount={shown}
      title={card ? `${METHOD_LABELS[method]}, ${cardName(card)}` : METHOD_LABELS[method]}
      state={paymentState(payment)}
      at={created_at}
      remark={[taken_by && orderMessages.takenBy(taken_by), reference].filter(Boolean).join(' · ')}
    >
      {canReverse && (
        <Button
          size="small"
          variant="quiet"
          disabledReason={closed}
          aria-label={orderMessages.reverse(shown)}
          onClick={onReverse}
        >
          {COPY.reverse}
        </Button>
      )}
    </MovementEntry>
  )
}

function RefundEntry({ refund, onHandOver }: { refund: Refund; onHandOver: () => void }) {
  const { currency } = useSite()
  const { method, status, amount, reason, given_by, created_at } = refund
  const shown = formatMoney(amount, currency)
  const isPending = status === 'pending' && method !== 'card'
  const closed = useClosedToday({ skip: !isPending })
  return (
    <MovementEntry
      amount={`−${shown}`}
      title={orderMessages.refund(METHOD_LABELS[method])}
      state={refundState(refund)}
      hasFailed={status === 'failed'}
      at={created_at}
      remark={[given_by && orderMessages.givenBy(given_by), reason].filter(Boolean).join(' · ')}
    >
      {isPending && (
        <Button
          size="small"
          variant="soft"
          disabledReason={closed}
          aria-label={orderMessages.handOver(shown)}
          onClick={onHandOver}
        >
          {COPY.handOver}
        </Button>
      )}
    </MovementEntry>
  )
}

type MovementEntryProps = {
  amount: string
  title: string
  state: string
  hasFailed?: boolean
  at: InstantText
  remark: string
  children: ReactNode
}

function MovementEntry({ amount, title, state, hasFailed, at, remark, children }: MovementEntryProps) {
  return (
    <Entry>
      <div>
        <strong>{amount}</strong> {title}{' '}
        {state && <Badge tone={hasFailed ? 'cancelled' : 'neutral'}>{state}</Badge>}
        <small>
          <Instant at={at} />
          {remark && ` · ${remark}`}
        </small>
      </div>
      {children}
    </Entry>
  )
}
