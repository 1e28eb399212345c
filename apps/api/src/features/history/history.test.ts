import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'
import { SECOND } from '../../platform/clock'

async function start() {
  const fixture = await testApp()
  const { app, signedIn } = fixture
  const admin = await signedIn({ admin: true, username: 'Anna Micallef' })
  const maria = await signedIn({ username: 'Maria Vella' })
  const send = (method: 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, who = admin) =>
    app.inject({ method, url: `/api${url}`, headers: who.headers, ...(payload && { payload }) })
  const historyOf = async (entity: string, id: number, more = '') => {
    const reply = await app.inject({
      url: `/api/history?entity=${entity}&id=${id}${more}`,
      headers: admin.headers,
    })
    return { entries: reply.json(), link: reply.headers.link }
  }
  return { ...fixture, admin, maria, send, historyOf }
}

type Entry = { action: string; actor: string | null }
const stepsOf = (entries: Entry[]) => entries.map(({ action, actor }) => `${actor}: ${action}`)

test('the history of a booking lists every action from creation to deletion', async () => {
  const { db, clock, admin, maria, send, historyOf } = await start()
  const product = await aProduct(db, { units: 9 })
  const id = await aBooking(db, { account_id: maria.id, product })
  await send('PUT', `/bookings/${id}`, { status: 'Cancelled' })
  clock.advance(SECOND)
  await send('POST', `/bookings/${id}/undo`)
  await send('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  clock.advance(SECOND)
  await send('PUT', `/bookings/${id}`, { status: 'Cancelled' }, maria)
  await send('DELETE', `/bookings/${id}`)

  const { entries } = await historyOf('booking', id)

  expect(stepsOf(entries)).toEqual([
    'Anna Micallef: deleted',
    'Maria Vella: cancelled',
    'Anna Micallef: confirmed',
    'Anna Micallef: undone',
    'Anna Micallef: declined',
    'Maria Vella: created',
  ])
  expect(entries[1]).toEqual({
    id: expect.any(Number),
    happened_at: clock.now().toISOString(),
    actor: 'Maria Vella',
    actor_id: maria.id,
    action: 'cancelled',
    changes: [{ field: 'status', before: 'Confirmed', after: 'Cancelled' }],
  })
  expect(entries[0]).toMatchObject({ actor_id: admin.id })
  expect(entries.at(-1)).toMatchObject({ id: 0, actor_id: maria.id, happened_at: '2026-06-10T10:00:00.000Z' })
})

test('a booking that began confirmed says so, also after it was changed', async () => {
  const { db, maria, send, historyOf } = await start()
  const product = await aProduct(db, { units: 9 })
  const request = { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 }
  const book = async () => (await send('POST', '/bookings', request, maria)).json().id
  const waiting = await book()
  await send('PUT', '/settings', { auto_confirm: true })
  const atOnce = await book()
  const first = async (id: number) => (await historyOf('booking', id)).entries.at(-1)
  expect(await first(atOnce)).toMatchObject({ action: 'created', confirmed: true })
  for (const id of [waiting, atOnce]) {
    await send('PUT', `/bookings/${id}`, { status: 'Cancelled' })
  }
  expect(await first(atOnce)).toMatchObject({ action: 'created', confirmed: true })
  expect(await first(waiting)).not.toHaveProperty('confirmed')
})

test('the history of a product lists changed fields by their API names', async () => {
  const { db, send, historyOf } = await start()
  const product = await aProduct(db)
  await send('PUT', `/products/${product.id}`, { price: 99.5, name: 'Fresh Paint' })

  const { entries } = await historyOf('product', product.id)

  expect(entries).toMatchObject([{ action: 'updated', actor: 'Anna Micallef' }])
  expect(entries[0].changes).toEqual(
    expect.arrayContaining([
      { field: 'price', before: 120, after: 99.5 },
      { field: 'name', before: 'Painted Luzzu', after: 'Fresh Paint' },
    ]),
  )
  expect(entries[0].changes).toHaveLength(2)
})

test('the history of a product names the activity types when it is given another one', async () => {
  const { db, send, historyOf } = await start()
  const product = await aProduct(db)
  const activity = { name: 'Kayaks', description: 'Paddled along the coast.' }
  const { id } = (await send('POST', '/activities', activity)).json()
  await send('PUT', `/products/${product.id}`, { id_activity_fk: id })
  await send('PUT', `/products/${product.id}`, { id_activity_fk: id, name: 'Sit-on-top' })

  const { entries } = await historyOf('product', product.id)

  expect(entries.map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [{ field: 'name', before: 'Painted Luzzu', after: 'Sit-on-top' }],
    [{ field: 'activity', before: 'Boats', after: 'Kayaks' }],
  ])
})

test('the history of a user lists role changes and ended sessions', async () => {
  const { maria, send, historyOf } = await start()
  await send('PUT', `/customers/${maria.id}`, { permission_level: 1 })
  await send('PUT', `/customers/${maria.id}`, { permission_level: 1 })
  await send('DELETE', `/customers/${maria.id}/sessions`)

  const { entries } = await historyOf('user', maria.id)

  expect(stepsOf(entries)).toEqual([
    'Anna Micallef: sessions-ended',
    'Anna Micallef: role-changed',
    'Maria Vella: created',
  ])
  expect(entries[1].changes).toEqual([{ field: 'permission_level', before: 0, after: 1 }])
})

test('a long history is paginated, each entry once', async () => {
  const { send, historyOf } = await start()
  const { id } = (await send('POST', '/faqs', { question: 'Why?', answer: '0' })).json()
  for (const answer of ['1', '2', '3']) await send('PUT', `/faqs/${id}`, { answer })
  const seen: string[] = []
  let more: string | undefined = '&limit=2'
  while (more !== undefined) {
    const page = await historyOf('faq', id, more)
    seen.push(...page.entries.map(({ action }: Entry) => action))
    const cursor = /cursor=(\d+)/.exec(String(page.link ?? ''))?.[1]
    more = cursor && `&limit=2&cursor=${cursor}`
  }
  expect(seen).toEqual(['updated', 'updated', 'updated', 'created'])
})

test('the creation of a deleted booking follows a full page, too', async () => {
  const { db, maria, send, historyOf } = await start()
  const product = await aProduct(db)
  const request = { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 }
  await send('PUT', '/settings', { auto_confirm: true })
  const { id } = (await send('POST', '/bookings', request, maria)).json()
  await send('DELETE', `/bookings/${id}`)

  const first = await historyOf('booking', id, '&limit=1')
  const cursor = /cursor=(\d+)/.exec(String(first.link))?.[1]
  const second = await historyOf('booking', id, `&limit=1&cursor=${cursor}`)

  expect([stepsOf(first.entries), stepsOf(second.entries), second.link]).toEqual([
    ['Anna Micallef: deleted'],
    ['Maria Vella: created'],
    undefined,
  ])
  expect(second.entries[0]).toMatchObject({ confirmed: true })
})

test('after a full page the creation entry is on the next one', async () => {
  const { maria, send, historyOf } = await start()
  await send('PUT', `/customers/${maria.id}`, { permission_level: 1 })

  const first = await historyOf('user', maria.id, '&limit=1')
  const cursor = /cursor=(\d+)/.exec(String(first.link))?.[1]
  const second = await historyOf('user', maria.id, `&limit=1&cursor=${cursor}`)

  expect([stepsOf(first.entries), stepsOf(second.entries), second.link]).toEqual([
    ['Anna Micallef: role-changed'],
    ['Maria Vella: created'],
    undefined,
  ])
})
