import Type from 'typebox'
import { PAGE_QUERY } from '../list.contract'
import { defineOperations } from '../operation'
import { validateWebhookReplay } from './webhook-endpoint'
import {
  DELIVERY_STATES,
  NewWebhookEndpointSchema,
  WebhookDeliverySchema,
  WebhookEndpointChangeSchema,
  WebhookEndpointRequestSchema,
  WebhookEndpointSchema,
  WebhookReplaySchema,
  WebhookTestSchema,
} from './webhooks.contract'

const REQUEST = {
  url: 'https://example.com/hooks/luzzu',
  events: ['booking.created' as const, 'booking.cancelled' as const],
  description: 'Accounting',
  enabled: true,
}
const ENDPOINT = {
  id: 1,
  ...REQUEST,
  disabled_reason: null,
  last4: 'kE8=',
  previous_secret_until: null,
  created_at: '2026-06-18T07:40:00.000Z',
  last_success_at: '2026-06-18T09:10:00.000Z',
  last_24_hours: { delivered: 42, failed: 1, pending: 0 },
}
const SECRET = 'whsec_q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFkE8='
const DELIVERY = {
  id: 7,
  event: 'availability.changed',
  created_at: '2026-06-18T09:09:58.000Z',
  state: 'delivered' as const,
  attempts: [
    { at: '2026-06-18T09:10:00.000Z', status: 500, ms: 84, error: 'status-500' },
    { at: '2026-06-18T09:10:05.000Z', status: 204, ms: 41, error: null },
  ],
  next_attempt_at: null,
  payload: {
    type: 'availability.changed',
    timestamp: '2026-06-18T09:09:58.000Z',
    data: { product_id: 2, from_date: '2026-07-10', to_date: '2026-07-10' },
  },
  answer: '',
}

export const webhookOperations = defineOperations('Integrations', {
  'GET /webhook-endpoints': {
    id: 'listWebhookEndpoints',
    summary: 'List webhook endpoints, with how their deliveries are doing',
    access: 'admin',
    answer: { 200: Type.Array(WebhookEndpointSchema) },
    example: [ENDPOINT],
  },
  'POST /webhook-endpoints': {
    id: 'createWebhookEndpoint',
    summary: 'Have events sent to an address',
    access: 'admin',
    body: WebhookEndpointRequestSchema,
    answer: { 201: NewWebhookEndpointSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location'],
    errors: ['limit-reached'],
    bodyExample: REQUEST,
    example: { ...ENDPOINT, secret: SECRET },
  },
  'PUT /webhook-endpoints/:id': {
    id: 'updateWebhookEndpoint',
    summary: 'Change a webhook endpoint: only what is sent changes',
    access: 'admin',
    body: WebhookEndpointChangeSchema,
    answer: { 200: WebhookEndpointSchema },
    bodyExample: REQUEST,
    example: ENDPOINT,
  },
  'DELETE /webhook-endpoints/:id': {
    id: 'deleteWebhookEndpoint',
    summary: 'Delete a webhook endpoint with its deliveries',
    access: 'admin',
    answer: { 204: Type.Null() },
  },
  'POST /webhook-endpoints/:id/rotate-secret': {
    id: 'rotateWebhookSecret',
    summary: 'Replace the signing secret; for 24 hours both sign',
    access: 'admin',
    answer: { 200: NewWebhookEndpointSchema },
    errors: ['invalid-state'],
    example: { ...ENDPOINT, secret: SECRET },
  },
  'POST /webhook-endpoints/:id/test': {
    id: 'testWebhookEndpoint',
    summary: 'Send `endpoint.test` and tell what was answered',
    access: 'admin',
    answer: { 200: WebhookTestSchema },
    example: { delivered: true, status: 204, ms: 41, error: null },
  },
  'GET /webhook-endpoints/:id/deliveries': {
    id: 'listWebhookDeliveries',
    summary: 'List the deliveries of the last 30 days, newest first',
    access: 'admin',
    query: Type.Object({
      state: Type.Optional(Type.Enum([...DELIVERY_STATES], { description: 'State of the delivery' })),
      ...PAGE_QUERY,
    }),
    answer: { 200: Type.Array(WebhookDeliverySchema) },
    headers: ['Link'],
    example: [DELIVERY],
  },
  'POST /webhook-endpoints/:id/replay': {
    id: 'replayWebhookDeliveries',
    summary: 'Send deliveries again, with the ids that they had',
    access: 'admin',
    body: WebhookReplaySchema,
    validate: validateWebhookReplay,
    answer: { 202: Type.Object({ queued: Type.Integer() }) },
    bodyExample: { delivery_ids: [7] },
    example: { queued: 1 },
  },
})
