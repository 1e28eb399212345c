import { LIST_QUERY } from '@luzzu/api-client'
import { useListWebhookEndpointsQuery } from '@luzzu/api-client/webhooks'
import type { WebhookEndpoint } from '@luzzu/domain/contracts'
import { Alert, Badge, type Column, Stack, size } from '@luzzu/ui'
import { List, Pencil, Webhook } from 'lucide-react'
import { useDialogState } from '../../../platform/use-dialog-state'
import { actionsColumn } from '../actions-column'
import { IntegrationPanel } from '../IntegrationPanel'
import { SecretDialog } from '../secret/SecretDialog'
import { useIssuedSecret } from '../secret/use-issued-secret'
import { EndpointDialog } from './EndpointDialog'
import { WebhookDialog, WebhookEditDialog } from './WebhookDialog'
import { WEBHOOKS_COPY as COPY, webhookMessages } from './webhooks.copy'

/** Where events are sent to, and how that is going. */
export function WebhooksTab() {
  const query = useListWebhookEndpointsQuery(undefined, LIST_QUERY)
  const creation = useDialogState<true>()
  const editing = useDialogState<WebhookEndpoint>()
  const details = useDialogState<number>()
  const issued = useIssuedSecret()
  const chosen = query.data?.find(({ id }) => id === details.value)
  const disabled = query.data?.filter(
    ({ enabled, disabled_reason }) => !enabled && disabled_reason !== 'staff',
  )
  return (
    <Stack gap={4}>
      {disabled?.map((endpoint) => (
        <Alert key={endpoint.id} tone="warning">
          {webhookMessages.disabled(endpoint)}
        </Alert>
      ))}
      <IntegrationPanel
        copy={COPY}
        icon={<Webhook aria-hidden="true" />}
        query={query}
        columns={columnsFor({ onOpen: details.open, onEdit: editing.open })}
        onAdd={() => creation.open(true)}
        isDialogOpen={[creation, editing, details].some(({ isOpen }) => isOpen) || issued.dialog.open}
      />
      <WebhookDialog
        key={`new ${creation.formKey}`}
        open={creation.isOpen}
        onClose={creation.close}
        onCreated={({ secret }) => {
          creation.close()
          issued.show(COPY.created, secret)
        }}
      />
      {editing.value && (
        <WebhookEditDialog
          key={editing.formKey}
          endpoint={editing.value}
          open={editing.isOpen}
          onClose={editing.close}
        />
      )}
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
      <SecretDialog {...issued.dialog} label={COPY.secret} hint={COPY.secretHint} />
    </Stack>
  )
}

type Actions = { onOpen: (id: number) => void; onEdit: (endpoint: WebhookEndpoint) => void }

function columnsFor({ onOpen, onEdit }: Actions): Column<WebhookEndpoint>[] {
  return [
    {
      key: 'url',
      header: COPY.url,
      isRowHeader: true,
      clip: true,
      cell: ({ url, description }) => <span title={url}>{description || url}</span>,
    },
    {
      key: 'events',
      header: COPY.events,
      cell: ({ events }) => <span title={events.join(', ')}>{webhookMessages.events(events)}</span>,
    },
    {
      key: 'health',
      header: COPY.health,
      cell: ({ last_24_hours }) => webhookMessages.health(last_24_hours),
    },
    {
      key: 'state',
      header: COPY.state,
      width: size(28),
      bareInCard: true,
      cell: ({ enabled }) => (
        <Badge tone={enabled ? 'confirmed' : 'cancelled'}>{enabled ? COPY.enabled : COPY.disabled}</Badge>
      ),
    },
    actionsColumn(size(56), (endpoint) => [
      {
        label: COPY.edit,
        name: webhookMessages.editLabel(endpoint.url),
        icon: <Pencil aria-hidden="true" />,
        onClick: () => onEdit(endpoint),
      },
      {
        label: COPY.open,
        name: webhookMessages.openLabel(endpoint.url),
        icon: <List aria-hidden="true" />,
        onClick: () => onOpen(endpoint.id),
      },
    ]),
  ]
}
