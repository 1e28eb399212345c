import { LIST_QUERY } from '@luzzu/api-client'
import { useListAttentionQuery } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Attention } from '@luzzu/domain/contracts'
import { Alert, Button, media, Panel, Skeleton, size, tabular, token } from '@luzzu/ui'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { Instant } from '../../platform/Instant'
import { QueryView } from '../../platform/refresh/QueryView'
import { ATTENTION_LABELS, PAYMENTS_SCREEN_COPY as COPY } from './payments-screen.copy'

type AttentionPanelProps = { onShow: (orderId: number) => void }

/** What is wrong with money, first of all; normally nothing. */
export function AttentionPanel({ onShow }: AttentionPanelProps) {
  const query = useListAttentionQuery(undefined, LIST_QUERY)
  return (
    <Panel title={COPY.attention}>
      <PanelBody>
        <QueryView
          query={query}
          failure={COPY.attentionNotLoaded}
          skeleton={<Skeleton label={COPY.loading} shape="block" height={size(12)} />}
        >
          {(entries) =>
            entries.length === 0 ? (
              <Alert tone="success" icon={<CircleCheck aria-hidden="true" />}>
                {COPY.nothing}
              </Alert>
            ) : (
              <ul>
                {entries.map((entry) => (
                  <li key={`${entry.kind} ${entry.order_id} ${entry.payment_id} ${entry.at}`}>
                    <AttentionEntry entry={entry} onShow={onShow} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </PanelBody>
    </Panel>
  )
}

function AttentionEntry({ entry, onShow }: { entry: Attention } & AttentionPanelProps) {
  const { currency } = useSite()
  const { kind, order_id, amount, at, text } = entry
  return (
    <AttentionRow>
      <TriangleAlert aria-hidden="true" />
      <div>
        <strong>
          {ATTENTION_LABELS[kind]}, {formatMoney(amount, currency)}
        </strong>
        <p>{text}</p>
        <small>
          <Instant at={at} />
        </small>
      </div>
      {order_id !== null && (
        <Button size="small" variant="soft" onClick={() => onShow(order_id)}>
          {COPY.show}
        </Button>
      )}
    </AttentionRow>
  )
}

const PanelBody = styled.div`
  padding: 0 ${token('space-4h')} ${token('space-4')};

  ${media.phone} {
    padding: 0 ${token('space-4')} ${token('space-4')};
  }
`

const AttentionRow = styled.div`
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding-block: ${token('space-2')};

  > svg {
    flex: none;
    color: ${token('cancelled')};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`
