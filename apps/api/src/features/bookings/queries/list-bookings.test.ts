import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../../test/support/builders'
import type { SignedInUser } from '../../../../test/support/sign-in'
import { startTestApp, type TestApp, testApp } from '../../../../test/support/test-app'
import { insertAccount } from '../../../auth/accounts'
import { inTransaction } from '../../../platform/database/transaction'

let fixture: TestApp & { stop: () => Promise<void> }
let admin: SignedInUser
let ids: number[]

beforeAll(async () => {
  fixture = await startTestApp()
  const { db, signedIn } = fixture
  admin = await signedIn({ admin: true })
  const [maria, gorg] = [
    await signedIn({ username: 'Maria Vella' }),
    await signedIn({ username: 'Ġorġ 50% Żammit' }),
  ]
  const luzzu = await aProduct(db, { name: 'Painted Luzzu', units: 1000 })
  const kayak = await aProduct(db, { name: 'Tandem Kayak', units: 1000 })
  ids = []
  for (let index = 0; index < 30; index += 1) {
    const fields =
      index % 3 === 0 ? { account_id: gorg.id, product: kayak } : { account_id: maria.id, product: luzzu }
    const status = index % 2 === 0 ? ('Pending' as const) : ('Confirmed' as const)
    ids.push(await aBooking(db, { ...fields, status, booking_date: index < 5 ? '2026-06-21' : '2026-06-22' }))
  }
})

afterAll(() => fixture.stop())

const list = (query = '') => fixture.app.inject({ url: `/api/bookings${query}`, headers: admin.headers })
const idsIn = (body: string): number[] => JSON.parse(body).map(({ id }: { id: number }) => id)

test('without parameters every booking is listed, highest id first', async () => {
  const reply = await list()
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(idsIn(reply.body)).toEqual([...ids].reverse())
})

test('pages link to each other, and contain every booking once', async () => {
  const seen: number[] = []
  let address: string | undefined = '/api/bookings?limit=7'
  while (address) {
    const reply: Awaited<ReturnType<typeof list>> = await fixture.app.inject({
      url: address,
      headers: admin.headers,
    })
    expect(reply.headers['x-total-count']).toBe('30')
    seen.push(...idsIn(reply.body))
    address = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1]
  }
  expect(seen).toEqual([...ids].reverse())
})

test.each([
  ['part of a user’s name in any case', 'q=VELL', 20],
  ['two letters', 'q=ma', 20],
  ['letters that are not Latin-1', 'q=%C5%BBAMM', 10],
  ['a percent sign that means itself', 'q=50%25', 10],
  ['a percent sign that nobody has', 'q=%25%25', 0],
  ['part of a product’s name', 'q=kayak', 10],
  ['nothing that there is', 'q=catamarn', 0],
  ['a day', 'date=2026-06-21', 5],
  ['a status', 'status=Pending', 15],
  ['a name, a status and a day', 'q=vella&status=Confirmed&date=2026-06-22', 9],
  ['words in any order', 'q=zamm%20gorg', 10],
  ['a name and a product', 'q=kayak%20zammit', 10],
  ['a name and a product on a day', 'q=vella%20paint&date=2026-06-21', 3],
  ['a short word and a product, in a status', 'q=luzzu%20ma&status=Pending', 10],
  ['two products', 'q=kayak%20luzzu', 0],
  ['a name of somebody else’s product', 'q=kayak%20vella', 0],
  ['a name and a number', 'q=%232%20vella', 1],
  ['a name and the number of another', 'q=%232%20zammit', 0],
  ['an empty search', 'q=&limit=500', 30],
])('a search for %s finds every match', async (_what, query, count) => {
  const reply = await list(`?limit=500&${query.replace('&limit=500', '')}`)
  expect({ found: idsIn(reply.body).length, counted: reply.headers['x-total-count'] }).toEqual({
    found: count,
    counted: String(count),
  })
})

test('a search for digits matches the beginning of ids', async () => {
  const found = idsIn((await list('?q=1&limit=500')).body)
  expect(found).toEqual(ids.filter((id) => String(id).startsWith('1')).sort((a, b) => b - a))
})

test('a search for a number finds the booking as it is written on paper', async () => {
  const found = idsIn((await list('?q=%2312&limit=500')).body)
  expect(found).toContain(12)
  expect(found).toEqual(idsIn((await list('?q=12&limit=500')).body))
  expect(idsIn((await list('?q=%23')).body)).toEqual([])
})

test('a search matches the product name copied by the booking', async () => {
  const product = await aProduct(fixture.db, { name: 'Old Name' })
  const id = await aBooking(fixture.db, { account_id: admin.id, product })
  await fixture.app.inject({
    method: 'PUT',
    url: `/api/products/${product.id}`,
    headers: admin.headers,
    payload: { name: 'Fresh Paint' },
  })

  expect(idsIn((await list('?q=old%20name')).body)).toEqual([id])
  expect(idsIn((await list('?q=fresh')).body)).toEqual([])
  await fixture.app.inject({ method: 'DELETE', url: `/api/bookings/${id}`, headers: admin.headers })
})

test.each([
  ['', 10],
  ['&status=Confirmed', 5],
  ['&sort=booking_date&order=asc', 10],
  ['&date=2026-06-21', 2],
  ['&q=kayak%20zammit', 10],
  ['&q=vella', 0],
  ['&q=%231', 5],
  ['&source=staff', 0],
])('the bookings of one customer are listed with %s', async (query, count) => {
  const { id } = await fixture.db
    .selectFrom('account')
    .select('id')
    .where('username', 'like', '%50%')
    .executeTakeFirstOrThrow()
  const reply = await list(`?limit=3&customer=${id}${query}`)
  const all = idsIn((await list(`?limit=500&customer=${id}${query}`)).body)
  expect([all.length, reply.headers['x-total-count']]).toEqual([count, String(count)])
  expect(idsIn(reply.body)).toEqual(all.slice(0, 3))
  expect(all.every((one) => (one - (ids[0] ?? 0)) % 3 === 0)).toBe(true)
})

test('an unknown status, an invalid date and a foreign cursor are refused', async () => {
  const reply = await list('?status=Hacked&date=2026-02-30&customer=x&cursor=x')
  expect(reply.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '#/date',
    '#/status',
    '#/customer',
    '#/cursor',
  ])
})

test('pages by date contain each booking once, in both directions', async () => {
  const days = new Map<number, string>()
  const collect = async (query: string) => {
    const seen: number[] = []
    let address: string | undefined = `/api/bookings?sort=booking_date&limit=4${query}`
    while (address) {
      const reply: Awaited<ReturnType<typeof list>> = await fixture.app.inject({
        url: address,
        headers: admin.headers,
      })
      for (const { id, booking_date } of reply.json()) {
        days.set(id, booking_date)
        seen.push(id)
      }
      address = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1]
    }
    return seen
  }
  const byDay = (one: number, other: number) =>
    String(days.get(one)).localeCompare(String(days.get(other))) || one - other

  for (const filter of [
    '',
    '&q=vella',
    '&q=ma',
    '&q=kayak&status=Pending',
    '&q=maria luzzu',
    '&q=1',
    '&date=2026-06-21',
  ]) {
    const up = await collect(`${filter}&order=asc`)
    expect({ filter, up }).toEqual({ filter, up: [...new Set(up)].sort(byDay) })
    expect(await collect(filter)).toEqual([...up].reverse())
    expect(up.length).toBe(Number((await list(`?limit=1${filter}`)).headers['x-total-count']))
  }
})

test('a search has an exact total, updated after every change', async () => {
  const { db, app, signedIn } = await startFixture(720)
  const staff = await signedIn({ admin: true })
  const totalOf = async (query: string) =>
    Number(
      (await app.inject({ url: `/api/bookings?limit=2&${query}`, headers: staff.headers })).headers[
        'x-total-count'
      ],
    )
  const count = async (
    isFound: (row: { id: number; username: string; product_name: string; status: string }) => boolean,
  ) => {
    const rows = await db
      .selectFrom('booking')
      .innerJoin('account', 'account.id', 'booking.account_id')
      .select(['booking.id', 'account.username', 'booking.product_name', 'booking.status'])
      .execute()
    return rows.filter(isFound).length
  }
  const matches = (q: string, status?: string) =>
    count(
      (row) =>
        (String(row.id).startsWith(q) ||
          q
            .split(' ')
            .every((word) => `${row.username}\n${row.product_name}`.toLowerCase().includes(word))) &&
        (status === undefined || row.status === status),
    )
  const expectExact = async () => {
    for (const q of [
      'vella',
      'luzzu',
      'a',
      'll',
      'kay',
      '1',
      '12',
      'nobody',
      'smith bob 2',
      'a luzzu',
      'ia kayak',
      'painted luzzu',
    ]) {
      expect({ q, total: await totalOf(`q=${q}`) }).toEqual({ q, total: await matches(q) })
      expect({ q, total: await totalOf(`q=${q}&status=Pending`) }).toEqual({
        q,
        total: await matches(q, 'Pending'),
      })
    }
  }

  expect(await matches('a')).toBeGreaterThan(600)
  await expectExact()
  const [one] = await db.selectFrom('booking').select('id').where('status', '=', 'Pending').execute()
  await app.inject({
    method: 'PUT',
    url: `/api/bookings/${one?.id}`,
    headers: staff.headers,
    payload: { status: 'Confirmed' },
  })
  await app.inject({ method: 'DELETE', url: `/api/bookings/${Number(one?.id) + 1}`, headers: staff.headers })
  await expectExact()
})

/** More matching users than a search handles one by one, with few distinct names. */
async function startFixture(bookings: number): Promise<TestApp> {
  const started = await testApp()
  const { db, clock } = started
  const products = [
    await aProduct(db, { name: 'Painted Luzzu 12', units: 1000 }),
    await aProduct(db, { name: 'Tandem Kayak', units: 1000 }),
  ]
  const users = await inTransaction(db, async (tx) => {
    const ids: number[] = []
    for (let index = 0; index < 240; index += 1) {
      const username = index % 12 === 0 ? `Bob Smith ${index}` : `Maria Vella ${index}`
      const person = {
        username,
        mail: `u${index}@example.com`,
        phone: '',
        passwordHash: '',
        permissionLevel: 0,
      } as const
      ids.push(await insertAccount(tx, person, clock.now()))
    }
    return ids
  })
  await inTransaction(db, async (tx) => {
    for (let index = 0; index < bookings; index += 1) {
      const [product, account_id] = [products[index % 2], users[index % users.length]]
      if (product && account_id)
        await aBooking(tx, { product, account_id, status: index % 3 === 0 ? 'Pending' : 'Confirmed' })
    }
  })
  return started
}
