import { WEBHOOK_EVENTS, type WebhookEvent } from '@luzzu/domain'
import type { DeliveryState, WebhookEndpoint, WebhookTest } from '@luzzu/domain/contracts'

export const WEBHOOKS_COPY = {
  title: 'Webhooks',
  caption: 'Webhook endpoints',
  purpose:
    'A webhook tells another program at once when a booking, a product or the availability changes, such as your accounting or your channel manager.',
  none: 'No webhooks yet',
  add: 'Add webhook',
  create: 'Add webhook',
  notLoaded: 'Couldn’t load the webhooks.',
  url: 'Address',
  urlHint: 'Where the program receives events: https://…',
  description: 'Description',
  events: 'Events',
  health: 'Last 24 hours',
  state: 'Status',
  enabled: 'Enabled',
  disabled: 'Disabled',
  edit: 'Edit',
  editTitle: 'Edit webhook',
  save: 'Save changes',
  notChanged: 'The webhook could not be changed.',
  open: 'Deliveries',
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
  noDeliveries: 'There are none.',
  show: 'Deliveries to show',
  all: 'All',
  more: 'Show more',
  deliveriesNotLoaded: 'Couldn’t load the deliveries.',
  replay: 'Send again',
  replayed: 'It is being sent again.',
  replayMany: 'Send several again',
  replayTitle: 'Send several deliveries again',
  replayWhich: 'Which',
  replaySince: 'From',
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

/** What they tell, in the order of the list of events. */
export const EVENT_LABELS: Record<WebhookEvent, string> = {
  'booking.created': 'A booking or request is made',
  'booking.confirmed': 'A request is approved',
  'booking.cancelled': 'A booking is cancelled',
  'booking.moved': 'A booking is moved',
  'booking.attendance': 'A guest is checked in',
  'booking.deleted': 'A booking is deleted',
  'product.changed': 'A rental service changes',
  'availability.changed': 'The availability changes',
}

export const STATE_LABELS: Record<DeliveryState, string> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}

export const REPLAY_STATES = [
  { state: 'failed', label: 'Those that failed' },
  { state: 'delivered', label: 'Those that were delivered' },
] as const

/** Deliveries are kept for 30 days. */
export const REPLAY_PERIODS = [
  { hours: 1, label: 'The last hour' },
  { hours: 24, label: 'The last 24 hours' },
  { hours: 7 * 24, label: 'The last 7 days' },
  { hours: 30 * 24, label: 'The last 30 days' },
] as const

const REASONS: Record<NonNullable<WebhookEndpoint['disabled_reason']>, string> = {
  gone: 'It answered that it is gone (410).',
  failing: 'For five days nothing could be delivered to it.',
  staff: 'A member of staff has disabled it.',
}

const FAILURES: Record<string, string> = {
  'address-not-allowed': 'the address is not of the public internet',
  'secret-unreadable': 'its secret can no longer be read: rotate it',
  timeout: 'no answer within 15 seconds',
  'connection-failed': 'no connection',
  ECONNREFUSED: 'no connection',
  ENOTFOUND: 'nothing is known under this name',
}

/** What was answered, or why nothing was. */
const outcome = (status: number | null, error: string | null) =>
  status === null ? (FAILURES[error ?? ''] ?? error) : `answered ${status}`

export const webhookMessages = {
  openLabel: (url: string) => `Deliveries of ${url}`,
  editLabel: (url: string) => `Edit ${url}`,
  events: (events: readonly WebhookEvent[]) =>
    events.length === WEBHOOK_EVENTS.length ? 'All events' : events.join(', '),
  health: ({ delivered, failed, pending }: WebhookEndpoint['last_24_hours']) =>
    `${delivered} delivered, ${failed} failed, ${pending} waiting`,
  disabled: ({ url, disabled_reason }: WebhookEndpoint) =>
    `${url} gets no events: it is disabled. ${disabled_reason ? REASONS[disabled_reason] : ''}`,
  tested: ({ delivered, status, ms, error }: WebhookTest) =>
    delivered ? `Delivered in ${ms} ms (${status}).` : `Not delivered: ${outcome(status, error)}.`,
  attempt: (status: number | null, error: string | null, ms: number) => `${outcome(status, error)}, ${ms} ms`,
  replayLabel: (event: string, id: number) => `Send again: ${event} ${id}`,
  replayConsequence: (url: string) =>
    `${url} gets them once more. Each keeps its id, by which a program knows what it has had already.`,
  replayed: (queued: number) => {
    if (queued === 0) return 'There was nothing to send again.'
    return queued === 1 ? 'One delivery is being sent again.' : `${queued} deliveries are being sent again.`
  },
  deleteConsequence: (url: string) =>
    `${url} gets no more events, and the record of its deliveries is deleted.`,
  rotateConsequence: (url: string) =>
    `For 24 hours both secrets sign what is sent to ${url}; then the old one stops.`,
  failed: (reason: string) => `That did not work. ${reason}`,
} as const
