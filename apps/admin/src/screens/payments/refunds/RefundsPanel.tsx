import { useSite } from '@luzzu/api-client/site'
import { formatMoney, METHOD_LABELS, sumBy, toAmount, toCents } from '@luzzu/domain'
import { Button, media, Panel, Row, token } from '@luzzu/ui'
import { HandCoins } from 'lucide-react'
import styled from 'styled-components'
import { RefundDialog } from '../../../booking/payments/lazy-dialogs'
import { type PendingRefund, usePendingRefunds } from '../../../booking/payments/refund/use-pending-refunds'
import { useClosedToday } from '../../../booking/payments/use-closed-today'
import { Instant } from '../../../platform/Instant'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { useDialogState } from '../../../platform/use-dialog-state'
import { AttentionRow } from '../attention/Attention.styles'
import { PAYMENTS_SCREEN_COPY as COPY, screenMessages as messages } from '../payments-screen.copy'

type RefundsPanelProps = {
  onShow: (orderId: number) => void
  /** Whether that is open. */
  isShowing: boolean
}

/** Money that went back in the books and that staff still have; nothing where there is none. */
export function RefundsPanel({ onShow, isShowing }: RefundsPanelProps) {
  const { currency } = useSite()
  const { query, refunds, hasMore } = usePendingRefunds()
  const handingOver = useDialogState<PendingRefund>()
  const panel = useRestoreFocus<HTMLElement>(query.data, isShowing || handingOver.isOpen)
  const { value: refund } = handingOver
  const total = toAmount(sumBy(refunds, ({ amount }) => toCents(amount)))
  return (
    <>
      <QueryView query={query} failure={COPY.refundsNotLoaded} skeleton={null}>
        {() =>
          refunds.length > 0 && (
            <Panel
              ref={panel}
              tabIndex={-1}
              title={COPY.toHandOver}
              subtitle={messages.toHandOver(refunds.length, formatMoney(total, currency), hasMore)}
            >
              <RefundList>
                {refunds.map((pending) => (
                  <li key={pending.id} data-row data-key={pending.id}>
                    <RefundRow
                      refund={pending}
                      onShow={() => onShow(pending.order_id)}
                      onHandOver={() => handingOver.open(pending)}
                    />
                  </li>
                ))}
              </RefundList>
            </Panel>
          )
        }
      </QueryView>
      {refund && (
        <RefundDialog
          key={handingOver.formKey}
          start={{ orderId: refund.order_id, refundable: refund.amount, handedOver: refund }}
          username={refund.username ?? COPY.guest}
          open={handingOver.isOpen}
          onClose={handingOver.close}
        />
      )}
    </>
  )
}

type RefundRowProps = { refund: PendingRefund; onShow: () => void; onHandOver: () => void }

function RefundRow({ refund, onShow, onHandOver }: RefundRowProps) {
  const { currency } = useSite()
  const username = refund.username ?? COPY.guest
  const amount = formatMoney(refund.amount, currency)
  const closed = useClosedToday()
  return (
    <AttentionRow>
      <HandCoins aria-hidden="true" />
      <div>
        <strong>
          {username}, {amount}
        </strong>
        <p>
          {METHOD_LABELS[refund.method]}
          {refund.reason && `, ${refund.reason}`}
        </p>
        <small>
          <Instant at={refund.created_at} />
        </small>
      </div>
      <Row justify="end" gap={1}>
        <Button size="small" variant="quiet" aria-label={messages.showOf(username)} onClick={onShow}>
          {COPY.show}
        </Button>
        <Button
          size="small"
          variant="soft"
          disabledReason={closed}
          aria-label={messages.handOver(amount, username)}
          onClick={onHandOver}
        >
          {COPY.handOver}
        </Button>
      </Row>
    </AttentionRow>
  )
}

const RefundList = styled.ul`
  padding: 0 ${token('space-4h')} ${token('space-4')};

  ${media.phone} {
    padding: 0 ${token('space-4')} ${token('space-4')};
  }
`
