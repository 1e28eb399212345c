import { fieldErrorsOf } from '@luzzu/api-client'
import { useCreateWebhookEndpointMutation } from '@luzzu/api-client/webhooks'
import {
  type Validated,
  validateWebhookEndpoint,
  WEBHOOK_EVENTS,
  type WebhookEndpointInput,
  type WebhookEvent,
} from '@luzzu/domain'
import type { NewWebhookEndpoint } from '@luzzu/domain/contracts'
import { FormDialog, useValidatedForm } from '@luzzu/page/form'
import { CheckboxCard, ErrorAlert, TextField } from '@luzzu/ui'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { errorReason } from '../../../platform/api-errors'
import { Group } from '../../../platform/form-fields/RowsField.styles'
import { WEBHOOKS_COPY as COPY } from './webhooks.copy'

type Values = { url: string; description: string; events: WebhookEvent[] }
type WebhookDialogProps = {
  open: boolean
  onClose: () => void
  onCreated: (endpoint: NewWebhookEndpoint) => void
}

/** Makes a webhook: where events are sent to, and which. */
export function WebhookDialog({ open, onClose, onCreated }: WebhookDialogProps) {
  const form = useWebhookForm(onCreated)
  const { field: events } = useController(form.controlled('events'))
  const errorId = useId()
  const error = form.errorOf('events')
  const choose = (event: WebhookEvent, isOn: boolean) =>
    events.onChange([...events.value.filter((one) => one !== event), ...(isOn ? [event] : [])])
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
      <TextField label={COPY.url} hint={COPY.urlHint} inputMode="url" data-autofocus {...form.field('url')} />
      <TextField label={COPY.description} optional {...form.field('description')} />
      <Group ref={events.ref} tabIndex={-1} aria-describedby={error && errorId}>
        <legend>{COPY.events}</legend>
        <ErrorAlert id={errorId}>{error}</ErrorAlert>
        {WEBHOOK_EVENTS.map((event) => (
          <CheckboxCard
            key={event}
            label={event}
            checked={events.value.includes(event)}
            onChange={(isOn) => choose(event, isOn)}
          />
        ))}
      </Group>
    </FormDialog>
  )
}

/** The server alone knows which addresses are exempt from the rules. */
const check = (values: Values): Validated<WebhookEndpointInput> =>
  validateWebhookEndpoint(values, URL.canParse(values.url) ? [new URL(values.url).origin] : [])

function useWebhookForm(onCreated: (endpoint: NewWebhookEndpoint) => void) {
  const form = useValidatedForm<Values, WebhookEndpointInput>({
    defaultValues: { url: '', description: '', events: [...WEBHOOK_EVENTS] },
    check,
  })
  const [create] = useCreateWebhookEndpointMutation()
  const submit = form.onSubmit(async (endpoint) => {
    const { data, error } = await create(endpoint)
    if (!error) return onCreated(data)
    form.reject(fieldErrorsOf(error))
    form.fail(`${COPY.notCreated} ${errorReason(error)}`)
  })
  return { ...form, submit }
}
