import { expect, test } from 'vitest'
import { anAddon } from '../../../../test/support/builders'
import { sentMails } from '../../../../test/support/mail-files'
import { aPaymentsFixture } from '../../../../test/support/payments-fixture'
import { aReseller } from '../../../../test/support/reseller'
import type { TestApp } from '../../../../test/support/test-app'

const place = { booking_date: '2026-06-20', slot_id: 1 }

/** Fuel is included and a skipper costs 80, until it is the other way round. */
async function withAddons(db: TestApp['db'], product_id: number) {
  await anAddon(db, { product_id, addon_name: 'Fuel', included: 1, extra_price_cents: null })
  const skipper = await anAddon(db, { product_id, addon_name: 'Skipper', extra_price_cents: 8000 })
  const change = async () => {
    const [included, extra] = [{ included: 1, extra_price_cents: null } as const, { included: 0 } as const]
    await db.updateTable('addon').set(extra).where('addon_name', '=', 'Fuel').execute()
    await db.updateTable('addon').set(included).where('id', '=', skipper).execute()
  }
  return { skipper, change }
}

async function start() {
  const fixture = await aPaymentsFixture()
  const { own, staff, product } = fixture
  const { skipper, change } = await withAddons(fixture.db, product.id)
  const request = { ...place, id_product_fk: product.id }
  const hold = (addon_ids: number[]) => own('POST', '/orders', { items: [{ ...request, addon_ids }] })
  const checkOut = async (held: Awaited<ReturnType<typeof hold>>) => {
    const { id, total_price } = held.json()
    const payment = { total_price, due_now: 0, pay: 'dock', accept_terms: true }
    return (await own('POST', `/orders/${id}/checkout`, payment)).json().bookings[0].id
  }
  const confirmed = async (id: number) => {
    await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
    return (await sentMails(fixture)).at(-1)
  }
  return { ...fixture, skipper, change, request, hold, checkOut, confirmed }
}

test.each(['customer', 'staff', 'order'] as const)(
  'emails list what was included when it was booked: by %s',
  async (way) => {
    const { own, staff, customer, request, hold, checkOut, change, confirmed } = await start()
    const named = { username: 'Maria', mail: customer.mail, phone: '+356 2123 4567' }
    const book = {
      customer: async () => (await own('POST', '/bookings', request)).json().id,
      staff: async () => (await staff('POST', '/bookings', { ...request, customer: named })).json().id,
      order: async () => checkOut(await hold([])),
    }
    const id = await book[way]()
    await change()
    const mail = await confirmed(id)
    expect(mail?.subject).toContain('Booking confirmed')
    expect(mail?.text).toContain('Included: Fuel\n')
  },
)

test('emails list what was included when it was booked: by a reseller', async () => {
  const fixture = await aReseller({ hears: false })
  const { change } = await withAddons(fixture.db, fixture.product.id)
  const { id } = await fixture.book({ emailReceipt: true })
  await change()
  await fixture.staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  expect((await sentMails(fixture)).at(-1)?.text).toContain('Included: Fuel\n')
})

test('an order has included what was when its places were held', async () => {
  const { hold, checkOut, skipper, change, confirmed } = await start()
  const held = await hold([skipper])
  await change()
  const mail = await confirmed(await checkOut(held))
  expect(mail?.text).toContain('Add-ons: Skipper')
  expect(mail?.text).toContain('Included: Fuel\n')
})

test('a booking of an earlier release has included what is now, except its extras', async () => {
  const { db, own, request, skipper, confirmed } = await start()
  const { id } = (await own('POST', '/bookings', { ...request, addon_ids: [skipper] })).json()
  await db.updateTable('booking').set({ included: null }).execute()
  await db.updateTable('addon').set({ included: 1, extra_price_cents: null }).execute()
  const mail = await confirmed(id)
  expect(mail?.text).toContain('Add-ons: Skipper')
  expect(mail?.text).toContain('Included: Fuel\n')
})
