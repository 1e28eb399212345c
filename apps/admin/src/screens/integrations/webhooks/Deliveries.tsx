import { POLLED_QUERY } from '@luzzu/api-client'
import { useListWebhookDeliveriesQuery, useReplayWebhookDeliveriesMutation } from '@luzzu/api-client/webhooks'
import { PAGE_SIZE } from '@luzzu/domain'
import type { DeliveryState, WebhookDelivery } from '@luzzu/domain/contracts'
import {
  Badge,
  Button,
  Row,
  SegmentedControl,
  Skeleton,
  Stack,
  showError,
  showSuccess,
  size,
  token,
} from '@luzzu/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { errorReason } from '../../../platform/api-errors'
import { Instant } from '../../../platform/Instant'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { WEBHOOKS_COPY as COPY, STATE_LABELS, webhookMessages } from './webhooks.copy'

const PAGE = 20

const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const satisfies readonly DeliveryState[]

const TONES = { pending: 'pending', delivered: 'confirmed', failed: 'cancelled' } as const

/** The newest deliveries of a webhook, each with its attempts, what was sent, and a button to send it again. */
export function Deliveries({ endpointId, onReplay }: { endpointId: number; onReplay: () => void }) {
  const [state, setState] = useState<DeliveryState | 'all'>('all')
  const [limit, setLimit] = useState(PAGE)
  const query = useListWebhookDeliveriesQuery(
    { id: endpointId, ...(state !== 'all' && { state }), limit },
    POLLED_QUERY,
  )
  const section = useRestoreFocus<HTMLElement>(query.data)
  return (
    <Section ref={section} tabIndex={-1} aria-label={COPY.deliveries}>
      <Row gap={2} justify="space-between">
        <Heading>{COPY.deliveries}</Heading>
        <SegmentedControl
          legend={COPY.show}
          value={state}
          onChange={(shown) => {
            setState(shown)
            setLimit(PAGE)
          }}
          options={[
            { value: 'all', label: COPY.all },
            ...DELIVERY_STATES.map((one) => ({ value: one, label: STATE_LABELS[one] })),
          ]}
        />
      </Row>
      <QueryView
        query={query}
        failure={COPY.deliveriesNotLoaded}
        skeleton={<Skeleton shape="block" height={size(40)} label={COPY.deliveries} />}
      >
        {({ deliveries, hasMore }) =>
          deliveries.length === 0 ? (
            <p>{COPY.noDeliveries}</p>
          ) : (
            <Stack gap={2}>
              <Stack as="ul" gap={2}>
                {deliveries.map((delivery) => (
                  <Delivery key={delivery.id} delivery={delivery} endpointId={endpointId} />
                ))}
              </Stack>
              <Row gap={2} justify="space-between">
                <Button size="small" variant="plain" onClick={onReplay}>
                  {COPY.replayMany}
                </Button>
                {hasMore && limit < PAGE_SIZE.max && (
                  <Button
                    size="small"
                    variant="plain"
                    loading={query.isFetching}
                    onClick={() => setLimit(Math.min(limit + PAGE, PAGE_SIZE.max))}
                  >
                    {COPY.more}
                  </Button>
                )}
              </Row>
            </Stack>
          )
        }
      </QueryView>
    </Section>
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
    <Item data-row data-key={id}>
      <Row gap={2} justify="space-between">
        <span>
          <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge> {event}, <Instant at={created_at} />
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

const Section = styled.section`
  display: grid;
  gap: ${token('space-3')};
`

const Heading = styled.h3`
  font-size: ${token('heading-panel')};
`

const Item = styled.li`
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
