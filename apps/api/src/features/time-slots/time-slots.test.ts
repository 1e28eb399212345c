import { MAX_TIME_SLOTS } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { aBooking, aProduct, aTimeSlot } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

async function withAdmin() {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers: object = {}) =>
    fixture.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...admin.headers, ...headers },
      ...(payload && { payload }),
    })
  const read = async (path: string) => (await fixture.app.inject({ url: `/api${path}` })).json()
  return { ...fixture, admin, send, read }
}

/** Of the race; `ROUNDS` overrides the number. */
const ROUNDS = Number(process.env.ROUNDS ?? 8)

const EVENING = { name: 'Evening', time_range: '19:00-21:30' }

test('a new business has the three slots as specified', async () => {
  const { read } = await withAdmin()
  expect(await read('/time-slots')).toEqual([
    { id: 1, name: 'Morning', time_range: '08:00-12:00', product_ids: null },
    { id: 2, name: 'Afternoon', time_range: '13:00-18:00', product_ids: null },
    { id: 3, name: 'Full Day', time_range: '08:00-18:00', product_ids: null },
  ])
})

test('a slot is added, renamed, archived and taken back, and visitors see each at once', async () => {
  const { send, read } = await withAdmin()
  await read('/time-slots')
  const added = await send('POST', '/time-slots', EVENING)
  expect(added.statusCode).toBe(201)
  expect(added.json()).toEqual({ id: 4, product_ids: null, ...EVENING })
  expect(added.headers).toMatchObject({ location: '/api/time-slots/4', etag: expect.stringMatching(/^"v1-/) })
  expect(await read('/time-slots')).toHaveLength(4)

  const renamed = await send('PUT', '/time-slots/4', { name: 'Sunset' }, { 'if-match': '"v1"' })
  expect(renamed.json()).toEqual({ id: 4, product_ids: null, ...EVENING, name: 'Sunset' })
  expect((await send('PUT', '/time-slots/4', { name: 'Dusk' }, { 'if-match': '"v1"' })).statusCode).toBe(412)

  const archived = await send('PUT', '/time-slots/4', { archived: true })
  expect(archived.json()).toMatchObject({ name: 'Sunset', archived: true })
  expect(await read('/time-slots')).toHaveLength(3)
  expect((await read('/time-slots?include=archived'))[3]).toMatchObject({ id: 4, archived: true })
  expect(await read('/time-slots/4')).toMatchObject({ archived: true })

  await send('PUT', '/time-slots/4', { archived: false })
  expect((await read('/time-slots'))[3]).toEqual({ id: 4, product_ids: null, ...EVENING, name: 'Sunset' })
})

test('a slot with bookings can be renamed and archived, but neither moved nor deleted', async () => {
  const { db, admin, send, read } = await withAdmin()
  const product = await aProduct(db)
  const id = await aBooking(db, { account_id: admin.id, product, slot_id: 1, status: 'Cancelled' })

  for (const refused of [
    await send('PUT', '/time-slots/1', { time_range: '08:00-12:30' }),
    await send('DELETE', '/time-slots/1'),
  ]) {
    expect(refused.statusCode).toBe(409)
    expect(refused.json().type).toMatch(/in-use$/)
  }
  expect((await send('PUT', '/time-slots/1', { name: 'Early', time_range: '08:00-12:00' })).statusCode).toBe(
    200,
  )
  expect((await send('PUT', '/time-slots/2', { time_range: '14:00-18:00' })).statusCode).toBe(200)
  const booking = await db
    .selectFrom('booking')
    .select('slot_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(booking.slot_name).toBe('Morning')
  expect((await read('/time-slots'))[0]).toMatchObject({ name: 'Early', time_range: '08:00-12:00' })
})

test('a deleted slot is gone for everybody, and its id is never given again', async () => {
  const { send, read } = await withAdmin()
  const { id } = (await send('POST', '/time-slots', EVENING)).json()
  expect((await send('DELETE', `/time-slots/${id}`)).statusCode).toBe(204)
  expect((await read(`/time-slots/${id}`)).status).toBe(404)
  expect((await send('PUT', `/time-slots/${id}`, EVENING)).statusCode).toBe(404)
  expect(await read('/time-slots?include=archived')).toHaveLength(3)
  expect((await send('POST', '/time-slots', EVENING)).json().id).toBe(id + 1)
})

test('the history of a slot tells who changed what', async () => {
  const { app, admin, send } = await withAdmin()
  await send('PUT', '/time-slots/2', { name: 'Late', archived: true })
  const url = '/api/history?entity=time_slot&id=2'
  const [entry] = (await app.inject({ url, headers: admin.headers })).json()
  expect(entry).toMatchObject({
    action: 'updated',
    changes: [
      { field: 'name', before: 'Afternoon', after: 'Late' },
      { field: 'archived', before: 0, after: 1 },
    ],
  })
})

test('the number of slots is bounded; archived ones do not count', async () => {
  const { db, send } = await withAdmin()
  for (let count = 3; count < MAX_TIME_SLOTS; count += 1) await aTimeSlot(db)
  const refused = await send('POST', '/time-slots', EVENING)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().type).toMatch(/invalid-state$/)
  await send('PUT', '/time-slots/1', { archived: true })
  expect((await send('POST', '/time-slots', EVENING)).statusCode).toBe(201)
  expect((await send('PUT', '/time-slots/1', { archived: false })).statusCode).toBe(409)
})

test('concurrent additions, of new and of archived slots, do not exceed the limit', async () => {
  const { db, send, read } = await withAdmin()
  for (let count = 3; count < MAX_TIME_SLOTS - 1; count += 1) await aTimeSlot(db)
  for (let round = 0; round < ROUNDS; round += 1) {
    const archived = [await aTimeSlot(db, { archived: 1 }), await aTimeSlot(db, { archived: 1 })]
    const replies = await Promise.all([
      send('POST', '/time-slots', EVENING),
      send('POST', '/time-slots', EVENING),
      ...archived.map((id) => send('PUT', `/time-slots/${id}`, { archived: false })),
    ])
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(replies.length - 1)
    expect(await read('/time-slots')).toHaveLength(MAX_TIME_SLOTS)
    await send('PUT', `/time-slots/${round + 1}`, { archived: true })
  }
})
