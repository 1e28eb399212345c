import type { WebhookEndpoint, WebhookTest } from '@luzzu/domain/contracts'

export const WEBHOOKS_COPY = {
  title: 'Webhooks',
  caption: 'Webhook endpoints',
  purpose:
    'A webhook tells another program at once when a booking, a product or the availability changes, such as your accounting or your channel manager.',
  none: 'No webhooks yet',
  add: 'Add webhook',
  create: 'Create webhook',
  notLoaded: 'Couldn’t load the webhooks.',
  url: 'Address',
  urlHint: 'Where the program receives events: https://…',
  description: 'Description',
  events: 'Events',
  health: 'Last 24 hours',
  state: 'Status',
  enabled: 'Enabled',
  disabled: 'Disabled',
  actions: 'Actions',
  open: 'Open',
  cancel: 'Cancel',
  close: 'Close',
  created: 'Webhook created',
  rotated: 'New signing secret',
  secret: 'Signing secret',
  secretHint: 'The program checks with it that events come from you.',
  notCreated: 'The webhook could not be created.',
  test: 'Send a test',
  rotate: 'New secret',
  disable: 'Disable',
  enable: 'Enable',
  remove: 'Delete',
  deliveries: 'Deliveries',
  noDeliveries: 'Nothing was sent yet.',
  deliveriesNotLoaded: 'Couldn’t load the deliveries.',
  replay: 'Send again',
  replayed: 'It is being sent again.',
  payload: 'What was sent',
  answer: 'Answer',
  nextAttempt: 'Next attempt',
  deleteTitle: 'Delete webhook?',
  deleteConfirm: 'Delete webhook',
  rotateTitle: 'Make a new signing secret?',
  rotateConfirm: 'Make new secret',
  keep: 'Keep it',
  deleted: 'Webhook deleted.',
  changed: 'Webhook changed.',
} as const

const REASONS: Record<NonNullable<WebhookEndpoint['disabled_reason']>, string> = {
  gone: 'It answered that it is gone (410).',
  failing: 'For five days nothing could be delivered to it.',
  staff: 'A member of staff has disabled it.',
}

export const webhookMessages = {
  openLabel: (url: string) => `Open ${url}`,
  health: ({ delivered, failed, pending }: WebhookEndpoint['last_24_hours']) =>
    `${delivered} delivered, ${failed} failed, ${pending} waiting`,
  disabled: ({ url, disabled_reason }: WebhookEndpoint) =>
    `${url} gets no events: it is disabled. ${disabled_reason ? REASONS[disabled_reason] : ''}`,
  tested: ({ delivered, status, ms, error }: WebhookTest) =>
    delivered ? `Delivered in ${ms} ms (${status}).` : `Not delivered: ${error ?? status}.`,
  attempt: (status: number | null, error: string | null, ms: number) =>
    `${error === null ? status : error}, ${ms} ms`,
  replayLabel: (event: string, id: number) => `Send again: ${event} ${id}`,
  deleteConsequence: (url: string) =>
    `${url} gets no more events, and the record of its deliveries is deleted.`,
  rotateConsequence: (url: string) =>
    `For 24 hours both secrets sign what is sent to ${url}; then the old one stops.`,
  failed: (reason: string) => `That did not work. ${reason}`,
} as const
