import type { CalendarDate } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../../test/support/builders'
import { testApp } from '../../../../test/support/test-app'

const PAGE_SIZE = 4
const NAMES = ['Żammit', 'Abela', 'Ħaber', 'abela', 'Émile', 'Zahra']

async function start() {
  const { app, db, signedIn } = await testApp()
  const admin = await signedIn({ admin: true })
  const products = [
    await aProduct(db, { name: 'Żebbuġ', units: 100 }),
    await aProduct(db, { name: 'kayak', units: 100 }),
    await aProduct(db, { name: 'Kayak Double', units: 100 }),
  ]
  for (const [at, username] of NAMES.entries()) {
    const { id: account_id } = await signedIn({ username })
    for (let count = 0; count < 4; count += 1) {
      const product = products[(at + count) % products.length] as (typeof products)[number]
      await aBooking(db, {
        account_id,
        product,
        booking_date: `2026-06-2${(at * count) % 5}`,
        slot_id: (at + count) % 2 ? 1 : 2,
        // Some are more than four bytes hold.
        total_cents: ((at * count * 700) % 2100) * 10_000_000,
        status: count === 3 ? 'Cancelled' : 'Confirmed',
      })
    }
  }
  const get = (query: string) => app.inject({ url: `/api/bookings?${query}`, headers: admin.headers })
  const pages = async (query: string) => {
    const found: Booking[] = []
    let next: string | undefined = `limit=${PAGE_SIZE}&${query}`
    while (next) {
      const reply = await get(next)
      expect(reply.statusCode).toBe(200)
      found.push(...reply.json())
      next = /\?(.*)>; rel="next"/.exec(String(reply.headers.link))?.[1]
    }
    return found
  }
  return { app, db, admin, signedIn, products, get, pages }
}

const FOLDED: Record<string, string> = { Żammit: 'zammit', Ħaber: 'haber', Émile: 'emile', Żebbuġ: 'zebbug' }
const folded = (text: string) => FOLDED[text] ?? text.toLowerCase()

const VALUES: Record<string, (booking: Booking) => string | number> = {
  created_at: ({ id }) => id,
  booking_date: ({ booking_date, time_range }) => `${booking_date} ${time_range.slice(0, 5)}`,
  username: ({ username }) => folded(username),
  product_name: ({ product_name }) => folded(product_name),
  total_price: ({ total_price }) => total_price,
}

function inOrder(bookings: readonly Booking[], keyOf: (booking: Booking) => string | number, step: 1 | -1) {
  return bookings.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    return step * (a === b ? one.id - other.id : a < b ? -1 : 1)
  })
}

test('every sort pages through every booking once, in order, with and without filters', async () => {
  const { pages } = await start()
  const all = await pages('sort=id')
  expect(all).toHaveLength(NAMES.length * 4)
  const filters: [query: string, matches: (booking: Booking) => boolean][] = [
    ['', () => true],
    ['&status=Cancelled', ({ status }) => status === 'Cancelled'],
    ['&date=2026-06-20', ({ booking_date }) => booking_date.startsWith('2026-06-20')],
    ['&q=abel', ({ username }) => folded(username) === 'abela'],
    ['&q=kayak', ({ product_name }) => folded(product_name).includes('kayak')],
    ['&q=a', ({ username, product_name }) => /a/.test(folded(username) + folded(product_name))],
    ['&q=1', ({ id }) => String(id).startsWith('1')],
    [
      '&q=kayak&date=2026-06-20',
      (one) => /kayak/i.test(one.product_name) && one.booking_date.includes('-20'),
    ],
    ['&q=1&date=2026-06-20', (one) => String(one.id).startsWith('1') && one.booking_date.includes('-20')],
  ]
  for (const [sort, keyOf] of Object.entries(VALUES))
    for (const [order, step] of [['asc', 1] as const, ['desc', -1] as const])
      for (const [filter, matches] of filters) {
        const found = await pages(`sort=${sort}&order=${order}${filter}`)
        const expected = inOrder(all.filter(matches), keyOf, step)
        expect({ sort, order, filter, ids: found.map(({ id }) => id) }).toEqual({
          sort,
          order,
          filter,
          ids: expected.map(({ id }) => id),
        })
      }
})

test('a cursor of another sort, or of none, is refused', async () => {
  const { get } = await start()
  for (const query of [
    'sort=username&cursor=12',
    'sort=username&cursor=!.3',
    'sort=total_price&cursor=abc.3',
    'sort=total_price&cursor=-1.3',
    'sort=product_name&cursor=YQ.',
    'sort=created_at&cursor=2026-06-20.3',
    'sort=booking_date&cursor=2026-06-20.3',
    'sort=booking_date&cursor=2026-06-20T08:00:00.3',
    'sort=price',
  ])
    expect([query, (await get(query)).statusCode]).toEqual([query, 422])
})

test('bookings are sorted by the new name of a customer, and an erased one tells nothing', async () => {
  const { db, app, admin, signedIn, products, pages } = await start()
  const first = async () => (await pages('sort=username&order=asc'))[0]?.username
  expect(await first()).toBe('Abela')
  const customer = await signedIn({ username: 'Zzz' })
  const product = products[0] as (typeof products)[number]
  await aBooking(db, { account_id: customer.id, product, booking_date: '2026-06-01' })
  await app.inject({
    method: 'PUT',
    url: `/api/user/${customer.id}`,
    headers: customer.headers,
    payload: { username: 'Aaron', phone: '79991122' },
  })
  expect(await first()).toBe('Aaron')
  const erased = await app.inject({
    method: 'DELETE',
    url: `/api/user/${customer.id}`,
    headers: admin.headers,
  })
  expect(erased.statusCode).toBe(204)
  const kept = await db.selectFrom('booking').selectAll().where('account_id', '=', customer.id).execute()
  expect(JSON.stringify(kept)).not.toMatch(/aaron/i)
})

test('accents and case do not matter, nor how a phone number is written', async () => {
  const { app, admin, products, pages, signedIn, db } = await start()
  const product = products[1] as (typeof products)[number]
  const { id: account_id } = await signedIn({ username: 'Ċensa' })
  await db.updateTable('account').set({ phone: '+35621345678' }).where('id', '=', account_id).execute()
  const own = await aBooking(db, { account_id, product, booking_date: '2026-06-21' as CalendarDate })
  const booked = await app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: admin.headers,
    payload: {
      booking_date: '2026-06-25',
      id_product_fk: product.id,
      slot_id: 1,
      customer: { username: 'Ġużeppi Ħaż-Żebbuġi', phone: '7999 1122' },
    },
  })
  const byPhone = booked.json().id
  const idsOf = async (q: string) =>
    (await pages(`q=${encodeURIComponent(q)}`)).map(({ id }) => id).sort((one, other) => one - other)
  for (const q of [
    'guzeppi haz-zebbugi',
    'ĠUŻEPPI',
    'ħaż-Ż',
    'Haz',
    '79991122',
    '+356 7999 1122',
    '0 7999-1122',
    '991122',
  ])
    expect([q, await idsOf(q)]).toEqual([q, [byPhone]])
  for (const q of ['censa', 'ċensa', '2134 5678', '+35621345678'])
    expect([q, await idsOf(q)]).toEqual([q, [own]])
  expect(await idsOf('356')).toEqual([])
  const irish = await signedIn({ username: 'Liam O’Connor' })
  const irishOwn = await aBooking(db, { account_id: irish.id, product, booking_date: '2026-06-22' })
  for (const q of ["o'connor", 'O’Connor', 'oʼc', 'O`Connor'])
    expect([q, await idsOf(q)]).toEqual([q, [irishOwn]])
  await db.updateTable('account').set({ phone: '+353871230333' }).where('id', '=', irish.id).execute()
  for (const q of ['0333', '30333', '230333']) expect([q, await idsOf(q)]).toEqual([q, [irishOwn]])
  const customers = async (q: string) =>
    (await app.inject({ url: `/api/customers?q=${encodeURIComponent(q)}`, headers: admin.headers }))
      .json()
      .map(({ username }: { username: string }) => username)
  for (const q of ['CENSA', 'ċens', '2134 5678', '021345678']) expect(await customers(q)).toEqual(['Ċensa'])
  const csv = await app.inject({
    url: '/api/exports/bookings.csv?q=7999%201122&sort=username',
    headers: admin.headers,
  })
  expect(csv.body.trim().split('\r\n')).toHaveLength(2)
})
