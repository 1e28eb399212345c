import { expect, test } from 'vitest'
import { anApiToken, aProduct } from '../../../../test/support/builders'
import { startSelling } from '../../../../test/support/octo'
import { testApp } from '../../../../test/support/test-app'
import { MINUTE } from '../../../platform/clock'

const DAY = 'from=2026-06-20&to=2026-06-20'

async function start(mode: 'live' | 'test' = 'live') {
  const fixture = await testApp()
  const product = await aProduct(fixture.db, { units: 3, max_persons: 4 })
  const token = await anApiToken(fixture.db, { scopes: ['octo'], mode })
  const staff = await fixture.signedIn({ admin: true })
  const hold = async () => {
    const reply = await fixture.app.inject({
      method: 'POST',
      url: '/octo/bookings',
      headers: token.headers,
      payload: {
        productId: String(product.id),
        optionId: '1',
        availabilityId: '2026-06-20T08:00:00+02:00',
        unitItems: [{ unitId: 'guest' }, { unitId: 'guest' }],
        expirationMinutes: 10,
      },
    })
    return reply.json().uuid as string
  }
  const list = async (query = DAY) =>
    (await fixture.app.inject({ url: `/api/holds?${query}`, headers: staff.headers })).json()
  return { ...fixture, product, token, hold, list }
}

test('staff see what a reseller holds until it ends, on the days that they ask about', async () => {
  const { clock, hold, list, product } = await start()
  await hold()
  const { id, ...shown } = (await list())[0]
  expect(id).toBeTypeOf('number')
  expect(shown).toEqual({
    booking_date: '2026-06-20 00:00:00',
    id_product_fk: product.id,
    product_name: product.name,
    slot_id: 1,
    slot_name: 'Morning',
    time_range: '08:00-12:00',
    guests: 2,
    expires_at: new Date(clock.now().getTime() + 10 * MINUTE).toISOString(),
    reseller: 'Blue Grotto Tours',
  })
  expect(await list('from=2026-06-21&to=2026-06-27')).toEqual([])
  clock.advance(10 * MINUTE)
  expect(await list()).toEqual([])
})

test('what is confirmed is no hold any more, and tests hold nothing that staff would see', async () => {
  const { app, token, hold, list } = await start()
  const uuid = await hold()
  const url = `/octo/bookings/${uuid}/confirm`
  await app.inject({
    method: 'POST',
    url,
    headers: token.headers,
    payload: { contact: { fullName: 'Karl' } },
  })
  expect(await list()).toEqual([])
  const tests = await start('test')
  await tests.hold()
  expect(await tests.list()).toEqual([])
})

test('a period that is none is refused at its field', async () => {
  const { list } = await start()
  expect((await list('from=2026-06-20')).errors).toMatchObject([{ pointer: '#/to' }])
  expect((await list('from=2026-06-20&to=2026-06-19')).errors).toMatchObject([{ pointer: '#/to' }])
})

test.each([
  { mode: 'test', statusCode: 204 },
  { mode: 'live', statusCode: 409 },
] as const)(
  'what a reseller books keeps its time slot, unless it is a test: %o',
  async ({ mode, statusCode }) => {
    const { app, signedIn, hold, confirm } = await startSelling({ mode })
    const { body } = await hold()
    expect((await confirm(body.uuid)).status).toBe(200)
    const { headers } = await signedIn({ admin: true })
    const deleted = await app.inject({ method: 'DELETE', url: '/api/time-slots/1', headers })
    expect(deleted.statusCode).toBe(statusCode)
  },
)
