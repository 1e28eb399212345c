import { expect, onTestFinished, test, vi } from 'vitest'
import { anApiToken } from '../../../test/support/builders'
import { reseller, startSelling } from '../../../test/support/octo'
import { type TestApp, testApp } from '../../../test/support/test-app'
import * as slots from './availability/find-slots'

test('nothing is there without a token, and another one is refused', async () => {
  const { app, db } = await testApp()
  const status = async (authorization?: string) => {
    const reply = await app.inject({
      url: '/octo/products',
      headers: { ...(authorization && { authorization }) },
    })
    return [reply.statusCode, reply.json().error]
  }
  const other = await anApiToken(db, { scopes: ['bookings:read'] })
  expect(await status()).toEqual([401, 'UNAUTHORIZED'])
  expect(await status('Bearer nonsense')).toEqual([403, 'FORBIDDEN'])
  expect(await status('Bearer bkt_live_nonsense')).toEqual([403, 'FORBIDDEN'])
  expect(await status(other.headers.authorization)).toEqual([403, 'FORBIDDEN'])
})

test('products have an option for each time slot, and capabilities add to them what was asked for', async () => {
  const { send, product } = await startSelling()
  const plain = await send('GET', '/products')
  expect(plain.body).toHaveLength(1)
  expect(plain.body[0]).toMatchObject({
    id: String(product.id),
    availabilityType: 'START_TIME',
    instantConfirmation: false,
    deliveryMethods: ['VOUCHER'],
    options: [{ id: '1', default: true, units: [{ id: 'guest' }] }, { id: '2', default: false }, { id: '3' }],
  })
  expect(plain.body[0]).not.toHaveProperty('pricingPer')
  const priced = await send('GET', `/products/${product.id}`, undefined, {
    'octo-capabilities': 'octo/pricing, octo/cart, octo/content',
  })
  expect(priced.headers['octo-capabilities']).toBe('octo/pricing, octo/content')
  expect(priced.body).toMatchObject({ pricingPer: 'BOOKING', defaultCurrency: 'USD', title: product.name })
  expect(priced.body.options[0].pricingFrom[0]).toMatchObject({ retail: 12_000, net: 9600 })
})

test('tests see what is taken, and nobody sees tests', async () => {
  const { hold, confirm, app, db, product, signedIn, mails } = await startSelling({
    units: 2,
    mode: 'test',
    instant: true,
  })
  const { uuid, testMode } = (await hold()).body
  expect(testMode).toBe(true)
  expect((await confirm(uuid, { emailReceipt: true })).body).toMatchObject({
    status: 'CONFIRMED',
    testMode: true,
  })
  const url = `/api/products/${product.id}/availability?from=2026-06-20&to=2026-06-20`
  expect((await app.inject({ url })).json()[0].slots[0].remaining).toBe(2)
  expect([await mails(), await db.selectFrom('booking').selectAll().execute()]).toEqual([[], []])
  const live = reseller({ app } as TestApp, (await anApiToken(db, { scopes: ['octo'] })).headers, product.id)
  expect([(await live.hold()).status, (await live.hold()).status]).toEqual([200, 200])
  expect((await hold()).body.error).toBe('UNPROCESSABLE_ENTITY')
  expect((await live.send('GET', `/bookings/${uuid}`)).body.error).toBe('INVALID_BOOKING_UUID')
  expect((await signedIn({ admin: true })).id).toBeGreaterThan(0)
})

test('of ids of availability that are thousands of years apart, only their days are looked up', async () => {
  const { send, place } = await startSelling()
  const ids = ['1901-01-01T08:00:00+01:00', '2026-06-20T08:00:00+02:00', '9998-12-31T08:00:00+01:00']
  const find = vi.spyOn(slots, 'findSlots')
  onTestFinished(() => find.mockRestore())
  const { body } = await send('POST', '/availability', {
    ...place,
    availabilityIds: ids.toReversed(),
  })
  expect(body.map(({ id, available }: { id: string; available: boolean }) => [id, available])).toEqual(
    ids.map((id, at) => [id, at === 1]),
  )
  expect(find.mock.calls.map(([, , { days }]) => days)).toEqual([ids.map((id) => id.slice(0, 10))])
})

const LONG_ID = '1'.repeat(2000)
/** A list in a list, so many times. */
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

test('errors come in the order of OCTO, with the id in question', async () => {
  const { send, hold, place } = await startSelling()
  const cases: [error: string, id: object, sent: Promise<{ status: number; body: object }>][] = [
    ['INVALID_PRODUCT_ID', { productId: 'nope' }, hold({ productId: 'nope', optionId: 'nope' })],
    ['INVALID_OPTION_ID', { optionId: 'nope' }, hold({ optionId: 'nope', availabilityId: 'nope' })],
    [
      'INVALID_AVAILABILITY_ID',
      { availabilityId: 'nope' },
      hold({ availabilityId: 'nope', unitItems: [{}] }),
    ],
    ['INVALID_UNIT_ID', { unitId: 'child' }, hold({ unitItems: [{ unitId: 'child' }], uuid: 'x' })],
    ['INVALID_BOOKING_UUID', { uuid: 'x' }, hold({ uuid: 'x', unitItems: [] })],
    ['UNPROCESSABLE_ENTITY', {}, hold({ unitItems: [] })],
    ['UNPROCESSABLE_ENTITY', {}, hold({ unitItems: undefined })],
    ['UNPROCESSABLE_ENTITY', {}, hold({ unitItems: Array.from({ length: 5 }, () => ({ unitId: 'guest' })) })],
    ['BAD_REQUEST', {}, hold({ unitItems: 7, productId: 'nope' })],
    ['BAD_REQUEST', {}, hold({ expirationMinutes: 0 })],
    ['BAD_REQUEST', {}, send('GET', '/bookings')],
    ['BAD_REQUEST', {}, send('GET', '/bookings?resellerReference=%00')],
    ['BAD_REQUEST', {}, hold({ contact: { fullName: 'Winner\n\nhttps://evil.example' } })],
    ['BAD_REQUEST', {}, hold({ contact: { firstName: 'https://evil.example' } })],
    ['BAD_REQUEST', {}, hold({ notes: nested(1000) })],
    ['BAD_REQUEST', {}, send('POST', '/availability', { ...place, localDateStart: '2026-06-20' })],
    ['INVALID_BOOKING_UUID', { uuid: 'x' }, send('GET', '/bookings/x')],
    ['INVALID_PRODUCT_ID', { productId: '999' }, send('GET', '/products/999')],
    ['INVALID_PRODUCT_ID', { productId: LONG_ID }, send('GET', `/products/${LONG_ID}`)],
    ['INVALID_BOOKING_UUID', { uuid: LONG_ID }, send('POST', `/bookings/${LONG_ID}/cancel`, {})],
  ]
  for (const [error, id, sent] of cases) {
    const { status, body } = await sent
    expect({ status, ...body }).toEqual({ status: 400, error, errorMessage: expect.any(String), ...id })
  }
  expect((await send('GET', '/nothing')).body.error).toBe('NOT_FOUND')
  expect((await send('POST', '/products', {})).status).toBe(405)
})

test('what reaches no route is an error of OCTO, too', async () => {
  const { app, headers } = await startSelling()
  for (const url of ['/octo/products/%zz', '/octo/%C0']) {
    const reply = await app.inject({ url, headers: { ...headers } })
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json()).toEqual({ error: expect.any(String), errorMessage: expect.any(String) })
  }
})

test('distribution says who sells a product, how and under which reference', async () => {
  const fixture = await startSelling()
  const { app, product, send, signedIn } = fixture
  const url = `/api/products/${product.id}/distribution`
  const { headers } = await signedIn({ admin: true })
  const set = (payload: object) => app.inject({ method: 'PUT', url, headers, payload })
  expect((await app.inject({ url, headers })).json()).toEqual({
    published: true,
    availability: 'START_TIME',
    instant_confirmation: null,
    reference: null,
  })
  expect((await set({ availability: 'SOMETIMES' })).json().errors[0].pointer).toBe('#/availability')
  await set({ availability: 'OPENING_HOURS', reference: 'LUZ' })
  const listed = (await app.inject({ url: '/api/distributions', headers })).json()
  expect(listed.find(({ product_id }: { product_id: number }) => product_id === product.id)).toEqual({
    product_id: product.id,
    published: true,
    availability: 'OPENING_HOURS',
    instant_confirmation: null,
    reference: 'LUZ',
  })
  const [sold] = (await send('GET', '/products')).body
  expect(sold).toMatchObject({ availabilityType: 'OPENING_HOURS', reference: 'LUZ' })
  expect(sold.options[0].availabilityLocalStartTimes).toEqual([])
  const days = { localDateStart: '2026-06-20', localDateEnd: '2026-06-21' }
  const found = await send('POST', '/availability', { productId: sold.id, optionId: '1', ...days })
  expect(found.body).toHaveLength(2)
  expect(found.body[0]).toMatchObject({ id: '2026-06-20T00:00:00+02:00', allDay: true, openingHours: [{}] })
  await set({ published: false })
  expect((await send('GET', '/products')).body).toEqual([])
})

test('forms are refused, and so is null where an object belongs', async () => {
  const { app, headers, send, hold } = await startSelling()
  const sendForm = async (url: string) => {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="productId"\r\n\r\n1\r\n--x--\r\n',
    })
    return [reply.statusCode, reply.json().error]
  }
  expect(await sendForm('/octo/availability')).toEqual([415, 'BAD_REQUEST'])
  expect(await sendForm('/octo/nothing')).toEqual([404, 'NOT_FOUND'])
  expect(await hold({ unitItems: [null] })).toMatchObject({ status: 400, body: { error: 'BAD_REQUEST' } })
  const units = await send('POST', '/availability', { units: [null] })
  expect(units).toMatchObject({ status: 400, body: { error: 'BAD_REQUEST' } })
})
