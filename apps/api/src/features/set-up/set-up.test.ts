import { expect, test } from 'vitest'
import { aBooking, anApiToken } from '../../../test/support/builders'
import { aForm } from '../../../test/support/forms'
import { untilWaiting } from '../../../test/support/locked-day'
import { ID } from '../../../test/support/octo'
import { aPicture } from '../../../test/support/pictures'
import { testApp } from '../../../test/support/test-app'
import { MINUTE } from '../../platform/clock'
import { toJson } from '../../platform/database/json-text'
import { lockRow } from '../../platform/database/lock-row'
import { inTransaction } from '../../platform/database/transaction'
import { seedCatalogue } from '../../seed/seed'

async function start() {
  const fixture = await testApp()
  const { app, db, clock } = fixture
  await seedCatalogue(db, clock)
  app.catalogueRevision.changed()
  const admin = await fixture.signedIn({ admin: true })
  const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, headers: admin.headers, ...(payload && { payload }) })
  const setUp = async () => (await send('GET', '/set-up')).json()
  const done = async () => {
    const { steps } = await setUp()
    return steps.flatMap(({ step, is_done }: { step: string; is_done: boolean }) => (is_done ? [step] : []))
  }
  return { ...fixture, admin, send, setUp, done }
}

test('on the first day nothing is done, and all that is shown is a sample', async () => {
  const { setUp, done } = await start()
  expect(await done()).toEqual([])
  const { samples } = await setUp()
  expect(samples).toMatchObject({
    links: ['Instagram', 'Facebook', 'YouTube'],
    contact: ['phone', 'mail', 'address'],
  })
  expect([samples.product_ids.length, samples.activity_ids.length, samples.faq_ids.length]).toEqual([9, 4, 5])
})

test('a step is done by what is true, and no longer when that ends', async () => {
  const { send, done, app, admin } = await start()
  const contact = { phone: '+356 7999 1122', mail: 'quay@example.com', address: 'Pier 3, Sliema' }
  await send('PUT', '/settings', {
    site_name: 'Blue Coast',
    contact,
    meeting_point: { text: 'Pier 3', map_url: null },
    opening_hours: [{ days: [6, 7], opens: '09:00', closes: '17:00' }],
    notify_mail: 'quay@example.com',
  })
  await send('POST', '/time-slots', { name: 'Evening', time_range: '19:00-21:00' })
  expect(await done()).toEqual(['business', 'meeting_point', 'opening_hours', 'time_slots', 'notify_mail'])
  const { payload, headers } = aForm([
    ['id_activity_fk', '1'],
    ['name', 'Our Dghajsa'],
    ['description', 'Rowed.'],
    ['max_persons', '4'],
    ['price', '40'],
    ['image', { bytes: await aPicture() }],
  ])
  const url = '/api/products'
  const made = await app.inject({ method: 'POST', url, headers: { ...admin.headers, ...headers }, payload })
  expect(await done()).toEqual(expect.arrayContaining(['first_product', 'prices']))
  await send('PUT', `/products/${made.json().id}`, { price: 0 })
  expect(await done()).not.toContain('prices')
  await send('PUT', '/settings', { meeting_point: null })
  expect(await done()).not.toContain('meeting_point')
})

test('hours and slots of the sample are done by saying that they are right', async () => {
  const { send, done } = await start()
  await send('PUT', '/settings', { opening_hours_confirmed: true, time_slots_confirmed: true })
  expect(await done()).toEqual(['opening_hours', 'time_slots'])
  const refused = await send('PUT', '/settings', { time_slots_confirmed: 'yes' })
  expect(refused.json().errors).toEqual([
    { pointer: '#/time_slots_confirmed', detail: 'Time slots must be confirmed or not' },
  ])
})

test('a sample that was edited in any way is the owner’s own', async () => {
  const { send, setUp } = await start()
  const [one, two, three, four, five, six, seven, eight] = (await setUp()).samples.product_ids
  await send('PUT', `/products/${one}`, { price: 130 })
  await send('POST', '/addons', { addon_name: 'Lunch', id_product_fk: two })
  await send('PUT', `/products/${three}/schedule`, { weekdays: [6, 7] })
  await send('PUT', `/products/${four}/pricing`, { charge: 'per_person' })
  await send('PUT', `/products/${five}/details`, { bring: ['A towel'] })
  await send('PUT', '/settings', { payments: { mode: 'desk' } })
  await send('PUT', `/products/${six}/payment-terms`, { damage_deposit: 200 })
  await send('PUT', `/products/${seven}/distribution`, { published: false })
  await send('POST', '/time-slots', { name: 'Sunset', time_range: '19:00-21:00', product_ids: [eight] })
  const { faq_ids } = (await setUp()).samples
  await send('PUT', `/faqs/${faq_ids[0]}`, { answer: 'Ours.' })
  const { samples } = await setUp()
  expect([samples.product_ids.length, samples.faq_ids.length]).toEqual([1, 4])
  expect((await send('DELETE', '/samples')).json()).toMatchObject({ kept: [] })
  expect((await setUp()).samples).toMatchObject({ product_ids: [], activity_ids: [], faq_ids: [], links: [] })
  expect((await send('GET', '/products')).json()).toHaveLength(8)
  expect((await send('GET', '/faqs')).json()).toHaveLength(1)
})

test('samples of an earlier release have no facts for guests, and are samples all the same', async () => {
  const { db, send, setUp } = await start()
  const { product_ids } = (await setUp()).samples
  await db.deleteFrom('product_details').where('product_id', '<>', product_ids[0]).execute()
  await send('PUT', `/products/${product_ids[0]}/details`, { bring: [] })
  await send('PUT', `/products/${product_ids[1]}/details`, { bring: ['Our own line'] })
  expect((await setUp()).samples.product_ids).toEqual(product_ids.slice(2))
})

test('the samples go by one action, except what is booked, which is said', async () => {
  const { send, setUp, done, db, signedIn } = await start()
  const customer = await signedIn()
  const product = await db
    .selectFrom('product')
    .selectAll()
    .where('name', '=', 'Single Kayak')
    .executeTakeFirstOrThrow()
  const booking = await aBooking(db, { account_id: customer.id, product })
  const removed = await send('DELETE', '/samples')
  expect(removed.statusCode).toBe(200)
  expect(removed.json()).toEqual({ removed: 8 + 5 + 3 + 3, kept: [{ id: product.id, name: 'Single Kayak' }] })
  expect((await send('GET', '/products')).json()).toMatchObject([{ name: 'Single Kayak' }])
  expect((await send('GET', '/activities')).json()).toMatchObject([{ name: 'Kayaks' }])
  expect((await send('GET', '/faqs')).json()).toEqual([])
  expect((await send('GET', '/site')).json().contact.links).toEqual([])
  expect(await done()).not.toContain('samples')
  expect((await send('DELETE', '/samples')).json()).toMatchObject({ removed: 0 })
  await db.updateTable('booking').set({ status: 'Cancelled' }).where('id', '=', booking).execute()
  expect((await send('DELETE', '/samples')).json()).toEqual({ removed: 2, kept: [] })
  expect(await done()).toContain('samples')
  expect((await setUp()).samples.product_ids).toEqual([])
})

test('a sample of which a place is on hold stays until the hold has ended', async () => {
  const { send, setUp, app, db, clock } = await start()
  const [id] = (await setUp()).samples.product_ids
  const { headers } = await anApiToken(db, { scopes: ['octo'] })
  const place = { productId: String(id), optionId: '1', availabilityId: ID }
  const payload = { ...place, unitItems: [{ unitId: 'guest' }], expirationMinutes: 10 }
  const held = await app.inject({ method: 'POST', url: '/octo/bookings', headers, payload })
  expect(held.json()).toMatchObject({ status: 'ON_HOLD' })
  expect((await send('DELETE', '/samples')).json()).toMatchObject({ kept: [{ id }] })
  clock.advance(10 * MINUTE)
  expect((await send('DELETE', '/samples')).json()).toMatchObject({ kept: [] })
  expect((await send('GET', '/products')).json()).toEqual([])
})

test('a link that is added while the samples are deleted stays', async () => {
  const { db, send } = await start()
  await send('PUT', '/settings', { contact: { phone: '+356 7999 1122' } })
  const added = { name: 'Blog', url: 'https://blog.example' }
  const { links } = (await send('GET', '/site')).json().contact
  const { removal } = await inTransaction(db, async (tx) => {
    await lockRow(tx, 'settings', 1)
    const removal = send('DELETE', '/samples')
    await untilWaiting(db, 1)
    const changed = toJson({ contact: { links: [...links, added] } })
    await tx.updateTable('settings').set({ changed, version: 9 }).execute()
    return { removal }
  })
  expect((await removal).statusCode).toBe(200)
  expect((await send('GET', '/settings')).json().contact.links).toEqual([added])
})
