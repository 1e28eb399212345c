import { LIST_QUERY } from '@luzzu/api-client'
import { useListWebhookDeliveriesQuery, useReplayWebhookDeliveriesMutation } from '@luzzu/api-client/webhooks'
import type { WebhookDelivery } from '@luzzu/domain/contracts'
import { Badge, Button, Row, Skeleton, Stack, showError, showSuccess, size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { errorReason } from '../../../platform/api-errors'
import { Instant } from '../../../platform/Instant'
import { QueryView } from '../../../platform/refresh/QueryView'
import { WEBHOOKS_COPY as COPY, webhookMessages } from './webhooks.copy'

const TONES = { pending: 'pending', delivered: 'confirmed', failed: 'cancelled' } as const

/** The newest deliveries of a webhook, each with its attempts, what was sent, and a button to send it again. */
export function Deliveries({ endpointId }: { endpointId: number }) {
  const query = useListWebhookDeliveriesQuery(endpointId, LIST_QUERY)
  return (
    <section aria-label={COPY.deliveries}>
      <Heading>{COPY.deliveries}</Heading>
      <QueryView
        query={query}
        failure={COPY.deliveriesNotLoaded}
        skeleton={<Skeleton shape="block" height={size(40)} label={COPY.deliveries} />}
      >
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p>{COPY.noDeliveries}</p>
          ) : (
            <Stack gap={2} role="list">
              {deliveries.map((delivery) => (
                <Delivery key={delivery.id} delivery={delivery} endpointId={endpointId} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </section>
  )
}

function Delivery({ delivery, endpointId }: { delivery: WebhookDelivery; endpointId: number }) {
  const { id, event, state, created_at, attempts, next_attempt_at, payload, answer } = delivery
  const [replay, { isLoading }] = useReplayWebhookDeliveriesMutation()
  const sendAgain = async () => {
    const { error } = await replay({ id: endpointId, delivery_ids: [id] })
    if (error) showError(webhookMessages.failed(errorReason(error)))
    else showSuccess(COPY.replayed)
  }
  return (
    <Item role="listitem">
      <Row gap={2} justify="space-between">
        <span>
          <Badge tone={TONES[state]}>{state}</Badge> {event}, <Instant at={created_at} />
        </span>
        {state !== 'pending' && (
          <Button
            size="small"
            variant="quiet"
            loading={isLoading}
            aria-label={webhookMessages.replayLabel(event, id)}
            onClick={() => void sendAgain()}
          >
            {COPY.replay}
          </Button>
        )}
      </Row>
      <ol>
        {attempts.map(({ at, status, error, ms }) => (
          <li key={at}>
            <Instant at={at} />: {webhookMessages.attempt(status, error, ms)}
          </li>
        ))}
      </ol>
      {next_attempt_at && (
        <p>
          {COPY.nextAttempt}: <Instant at={next_attempt_at} />
        </p>
      )}
      <details>
        <summary>{COPY.payload}</summary>
        <Code>{JSON.stringify(payload, null, 2)}</Code>
        {answer && (
          <>
            <p>{COPY.answer}</p>
            <Code>{answer}</Code>
          </>
        )}
      </details>
    </Item>
  )
}

const Heading = styled.h3`
  margin-bottom: ${token('space-2')};
  font-size: ${token('heading-panel')};
`

const Item = styled.div`
  display: grid;
  gap: ${token('space-1')};
  padding: ${token('space-3')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-small')};
  font-size: ${token('text-sm')};

  > ol {
    padding-inline-start: ${token('space-4')};
    color: ${token('text-muted')};
  }
  summary {
    cursor: pointer;
  }
`

const Code = styled.pre`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  padding: ${token('space-2')};
  background: ${token('surface-sunken')};
  border-radius: ${token('radius-small')};
`
