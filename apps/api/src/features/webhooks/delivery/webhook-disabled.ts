import type { EmailTemplate, Sender } from '../../../platform/mail/email-template'

/** `host` alone is told of the address: the rest of it may be secret. */
type DisabledWebhook = {
  username: string
  host: string
  /** For one of a reseller, its name. */
  description: string
  problem: 'gone' | 'failing'
  isOfReseller: boolean
}

const PROBLEMS = {
  gone: 'It answered that it is gone (410).',
  failing: 'For five days nothing could be delivered to it.',
}

/** Tells the business that a webhook endpoint gets no more events. */
export const webhookDisabled: EmailTemplate<DisabledWebhook> = {
  kind: 'webhook-disabled',
  action: 'Open the integrations',
  subject: (_site, { host }) => `Webhook disabled: ${host}`,
  body: (site, webhook) => (webhook.isOfReseller ? ofReseller(site, webhook) : ofBusiness(site, webhook)),
}

function ofBusiness(site: Sender, { host, description, problem }: DisabledWebhook): string[] {
  return [
    `The webhook endpoint ${description ? `“${description}” ` : ''}at ${host} was disabled. ${PROBLEMS[problem]}`,
    'It gets no more events until somebody enables it again. What was not delivered is kept for 30 days and can be sent again.',
    `${site.url}/admin/integrations/webhooks`,
  ]
}

const ofReseller = (site: Sender, { host, description, problem }: DisabledWebhook) => [
  `The webhook of the reseller ${description} at ${host} was disabled. ${PROBLEMS[problem]}`,
  'Until the reseller makes a new one, it gets an email when you change one of its bookings.',
  `${site.url}/admin/integrations/resellers`,
]
