import { expect, test } from 'vitest'
import { aPaymentsFixture } from '../../../../test/support/payments-fixture'

test('what is held has the name of its product, also of a deleted one', async () => {
  const { own, staff, product } = await aPaymentsFixture()
  const place = { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 }
  const held = (await own('POST', '/orders', { items: [place] })).json()
  expect(held.items).toMatchObject([{ product_name: product.name }])
  await staff('DELETE', `/products/${product.id}`)
  const { items } = (await own('GET', `/orders/${held.id}`)).json()
  expect(items).toMatchObject([{ id_product_fk: product.id, product_name: product.name }])
})
