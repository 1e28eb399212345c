import { useUpdateWebhookEndpointMutation } from '@luzzu/api-client/webhooks'
import type { WebhookEndpoint } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { showSuccess } from '@luzzu/ui'
import { useWebhookForm } from './use-webhook-form'
import { WebhookFields } from './WebhookFields'
import { WEBHOOKS_COPY as COPY } from './webhooks.copy'

type WebhookEditDialogProps = { endpoint: WebhookEndpoint; open: boolean; onClose: () => void }

/** Changes where events are sent to, and which. */
export function WebhookEditDialog({ endpoint, open, onClose }: WebhookEditDialogProps) {
  const { id, url, description, events } = endpoint
  const [update] = useUpdateWebhookEndpointMutation()
  const form = useWebhookForm({
    defaultValues: { url, description, events },
    save: ({ enabled: _, ...change }) => update({ id, change }),
    onSaved() {
      showSuccess(COPY.changed)
      onClose()
    },
    failed: COPY.notChanged,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={COPY.editTitle}
      size="medium"
      form={form}
      submit={{ children: COPY.save }}
      cancelLabel={COPY.cancel}
    >
      <WebhookFields form={form} />
    </FormDialog>
  )
}
