import { expect, test } from 'vitest'
import { aBooking, aProduct, aTimeSlot } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

const ALWAYS = { slot_ids: null, weekdays: [1, 2, 3, 4, 5, 6, 7], season: null, min_notice_hours: null }
const SATURDAY = '2026-06-20'

/** It is noon in Malta on Wednesday, 10 June 2026. */
async function start() {
  const fixture = await testApp()
  const { app, db } = fixture
  const admin = await fixture.signedIn({ admin: true })
  const customer = await fixture.signedIn()
  const product = await aProduct(db)
  const path = `/api/products/${product.id}/schedule`
  const set = (payload: object, headers: object = {}, url = path) =>
    app.inject({ method: 'PUT', url, payload, headers: { ...admin.headers, ...headers } })
  const read = () => app.inject({ url: path })
  const book = (booking_date: string, slot_id = 1) =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: customer.headers,
      payload: { booking_date, id_product_fk: product.id, slot_id },
    })
  const statusesOn = async (date: string): Promise<Record<number, string>> => {
    const url = `/api/products/${product.id}/availability?from=${date}&to=${date}`
    const [day] = (await app.inject({ url })).json() as [{ slots: { slot_id: number; status: string }[] }]
    return Object.fromEntries(day.slots.map(({ slot_id, status }) => [slot_id, status]))
  }
  return { ...fixture, admin, customer, product, set, read, book, statusesOn }
}

const pointersOf = (reply: { json(): { errors: { pointer: string }[] } }) =>
  reply.json().errors.map(({ pointer }) => pointer)

test('a product without a schedule is always offered', async () => {
  const { read, statusesOn } = await start()
  const schedule = await read()
  expect(schedule.json()).toEqual(ALWAYS)
  expect(schedule.headers.etag).toMatch(/^"v0-/)
  expect(await statusesOn(SATURDAY)).toEqual({ 1: 'open', 2: 'open', 3: 'open' })
})

test('a schedule is replaced as a whole, with versions and a history at its product', async () => {
  const { app, admin, product, set, read } = await start()
  const season = { from: '11-01', to: '02-29' }
  const unset = String((await read()).headers.etag)
  const changed = await set({ slot_ids: [2, 1], weekdays: [7, 6], season, min_notice_hours: 48 })
  expect(changed.statusCode).toBe(200)
  expect(changed.json()).toEqual({ slot_ids: [1, 2], weekdays: [6, 7], season, min_notice_hours: 48 })
  const etag = String(changed.headers.etag)
  const again = await read()
  expect([again.json(), again.headers.etag]).toEqual([changed.json(), etag])
  expect((await set({}, { 'if-match': unset })).statusCode).toBe(412)

  expect((await set({ weekdays: [1] }, { 'if-match': etag })).json()).toEqual({ ...ALWAYS, weekdays: [1] })
  const url = `/api/history?entity=product&id=${product.id}`
  const [, first] = (await app.inject({ url, headers: admin.headers })).json()
  expect(first.changes).toEqual([
    { field: 'time_slots', before: 'all', after: 'Morning, Afternoon' },
    { field: 'weekdays', before: 'Mon-Sun', after: 'Sat-Sun' },
    { field: 'season', before: 'all year', after: '11-01 to 02-29' },
    { field: 'min_notice_hours', before: null, after: 48 },
  ])
})

test('each bad field is named, unknown slots and products too', async () => {
  const { db, product, set } = await start()
  const bad = await set({
    slot_ids: [],
    weekdays: [8],
    season: { from: '02-30', to: '03-01' },
    min_notice_hours: -1,
  })
  expect(bad.statusCode).toBe(422)
  expect(pointersOf(bad)).toEqual(['#/slot_ids', '#/weekdays', '#/season', '#/min_notice_hours'])
  const unknown = await set({ slot_ids: [1, 99] })
  expect(unknown.statusCode).toBe(422)
  expect(pointersOf(unknown)).toEqual(['#/slot_ids'])
  expect((await set({}, {}, '/api/products/999/schedule')).statusCode).toBe(404)
  await db.updateTable('product').set({ deleted_at: 'now' }).where('id', '=', product.id).execute()
  expect((await set({})).statusCode).toBe(404)
})

test.each([
  ['the weekday', { weekdays: [1, 2, 3, 4, 5] }, '#/booking_date'],
  ['the season', { season: { from: '07-01', to: '08-31' } }, '#/booking_date'],
  ['the slot', { slot_ids: [2, 3] }, '#/slot_id'],
])('where %s is not offered, nothing is bookable', async (_what, schedule, pointer) => {
  const { set, book, statusesOn } = await start()
  await set(schedule)
  expect((await statusesOn(SATURDAY))[1]).toBe('out_of_season')
  const refused = await book(SATURDAY)
  expect(refused.statusCode).toBe(422)
  expect(pointersOf(refused)).toEqual([pointer])
})

test('a full slot that is not offered is refused as not offered', async () => {
  const { db, customer, product, set, book } = await start()
  await aBooking(db, { account_id: customer.id, product, booking_date: SATURDAY })
  await set({ slot_ids: [2] })
  expect((await book(SATURDAY)).statusCode).toBe(422)
})

test('a product may need more notice than the settings ask for, or less', async () => {
  const { app, admin, set, book, statusesOn } = await start()
  await app.inject({
    method: 'PUT',
    url: '/api/settings',
    headers: admin.headers,
    payload: { min_notice_hours: 48 },
  })
  expect(await statusesOn('2026-06-11')).toEqual({ 1: 'notice', 2: 'notice', 3: 'notice' })
  await set({ min_notice_hours: 0 })
  expect(await statusesOn('2026-06-11')).toEqual({ 1: 'open', 2: 'open', 3: 'open' })
  await set({ min_notice_hours: 240 })
  expect(await statusesOn(SATURDAY)).toEqual({ 1: 'notice', 2: 'open', 3: 'notice' })
  const refused = await book(SATURDAY)
  expect(pointersOf(refused)).toEqual(['#/slot_id'])
  expect(refused.json().message).toBe('Please book at least 240 hours ahead.')
  expect((await book(SATURDAY, 2)).statusCode).toBe(201)
})

test('an archived slot takes no new bookings, and a deleted one leaves the schedules', async () => {
  const { app, db, admin, set, read, book, statusesOn } = await start()
  const evening = await aTimeSlot(db)
  await set({ slot_ids: [1, evening] })
  expect(await statusesOn(SATURDAY)).toMatchObject({ 1: 'open', [evening]: 'open' })

  const url = `/api/time-slots/${evening}`
  await app.inject({ method: 'PUT', url, headers: admin.headers, payload: { archived: true } })
  expect(await statusesOn(SATURDAY)).not.toHaveProperty(String(evening))
  const refused = await book(SATURDAY, evening)
  expect(refused.statusCode).toBe(422)
  expect(pointersOf(refused)).toEqual(['#/slot_id'])

  await app.inject({ method: 'DELETE', url, headers: admin.headers })
  expect((await read()).json().slot_ids).toEqual([1])
  expect((await book(SATURDAY, evening)).statusCode).toBe(422)
})

test('a schedule whose only slot is gone has another tag, and is saved as it was read', async () => {
  const { app, db, admin, set, read, book } = await start()
  const evening = await aTimeSlot(db)
  const { etag: before } = (await set({ slot_ids: [evening], weekdays: [6] })).headers
  await app.inject({ method: 'DELETE', url: `/api/time-slots/${evening}`, headers: admin.headers })

  const gone = await app.inject({
    url: `/api/products/1/schedule`,
    headers: { 'if-none-match': String(before) },
  })
  expect([gone.statusCode, gone.json().slot_ids]).toEqual([200, []])
  expect((await set(gone.json(), { 'if-match': String(before) })).statusCode).toBe(412)
  const saved = await set(gone.json(), { 'if-match': String(gone.headers.etag) })
  expect([saved.statusCode, saved.json()]).toEqual([200, gone.json()])
  expect((await read()).json()).toEqual(gone.json())
  expect((await book(SATURDAY)).statusCode).toBe(422)
  expect((await set({ slot_ids: [1] })).statusCode).toBe(200)
  expect((await set({ slot_ids: [] })).statusCode).toBe(422)
})

test('staff may override the schedule, but book neither a full slot nor an archived one', async () => {
  const { app, db, admin, product, set } = await start()
  const archived = await aTimeSlot(db, { archived: 1 })
  await set({ slot_ids: [2], weekdays: [1], min_notice_hours: 1000 })
  const book = async (slot_id: number, fields: object = { override: true }) => {
    const payload = { booking_date: SATURDAY, id_product_fk: product.id, slot_id, ...fields }
    return (await app.inject({ method: 'POST', url: '/api/bookings', headers: admin.headers, payload }))
      .statusCode
  }
  expect(await book(1, {})).toBe(422)
  expect(await book(1)).toBe(201)
  expect(await book(1)).toBe(409)
  expect(await book(archived)).toBe(422)
})
