import type { EmailTemplate } from '../../../platform/mail/email-template'

/** `host` alone is told of the address: the rest of it may be secret. */
type DisabledWebhook = { username: string; host: string; description: string; problem: 'gone' | 'failing' }

const PROBLEMS = {
  gone: 'It answered that it is gone (410).',
  failing: 'For five days nothing could be delivered to it.',
}

/** Tells the business that a webhook endpoint gets no more events. */
export const webhookDisabled: EmailTemplate<DisabledWebhook> = {
  kind: 'webhook-disabled',
  action: 'Open the webhooks',
  subject: (_site, { host }) => `Webhook disabled: ${host}`,
  body: (site, { host, description, problem }) => [
    `The webhook endpoint ${description ? `“${description}” ` : ''}at ${host} was disabled. ${PROBLEMS[problem]}`,
    'It gets no more events until somebody enables it again. What was not delivered is kept for 30 days and can be sent again.',
    `${site.url}/admin/integrations/webhooks`,
  ],
}
