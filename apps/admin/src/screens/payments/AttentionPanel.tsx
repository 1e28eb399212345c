import { LIST_QUERY } from '@luzzu/api-client'
import { useListAttentionQuery } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Attention } from '@luzzu/domain/contracts'
import { Alert, Button, Panel, Skeleton, size } from '@luzzu/ui'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Instant } from '../../platform/Instant'
import { QueryView } from '../../platform/refresh/QueryView'
import { AttentionRow, PanelBody } from './Payments.styles'
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
