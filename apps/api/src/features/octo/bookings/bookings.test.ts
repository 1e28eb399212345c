import { expect, test } from 'vitest'
import { aBooking } from '../../../../test/support/builders'
import { ID, startSelling } from '../../../../test/support/octo'
import { MINUTE } from '../../../platform/clock'

test('a hold takes a unit, ends to the second without a job, and then reads as expired', async () => {
  const { hold, send, clock, place, app } = await startSelling({ units: 1 })
  const made = await hold({ expirationMinutes: 10 })
  expect(made.status).toBe(200)
  expect(made.body).toMatchObject({
    status: 'ON_HOLD',
    testMode: false,
    availabilityId: ID,
    availability: { id: ID, status: 'SOLD_OUT', available: false, vacancies: 0, capacity: 4, maxUnits: 0 },
    cancellable: true,
  })
  expect(made.body.utcExpiresAt).toBe(new Date(clock.now().getTime() + 10 * MINUTE).toISOString())
  const availability = async () => {
    const body = { productId: place.productId, optionId: '1', availabilityIds: [ID] }
    const [found] = (await send('POST', '/availability', body)).body
    const url = `/api/products/${place.productId}/availability?from=2026-06-20&to=2026-06-20`
    const site = (await app.inject({ url })).json()[0].slots[0].remaining
    return [found.status, found.vacancies, site]
  }
  expect(await availability()).toEqual(['SOLD_OUT', 0, 0])
  expect((await hold()).body).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' })
  clock.advance(10 * MINUTE - 1)
  expect(await availability()).toEqual(['SOLD_OUT', 0, 0])
  clock.advance(1)
  expect(await availability()).toEqual(['AVAILABLE', 4, 1])
  expect((await send('GET', `/bookings/${made.body.uuid}`)).body.status).toBe('EXPIRED')
  expect((await send('POST', `/bookings/${made.body.uuid}/extend`, {})).body.error).toBe(
    'INVALID_BOOKING_UUID',
  )
  expect((await hold()).status).toBe(200)
})

test('a hold is in no list or counter; what is confirmed on request is decided by staff', async () => {
  const { app, hold, confirm, send, signedIn, mails } = await startSelling()
  const { headers } = await signedIn({ admin: true })
  const list = async () => (await app.inject({ url: '/api/bookings', headers })).json()
  const { uuid } = (await hold({ resellerReference: 'BG-7' })).body
  expect([await list(), await mails()]).toEqual([[], []])
  const confirmed = await confirm(uuid)
  expect(confirmed.body).toMatchObject({ status: 'PENDING', utcExpiresAt: null, resellerReference: 'BG-7' })
  expect((await confirm(uuid)).body).toEqual(confirmed.body)
  const [booking] = await list()
  expect(booking).toMatchObject({
    status: 'Pending',
    username: 'Karl Borg',
    id_user_fk: null,
    guests: 2,
    source: 'reseller',
    reseller: { name: 'Blue Grotto Tours', reference: 'BG-7', uuid },
    contact: { name: 'Karl Borg', mail: 'karl@example.com', phone: '+35679000000' },
  })
  const decide = (status: string) =>
    app.inject({ method: 'PUT', url: `/api/bookings/${booking.id}`, headers, payload: { status } })
  await decide('Cancelled')
  expect((await send('GET', `/bookings/${uuid}`)).body.status).toBe('REJECTED')
  await app.inject({ method: 'POST', url: `/api/bookings/${booking.id}/undo`, headers })
  await decide('Confirmed')
  expect((await send('GET', `/bookings/${uuid}`)).body).toMatchObject({
    status: 'CONFIRMED',
    cancellation: null,
  })
  await app.inject({ method: 'DELETE', url: `/api/bookings/${booking.id}`, headers })
  expect((await send('GET', `/bookings/${uuid}`)).body).toMatchObject({
    status: 'CANCELLED',
    cancellation: { refund: 'FULL' },
    cancellable: false,
  })
})

test('the money of a booking is its reseller’s: it has no order, and owes nothing here', async () => {
  const { app, hold, confirm, signedIn } = await startSelling({ instant: true })
  const { headers } = await signedIn({ admin: true })
  const staff = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    (await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })).json()
  await staff('PUT', '/settings', { payments: { mode: 'desk' } })
  await confirm((await hold()).body.uuid)
  const [booking] = await staff('GET', '/bookings')
  const settled = { source: 'reseller', status: 'Confirmed', paid: 0, balance_due: 0 }
  expect(booking).toMatchObject({ ...settled, order_id: null })
  expect(await staff('GET', '/ledger')).toEqual([])
  const refused = await staff('POST', `/bookings/${booking.id}/order`)
  expect([refused.status, refused.type]).toEqual([409, '/problems/invalid-state'])
  expect((await staff('GET', `/bookings/${booking.id}`)).order_id).toBeNull()
})

test('the guests of a reseller leave a damage deposit, of which nothing is a sale', async () => {
  const { app, hold, confirm, clock, signedIn } = await startSelling({ instant: true })
  // Sessions end while the clock moves.
  const staff = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const { headers } = await signedIn({ admin: true })
    const key = method === 'POST' && { 'idempotency-key': 'deposit' }
    const request = {
      method,
      url: `/api${url}`,
      headers: { ...headers, ...key },
      ...(payload && { payload }),
    }
    return (await app.inject(request)).json()
  }
  await staff('PUT', '/settings', { payments: { mode: 'desk' } })
  await confirm((await hold()).body.uuid)
  const [{ id }] = await staff('GET', '/bookings')
  clock.set('2026-06-19T06:00:00.000Z')
  const deposit = { method: 'cash', amount: 200 }
  expect(await staff('POST', `/bookings/${id}/damage-deposit`, deposit)).toMatchObject({ status: 'held' })
  const [booking] = await staff('GET', '/bookings')
  expect(booking).toMatchObject({ order_id: expect.any(Number), paid: 0, balance_due: 0 })
  expect(await staff('GET', `/orders/${booking.order_id}`)).toMatchObject({ total_price: 0, balance_due: 0 })
  expect((await staff('GET', '/ledger')).map(({ kind }: { kind: string }) => kind)).toEqual(['damage-held'])
})

test('a booking is changed and cancelled by its reseller', async () => {
  const { hold, confirm, send, app, signedIn } = await startSelling({ instant: true })
  const { uuid } = (await hold()).body
  expect((await confirm(uuid, { unitItems: [{ unitId: 'guest' }] })).body).toMatchObject({
    status: 'CONFIRMED',
  })
  const changed = await send('PATCH', `/bookings/${uuid}`, {
    availabilityId: '2026-06-21T08:00:00+02:00',
    notes: 'A birthday',
  })
  expect(changed.body).toMatchObject({
    status: 'CONFIRMED',
    notes: 'A birthday',
    availabilityId: '2026-06-21T08:00:00+02:00',
  })
  const { headers } = await signedIn({ admin: true })
  const [booking] = (await app.inject({ url: '/api/bookings', headers })).json()
  expect(booking).toMatchObject({ booking_date: '2026-06-21 00:00:00', guests: 1, note: 'A birthday' })
  const cancelled = await send('POST', `/bookings/${uuid}/cancel`, { reason: 'Rain' })
  expect(cancelled.body).toMatchObject({
    status: 'CANCELLED',
    cancellation: { refund: 'FULL', reason: 'Rain' },
  })
  expect((await send('POST', `/bookings/${uuid}/cancel`, {})).body).toEqual(cancelled.body)
  const history = await app.inject({ url: `/api/history?entity=booking&id=${booking.id}`, headers })
  expect(
    history.json().map(({ action, actor }: { action: string; actor: string }) => [action, actor]),
  ).toEqual([
    ['cancelled', 'Accounting'],
    ['moved', 'Accounting'],
    ['created', 'Accounting'],
  ])
})

test('confirming keeps the price of the hold, unless the number of guests is another one', async () => {
  const { hold, confirm, app, product, signedIn } = await startSelling({ instant: true })
  const { headers } = await signedIn({ admin: true })
  const put = (path: string, payload: object) =>
    app.inject({ method: 'PUT', url: `/api/products/${product.id}${path}`, headers, payload })
  const guests = (count: number) => ({
    unitItems: Array.from({ length: count }, () => ({ unitId: 'guest', resellerReference: 'G-1' })),
  })
  await put('/pricing', { charge: 'per_person' })
  const [same, fewer] = [(await hold()).body.uuid, (await hold()).body.uuid]
  await put('', { price: product.price_cents / 100 + 10 })
  const confirmed = await confirm(same, guests(2))
  expect(confirmed.body).toMatchObject({ status: 'CONFIRMED', unitItems: [{ resellerReference: 'G-1' }, {}] })
  await confirm(fewer, guests(1))
  const bookings = (await app.inject({ url: '/api/bookings', headers })).json()
  const totals = bookings.map((one: { guests: number; total_price: number }) => [one.guests, one.total_price])
  expect(totals).toEqual([
    [1, product.price_cents / 100 + 10],
    [2, (2 * product.price_cents) / 100],
  ])
})

test('the same uuid is one booking, also in parallel; another body is refused', async () => {
  const { hold } = await startSelling({ units: 10 })
  const uuid = '559AED3D-6d5b-4fe0-bfca-99f5e7218a56'
  const made = await Promise.all(Array.from({ length: 20 }, () => hold({ uuid })))
  expect(
    new Set(made.map(({ status, body }) => `${status} ${body.uuid} ${body.supplierReference}`)).size,
  ).toBe(1)
  expect((await hold({ uuid, notes: 'x' })).body).toMatchObject({ error: 'INVALID_BOOKING_UUID' })
})

test('holds and bookings of the site never exceed the units', async () => {
  const { hold, app, db, product, signedIn } = await startSelling({ units: 3 })
  const customers = await Promise.all(Array.from({ length: 6 }, () => signedIn()))
  const book = ({ headers }: { headers: object }) =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { ...headers },
      payload: { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 },
    })
  const replies = await Promise.all(
    customers.flatMap((customer) => [
      hold().then(({ status }) => status === 200),
      book(customer).then(({ statusCode }) => statusCode === 201),
    ]),
  )
  expect(replies.filter(Boolean)).toHaveLength(3)
  const place = {
    product_id: product.id,
    slot_id: 1,
    booking_date: '2026-06-20' as never,
    starts_at: '09:00',
    ends_at: '11:00',
    expires_at: '2027-01-01T00:00:00.000Z',
    updated_at: '2026-06-10T08:00:00.000Z',
    is_test: 0 as const,
  }
  await expect(db.insertInto('hold').values(place).execute()).rejects.toThrow('slot_taken')
})

test('staff find bookings by source and by reference, and an unknown source is refused', async () => {
  const { app, db, hold, confirm, product, signedIn } = await startSelling({ instant: true, units: 5 })
  await aBooking(db, { account_id: (await signedIn()).id, product })
  const { uuid, supplierReference } = (await hold({ resellerReference: 'BG-7' })).body
  await confirm(uuid)
  const { headers } = await signedIn({ admin: true })
  const found = async (query: string) => {
    const reply = await app.inject({ url: `/api/bookings?${query}`, headers })
    return [reply.json().length, Number(reply.headers['x-total-count'])]
  }
  for (const [query, count] of [
    ['source=reseller', 1],
    ['source=site', 1],
    ['source=staff', 0],
    ['q=BG-7', 1],
    ['q=bg-7', 1],
    [`q=${supplierReference.toLowerCase()}&source=reseller`, 1],
    ['q=BG-7&source=site', 0],
    [`q=${encodeURIComponent(product.name)}&source=site`, 1],
    [`q=${encodeURIComponent(product.name)}&limit=1`, 2],
  ] as const)
    expect([query, ...(await found(query))]).toEqual([query, query.includes('limit') ? 1 : count, count])
  const refused = await app.inject({ url: '/api/bookings?source=phone', headers })
  expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer: '#/source' }] })
})

test('filters by date combine', async () => {
  const { send, hold } = await startSelling()
  const { uuid } = (await hold()).body
  const found = async (query: string) =>
    (await send('GET', `/bookings?${query}`)).body.map((one: { uuid: string }) => one.uuid)
  const range = 'localDateStart=2026-06-19&localDateEnd=2026-06-21'
  expect(await found(range)).toEqual([uuid])
  expect(await found(`localDate=2026-06-20&${range}`)).toEqual([uuid])
  expect(await found('localDate=2026-06-20&localDateStart=2026-06-21&localDateEnd=2026-06-22')).toEqual([])
  expect(await found('localDate=2026-06-20&localDateStart=2026-06-18&localDateEnd=2026-06-19')).toEqual([])
  expect((await send('GET', '/bookings?localDate=2026-06-20&localDateEnd=2026-06-21')).body.error).toBe(
    'BAD_REQUEST',
  )
})
