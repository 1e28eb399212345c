import { useCreateWebhookEndpointMutation } from '@luzzu/api-client/webhooks'
import { WEBHOOK_EVENTS } from '@luzzu/domain'
import type { NewWebhookEndpoint } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { useWebhookForm } from './use-webhook-form'
import { WebhookFields } from './WebhookFields'
import { WEBHOOKS_COPY as COPY } from './webhooks.copy'

type WebhookDialogProps = {
  open: boolean
  onClose: () => void
  onCreated: (endpoint: NewWebhookEndpoint) => void
}

/** Makes a webhook: where events are sent to, and which. */
export function WebhookDialog({ open, onClose, onCreated }: WebhookDialogProps) {
  const [create] = useCreateWebhookEndpointMutation()
  const form = useWebhookForm({
    defaultValues: { url: '', description: '', events: [...WEBHOOK_EVENTS] },
    save: create,
    onSaved: onCreated,
    failed: COPY.notCreated,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={COPY.add}
      size="medium"
      form={form}
      submit={{ children: COPY.create }}
      cancelLabel={COPY.cancel}
    >
      <WebhookFields form={form} />
    </FormDialog>
  )
}
