import type { DayAvailability, TimeSlot } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

const DATE = '2026-06-20'
const SUNSET = { name: 'Sunset', time_range: '19:00-21:00' }

async function start() {
  const { app, db, signedIn } = await testApp()
  const admin = await signedIn({ admin: true })
  const [boat, kayak, listed] = [await aProduct(db, { units: 2 }), await aProduct(db), await aProduct(db)]
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, headers: admin.headers, ...(payload && { payload }) })
  await send('PUT', `/products/${listed.id}/schedule`, { slot_ids: [1] })
  const offering = async (slot: number) => {
    const days: DayAvailability = (await send('GET', `/availability?date=${DATE}`)).json()
    return days
      .filter(({ slots }) => slots.some(({ slot_id, status }) => slot_id === slot && status === 'open'))
      .map(({ product_id }) => product_id)
  }
  const book = async (product: { id: number }, slot_id: number) =>
    (await send('POST', '/bookings', { booking_date: DATE, id_product_fk: product.id, slot_id })).statusCode
  return { send, offering, book, boat, kayak, listed }
}

test('a new slot is offered by every product without a list of its own', async () => {
  const { send, offering, boat, kayak } = await start()
  for (const fields of [{}, { product_ids: null }]) {
    const created = await send('POST', '/time-slots', { ...SUNSET, ...fields })
    expect([created.statusCode, created.json().product_ids]).toEqual([201, null])
    expect(await offering(created.json().id)).toEqual([boat.id, kayak.id])
  }
})

test('one that names its products is offered by those only, whatever their schedules list', async () => {
  const { send, offering, book, boat, kayak, listed } = await start()
  const created = await send('POST', '/time-slots', { ...SUNSET, product_ids: [listed.id, boat.id] })
  const { id }: TimeSlot = created.json()
  expect(created.json().product_ids).toEqual([boat.id, listed.id])
  expect(await offering(id)).toEqual([boat.id, listed.id])
  expect([await book(boat, id), await book(listed, id), await book(kayak, id)]).toEqual([201, 201, 422])
  const quote = `/products/${kayak.id}/quote?date=${DATE}&slot_id=${id}`
  expect((await send('GET', quote)).statusCode).toBe(422)
  expect((await send('GET', `/products/${boat.id}/schedule`)).json().slot_ids).toBeNull()
  expect((await send('GET', `/products/${listed.id}/schedule`)).json().slot_ids).toEqual([1])

  const changed = await send('PUT', `/time-slots/${id}`, { product_ids: [] })
  expect([changed.statusCode, changed.json().product_ids]).toEqual([200, []])
  expect(await offering(id)).toEqual([])
  expect((await send('PUT', `/time-slots/${id}`, { name: 'Dusk' })).json().product_ids).toEqual([])
  await send('PUT', `/time-slots/${id}`, { product_ids: null })
  expect(await offering(id)).toEqual([boat.id, kayak.id])
  expect((await send('GET', `/time-slots/${id}`)).json()).toMatchObject({ product_ids: null })
})

test.each([['all'], [{}], [[0]], [['1']], [[1, 1]], [[99]]])(
  'the products %j are refused',
  async (product_ids) => {
    const { send } = await start()
    const refused = await send('POST', '/time-slots', { ...SUNSET, product_ids })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual([
      { pointer: '#/product_ids', detail: 'Please choose products that exist' },
    ])
  },
)

test('a slot keeps naming a product that was deleted', async () => {
  const { send, boat, kayak } = await start()
  const { id } = (await send('POST', '/time-slots', { ...SUNSET, product_ids: [boat.id, kayak.id] })).json()
  await send('DELETE', `/products/${boat.id}`)
  const kept = (await send('GET', `/time-slots/${id}`)).json()
  expect((await send('PUT', `/time-slots/${id}`, kept)).statusCode).toBe(200)
})
