import { LIST_QUERY } from '@luzzu/api-client'
import { useListWebhookEndpointsQuery } from '@luzzu/api-client/webhooks'
import type { WebhookEndpoint } from '@luzzu/domain/contracts'
import { Alert, Badge, Button, type Column, DataTable, EmptyState, Panel, Stack, size } from '@luzzu/ui'
import { Webhook } from 'lucide-react'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useDialogState } from '../../../platform/use-dialog-state'
import { SecretDialog } from '../secret/SecretDialog'
import { useIssuedSecret } from '../secret/use-issued-secret'
import { EndpointDialog } from './EndpointDialog'
import { WebhookDialog } from './WebhookDialog'
import { WEBHOOKS_COPY as COPY, webhookMessages } from './webhooks.copy'

/** Where events are sent to, and how that is going. */
export function WebhooksTab() {
  const query = useListWebhookEndpointsQuery(undefined, LIST_QUERY)
  const creation = useDialogState<true>()
  const details = useDialogState<number>()
  const issued = useIssuedSecret()
  const chosen = query.data?.find(({ id }) => id === details.value)
  const disabled = query.data?.filter(
    ({ enabled, disabled_reason }) => !enabled && disabled_reason !== 'staff',
  )
  const add = (
    <Button icon={<Webhook aria-hidden="true" />} onClick={() => creation.open(true)}>
      {COPY.add}
    </Button>
  )
  const table = (rows: WebhookEndpoint[], loadingRows: number) => (
    <DataTable
      caption={COPY.caption}
      columns={columnsFor(details.open)}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loadingRows={loadingRows}
      empty={
        <EmptyState title={COPY.none} icon={<Webhook aria-hidden="true" />} action={add}>
          {COPY.purpose}
        </EmptyState>
      }
    />
  )
  return (
    <Stack gap={4}>
      {disabled?.map((endpoint) => (
        <Alert key={endpoint.id} tone="warning">
          {webhookMessages.disabled(endpoint)}
        </Alert>
      ))}
      <Panel title={COPY.title} action={query.data && query.data.length > 0 ? add : undefined}>
        <QueryView query={query} failure={COPY.notLoaded} skeleton={table([], 2)}>
          {(endpoints) => table(endpoints, 0)}
        </QueryView>
      </Panel>
      <WebhookDialog
        key={creation.formKey}
        open={creation.isOpen}
        onClose={creation.close}
        onCreated={({ secret }) => {
          creation.close()
          issued.show(COPY.created, secret)
        }}
      />
      {chosen && (
        <EndpointDialog
          open={details.isOpen}
          onClose={details.close}
          endpoint={chosen}
          onRotated={(secret) => {
            details.close()
            issued.show(COPY.rotated, secret)
          }}
        />
      )}
      <SecretDialog
        open={issued.isOpen}
        onClose={issued.close}
        title={issued.title}
        label={COPY.secret}
        hint={COPY.secretHint}
        secret={issued.secret}
      />
    </Stack>
  )
}

function columnsFor(onOpen: (id: number) => void): Column<WebhookEndpoint>[] {
  return [
    {
      key: 'url',
      header: COPY.url,
      isRowHeader: true,
      clip: true,
      cell: ({ url, description }) => <span title={url}>{description || url}</span>,
    },
    { key: 'events', header: COPY.events, clip: true, cell: ({ events }) => events.join(', ') },
    {
      key: 'health',
      header: COPY.health,
      cell: ({ last_24_hours }) => webhookMessages.health(last_24_hours),
    },
    {
      key: 'state',
      header: COPY.state,
      width: size(28),
      cell: ({ enabled }) => (
        <Badge tone={enabled ? 'confirmed' : 'cancelled'}>{enabled ? COPY.enabled : COPY.disabled}</Badge>
      ),
    },
    {
      key: 'actions',
      header: COPY.actions,
      width: size(28),
      align: 'end',
      bareOnPhone: true,
      cell: ({ id, url }) => (
        <Button
          size="small"
          variant="quiet"
          aria-label={webhookMessages.openLabel(url)}
          onClick={() => onOpen(id)}
        >
          {COPY.open}
        </Button>
      ),
    },
  ]
}
