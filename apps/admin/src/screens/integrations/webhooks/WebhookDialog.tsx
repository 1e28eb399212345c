import {
  useCreateWebhookEndpointMutation,
  useUpdateWebhookEndpointMutation,
} from '@luzzu/api-client/webhooks'
import {
  type Validated,
  validateWebhookEndpoint,
  WEBHOOK_EVENTS,
  type WebhookEndpointInput,
} from '@luzzu/domain'
import type { NewWebhookEndpoint, WebhookEndpoint } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { showSuccess, TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { CheckboxList } from '../../../platform/form-fields/CheckboxList'
import { FieldGroup } from '../../../platform/form-fields/FieldGroup'
import { useSaveForm } from '../../../platform/use-save-form'
import { WEBHOOKS_COPY as COPY, EVENT_LABELS } from './webhooks.copy'

type Values = Pick<WebhookEndpointInput, 'url' | 'description' | 'events'>

type DialogProps = { open: boolean; onClose: () => void }

/** Makes a webhook. */
export function WebhookDialog({
  onCreated,
  ...dialog
}: DialogProps & { onCreated: (endpoint: NewWebhookEndpoint) => void }) {
  const [create] = useCreateWebhookEndpointMutation()
  const form = useSaveForm<Values, WebhookEndpointInput, NewWebhookEndpoint>({
    defaultValues: { url: '', description: '', events: [...WEBHOOK_EVENTS] },
    check,
    save: create,
    onSaved: onCreated,
    failed: COPY.notCreated,
  })
  return <WebhookFormDialog {...dialog} title={COPY.add} form={form} submitLabel={COPY.create} />
}

/** Changes a webhook. */
export function WebhookEditDialog({ endpoint, ...dialog }: DialogProps & { endpoint: WebhookEndpoint }) {
  const { id, url, description, events } = endpoint
  const [update] = useUpdateWebhookEndpointMutation()
  const form = useSaveForm<Values, WebhookEndpointInput, WebhookEndpoint>({
    defaultValues: { url, description, events },
    check,
    save: ({ enabled: _, ...change }) => update({ id, change }),
    onSaved() {
      showSuccess(COPY.changed)
      dialog.onClose()
    },
    failed: COPY.notChanged,
  })
  return <WebhookFormDialog {...dialog} title={COPY.editTitle} form={form} submitLabel={COPY.save} />
}

/** The server alone knows which addresses are exempt from the rules. */
function check(values: Values): Validated<WebhookEndpointInput> {
  return validateWebhookEndpoint(values, URL.canParse(values.url) ? [new URL(values.url).origin] : [])
}

const OPTIONS = WEBHOOK_EVENTS.map((event) => ({ value: event, label: EVENT_LABELS[event] }))

type WebhookFormDialogProps = DialogProps & {
  title: string
  form: ReturnType<typeof useSaveForm<Values, WebhookEndpointInput, unknown>>
  submitLabel: string
}

/** Where events are sent to, and which. */
function WebhookFormDialog({ form, submitLabel, ...dialog }: WebhookFormDialogProps) {
  const { field: events } = useController(form.controlled('events'))
  return (
    <FormDialog
      {...dialog}
      size="medium"
      form={form}
      submit={{ children: submitLabel }}
      cancelLabel={COPY.cancel}
    >
      <TextField label={COPY.url} hint={COPY.urlHint} inputMode="url" data-autofocus {...form.field('url')} />
      <TextField label={COPY.description} optional {...form.field('description')} />
      <FieldGroup label={COPY.events} error={form.errorOf('events')} inputRef={events.ref}>
        <CheckboxList options={OPTIONS} value={events.value} onChange={events.onChange} />
      </FieldGroup>
    </FormDialog>
  )
}
