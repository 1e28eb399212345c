import type { OperationKey } from '@luzzu/domain/contracts'
import { type Case, json, to } from './matrix-case'

/** Webhooks, resellers and API tokens. */
export const INTEGRATION_CASES = {
  'GET /webhook-endpoints': () => to('/webhook-endpoints'),
  'POST /webhook-endpoints': () => ({
    ...to('/webhook-endpoints'),
    ...json({ url: 'https://hooks.example.com/luzzu', events: ['booking.created'], enabled: false }),
  }),
  'PUT /webhook-endpoints/:id': async (fixture) => ({
    ...to(`/webhook-endpoints/${await fixture.webhookEndpoint()}`),
    ...json({ description: 'Accounting' }),
  }),
  'DELETE /webhook-endpoints/:id': async (fixture) =>
    to(`/webhook-endpoints/${await fixture.webhookEndpoint()}`),
  'POST /webhook-endpoints/:id/rotate-secret': async (fixture) =>
    to(`/webhook-endpoints/${await fixture.webhookEndpoint()}/rotate-secret`),
  // Its name leads to nobody.
  'POST /webhook-endpoints/:id/test': async (fixture) =>
    to(`/webhook-endpoints/${await fixture.webhookEndpoint()}/test`),
  'GET /webhook-endpoints/:id/deliveries': async (fixture) =>
    to(`/webhook-endpoints/${await fixture.webhookEndpoint()}/deliveries`),
  'POST /webhook-endpoints/:id/replay': async (fixture) => ({
    ...to(`/webhook-endpoints/${await fixture.webhookEndpoint()}/replay`),
    ...json({ delivery_ids: [1] }),
  }),
  'GET /distributions': () => to('/distributions'),
  'GET /holds': () => to('/holds?from=2026-06-20&to=2026-06-20'),
  'GET /products/:id/distribution': (fixture) => to(`/products/${fixture.product.id}/distribution`),
  'PUT /products/:id/distribution': (fixture) => ({
    ...to(`/products/${fixture.product.id}/distribution`),
    ...json({ published: true }),
  }),
  'GET /api-tokens': () => to('/api-tokens'),
  'POST /api-tokens': () => ({
    ...to('/api-tokens'),
    ...json({ name: 'Accounting', scopes: ['bookings:read'] }),
  }),
  'PUT /api-tokens/:id': async (fixture) => ({
    ...to(`/api-tokens/${await fixture.spareToken()}`),
    ...json({ name: 'Bookkeeping' }),
  }),
  'POST /api-tokens/:id/rotate': async (fixture) => to(`/api-tokens/${await fixture.spareToken()}/rotate`),
  'DELETE /api-tokens/:id': async (fixture) => to(`/api-tokens/${await fixture.spareToken()}`),
} satisfies Partial<Record<OperationKey, Case>>
