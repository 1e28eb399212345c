import { type Answer, fieldErrorsOf } from '@luzzu/api-client'
import { type Validated, validateWebhookEndpoint, type WebhookEndpointInput } from '@luzzu/domain'
import { useValidatedForm } from '@luzzu/page/form'
import { errorReason } from '../../../platform/api-errors'

type Values = Pick<WebhookEndpointInput, 'url' | 'description' | 'events'>

type WebhookFormOptions<Saved> = {
  defaultValues: Values
  save: (endpoint: WebhookEndpointInput) => Promise<Answer<Saved>>
  onSaved: (saved: Saved) => void
  /** That it could not be saved; the reason follows. */
  failed: string
}

/** The server alone knows which addresses are exempt from the rules. */
const check = (values: Values): Validated<WebhookEndpointInput> =>
  validateWebhookEndpoint(values, URL.canParse(values.url) ? [new URL(values.url).origin] : [])

/** The form of a webhook: what is typed is kept when it is refused. */
export function useWebhookForm<Saved>({ defaultValues, save, onSaved, failed }: WebhookFormOptions<Saved>) {
  const form = useValidatedForm<Values, WebhookEndpointInput>({ defaultValues, check })
  const submit = form.onSubmit(async (endpoint) => {
    const { data, error } = await save(endpoint)
    if (!error) return onSaved(data)
    form.reject(fieldErrorsOf(error))
    form.fail(`${failed} ${errorReason(error)}`)
  })
  return { ...form, submit }
}

/** What the fields need of the form. */
export type WebhookForm = Pick<ReturnType<typeof useWebhookForm>, 'field' | 'controlled' | 'errorOf'>
