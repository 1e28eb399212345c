import { WEBHOOK_EVENTS } from '@luzzu/domain'
import { TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { CheckboxList } from '../../../platform/form-fields/CheckboxList'
import { FieldGroup } from '../../../platform/form-fields/FieldGroup'
import type { WebhookForm } from './use-webhook-form'
import { WEBHOOKS_COPY as COPY, EVENT_LABELS } from './webhooks.copy'

const OPTIONS = WEBHOOK_EVENTS.map((event) => ({ value: event, label: EVENT_LABELS[event] }))

/** Where events are sent to, and which. */
export function WebhookFields({ form }: { form: WebhookForm }) {
  const { field: events } = useController(form.controlled('events'))
  return (
    <>
      <TextField label={COPY.url} hint={COPY.urlHint} inputMode="url" data-autofocus {...form.field('url')} />
      <TextField label={COPY.description} optional {...form.field('description')} />
      <FieldGroup label={COPY.events} error={form.errorOf('events')} inputRef={events.ref}>
        <CheckboxList options={OPTIONS} value={events.value} onChange={events.onChange} />
      </FieldGroup>
    </>
  )
}
