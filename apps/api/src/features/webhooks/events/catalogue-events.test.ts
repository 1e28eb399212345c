import { expect, test } from 'vitest'
import { withEndpoint } from '../../../../test/support/webhook-endpoint'

test('the catalogue tells what changed, and when places did', async () => {
  const { app, send, product, receiver } = await withEndpoint()
  await send('POST', '/closures', {
    from_date: '2026-07-01',
    to_date: '2026-07-03',
    product_id: product.id,
  })
  await send('PUT', `/products/${product.id}/schedule`, { weekdays: [6, 7] })
  await app.webhooks.runOnce()
  expect(receiver.received.map(({ event: { type, data } }) => ({ type, data }))).toContainEqual({
    type: 'availability.changed',
    data: { product_id: product.id, from_date: '2026-07-01', to_date: '2026-07-03' },
  })
  expect(receiver.received.map(({ event: { type, data } }) => ({ type, data }))).toContainEqual({
    type: 'product.changed',
    data: { id: product.id, version: expect.any(Number) },
  })
})

test.each([
  ['for all products', {}, 1],
  ['for one product', { product_ids: [1] }, 1],
  ['archived', { archived: true }, 0],
  ['for no product', { product_ids: [] }, 0],
])('a new time slot %s tells of places if it opens any', async (_for, fields, count) => {
  const { app, send, typesOf, receiver } = await withEndpoint()
  const made = await send('POST', '/time-slots', { name: 'Sunset', time_range: '19:00-21:00', ...fields })
  expect(made.statusCode).toBe(201)
  await app.webhooks.runOnce()
  expect(typesOf()).toEqual(Array.from({ length: count }, () => 'availability.changed'))
  for (const { event } of receiver.received) expect(event.data).toMatchObject({ product_id: null })
})
