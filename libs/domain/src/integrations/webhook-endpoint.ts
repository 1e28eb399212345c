import { type Instant, parseInstant, toInstant } from '../calendar/instant'
import { type Fields, type Rules, type Validated, validateFields, validateSentFields } from '../fields'
import { MAX_INTEGRATIONS, MAX_LENGTH } from '../limits'
import { isId } from '../numbers'
import { optionalTextRule } from '../text'
import { checkWebhookUrl } from './webhook-url'

export const WEBHOOK_EVENTS = [
  'booking.created',
  'booking.confirmed',
  'booking.cancelled',
  'booking.moved',
  'booking.attendance',
  'booking.deleted',
  'product.changed',
  'availability.changed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Where events are sent to. */
export type WebhookEndpointInput = {
  url: string
  events: WebhookEvent[]
  description: string
  enabled: boolean
}

export const WEBHOOK_MESSAGES = {
  events: 'Please choose at least one event',
  unknownEvent: `Events must be of ${WEBHOOK_EVENTS.join(', ')}`,
  enabled: 'Enabled must be true or false',
  limit: `There can be at most ${MAX_INTEGRATIONS.webhookEndpoints} webhook endpoints. Delete one that you no longer use.`,
  rotating: 'The secret was replaced less than 24 hours ago, and the one before still signs.',
  replay: 'Please choose deliveries, or since when and in which state',
  replayIds: `Deliveries must be 1 to ${MAX_INTEGRATIONS.replayed} ids`,
  since: 'Since must be a point in time such as 2026-07-10T08:00:00Z',
  state: 'State must be delivered or failed',
} as const

const isEvent = (value: unknown): value is WebhookEvent => WEBHOOK_EVENTS.some((event) => event === value)

const DESCRIPTION = optionalTextRule({ name: 'Description', max: MAX_LENGTH.webhookDescription })

/** `allowedOrigins` are exempt from the rules of addresses. */
const rulesFor = (allowedOrigins: readonly string[]): Rules<WebhookEndpointInput> => ({
  url: { check: (url) => checkWebhookUrl(url, allowedOrigins), read: String },
  events: {
    check: checkEvents,
    read: (events) => WEBHOOK_EVENTS.filter((event) => (events as WebhookEvent[]).includes(event)),
  },
  description: { check: DESCRIPTION.check, read: (text) => DESCRIPTION.read(text) ?? '' },
  enabled: {
    check: (enabled) =>
      enabled === undefined || typeof enabled === 'boolean' ? undefined : WEBHOOK_MESSAGES.enabled,
    read: (enabled) => enabled !== false,
  },
})

function checkEvents(events: unknown): string | undefined {
  if (!Array.isArray(events) || events.length === 0) return WEBHOOK_MESSAGES.events
  return events.every(isEvent) ? undefined : WEBHOOK_MESSAGES.unknownEvent
}

type EndpointFields = Fields<keyof WebhookEndpointInput>

/** Checks a new endpoint, which is enabled unless it says otherwise. */
export const validateWebhookEndpoint = (fields: EndpointFields, allowedOrigins: readonly string[] = []) =>
  validateFields(rulesFor(allowedOrigins), fields)

/** Checks what is to be changed about an endpoint. */
export const validateWebhookChange = (fields: EndpointFields, allowedOrigins: readonly string[] = []) =>
  validateSentFields(rulesFor(allowedOrigins), fields)

/** What is sent again: some deliveries, or all of a state that are not older. */
export type WebhookReplay = { delivery_ids: number[] } | { since: Instant; state: 'delivered' | 'failed' }

type ReplayField = 'delivery_ids' | 'since' | 'state'

/** Checks which deliveries are to be sent again. */
export function validateWebhookReplay(fields: Fields<ReplayField>): Validated<WebhookReplay, ReplayField> {
  const { delivery_ids: ids, since, state } = fields
  const isPeriod = since !== undefined || state !== undefined
  if (isPeriod === (ids !== undefined))
    return { ok: false, errors: { delivery_ids: WEBHOOK_MESSAGES.replay } }
  return isPeriod ? validatePeriod(since, state) : validateIds(ids)
}

function validateIds(ids: unknown): Validated<WebhookReplay, ReplayField> {
  const isList = Array.isArray(ids) && ids.length >= 1 && ids.length <= MAX_INTEGRATIONS.replayed
  if (!isList || !ids.every(isId)) return { ok: false, errors: { delivery_ids: WEBHOOK_MESSAGES.replayIds } }
  return { ok: true, value: { delivery_ids: [...new Set<number>(ids)] } }
}

function validatePeriod(since: unknown, state: unknown): Validated<WebhookReplay, ReplayField> {
  const at = parseInstant(since)
  const isState = state === 'delivered' || state === 'failed'
  if (at && isState) return { ok: true, value: { since: toInstant(at), state } }
  return {
    ok: false,
    errors: {
      ...(!at && { since: WEBHOOK_MESSAGES.since }),
      ...(!isState && { state: WEBHOOK_MESSAGES.state }),
    },
  }
}
