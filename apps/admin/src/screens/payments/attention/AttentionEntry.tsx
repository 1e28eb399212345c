import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, formatMoney } from '@luzzu/domain'
import type { Attention } from '@luzzu/domain/contracts'
import { Button, media, token } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { ATTENTION_LABELS } from '../../../booking/payments/payments.copy'
import { Instant } from '../../../platform/Instant'
import { PAYMENTS_SCREEN_COPY as COPY, screenMessages as messages } from '../payments-screen.copy'
import { AttentionRow } from './Attention.styles'

type AttentionEntryProps = { entry: Attention; onShow: (orderId: number) => void; onSettle: () => void }

/** Something wrong with money; staff settle what does not end with what it is about. */
export function AttentionEntry({ entry, onShow, onSettle }: AttentionEntryProps) {
  const { currency, time_zone } = useSite()
  const { id, kind, order_id, amount, at, text } = entry
  const whose = messages.whose(entry, dateIn(time_zone, useNow()))
  return (
    <Entry>
      <TriangleAlert aria-hidden="true" />
      <div>
        <strong>
          {ATTENTION_LABELS[kind]}, {formatMoney(amount, currency)}
        </strong>
        {whose && <p>{whose}</p>}
        <p>{text}</p>
        <small>
          <Instant at={at} />
        </small>
      </div>
      <Actions>
        {order_id !== null && (
          <Button size="small" variant="soft" onClick={() => onShow(order_id)}>
            {COPY.show}
          </Button>
        )}
        {id !== null && (
          <Button size="small" variant="quiet" aria-label={messages.settle(text)} onClick={onSettle}>
            {COPY.settle}
          </Button>
        )}
      </Actions>
    </Entry>
  )
}

/** A phone has room for a sentence or for buttons, not beside each other. */
const Entry = styled(AttentionRow)`
  ${media.phone} {
    flex-wrap: wrap;
    align-items: flex-start;

    > div {
      flex-basis: 60%;
    }
    > span {
      flex-basis: 100%;
    }
  }
`

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-2')};
`
