import type { Customer } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

const PEOPLE = [
  { username: 'Żammit', days: ['2026-06-22', '2026-06-21'] },
  { username: 'Abela', days: [] },
  { username: 'émile', days: ['2026-06-21'] },
  { username: 'Zahra', days: ['2026-06-25', '2026-06-25', '2026-06-26'] },
  { username: 'Borg', days: [] },
]

async function start() {
  const { app, db, signedIn } = await testApp()
  const admin = await signedIn({ admin: true, username: 'Admin' })
  const product = await aProduct(db, { units: 100 })
  for (const [at, { username, days }] of PEOPLE.entries()) {
    const { id } = await signedIn({ username, mail: `guest-${at}@vella.example` })
    for (const booking_date of days) await aBooking(db, { account_id: id, product, booking_date })
    // What is cancelled is a booking, but no trip.
    if (username === 'Borg')
      await aBooking(db, { account_id: id, product, booking_date: '2026-06-19', status: 'Cancelled' })
  }
  const get = (query: string) => app.inject({ url: `/api/customers?${query}`, headers: admin.headers })
  /** The names on all pages. */
  const names = async (query: string) => {
    const found: string[] = []
    let next: string | undefined = `limit=2&${query}`
    while (next) {
      const reply = await get(next)
      expect(reply.statusCode).toBe(200)
      found.push(...reply.json().map(({ username }: Customer) => username))
      next = /\?(.*)>; rel="next"/.exec(String(reply.headers.link))?.[1]
    }
    return found
  }
  return { get, names }
}

test('customers are sorted by name, bookings, next trip and registration, page by page', async () => {
  const { names } = await start()

  expect(await names('sort=username&order=asc')).toEqual([
    'Abela',
    'Admin',
    'Borg',
    'émile',
    'Zahra',
    'Żammit',
  ])
  expect(await names('sort=username&order=desc')).toEqual([
    'Żammit',
    'Zahra',
    'émile',
    'Borg',
    'Admin',
    'Abela',
  ])
  expect(await names('sort=bookings')).toEqual(['Zahra', 'Żammit', 'Borg', 'émile', 'Abela', 'Admin'])
  expect(await names('sort=bookings&order=asc')).toEqual([
    'Admin',
    'Abela',
    'émile',
    'Borg',
    'Żammit',
    'Zahra',
  ])
  expect(await names('order=asc')).toEqual(['Admin', ...PEOPLE.map(({ username }) => username)])
})

test('those without a next trip come last, whichever the order is', async () => {
  const { names } = await start()

  expect(await names('sort=next_trip&order=asc')).toEqual([
    'Żammit',
    'émile',
    'Zahra',
    'Admin',
    'Abela',
    'Borg',
  ])
  expect(await names('sort=next_trip&order=desc')).toEqual([
    'Zahra',
    'émile',
    'Żammit',
    'Borg',
    'Abela',
    'Admin',
  ])
})

test('a search is sorted, too, with its total', async () => {
  const { get, names } = await start()

  expect(await names('q=vella&sort=username&order=asc')).toEqual([
    'Abela',
    'Borg',
    'émile',
    'Zahra',
    'Żammit',
  ])
  const reply = await get('q=vella&sort=bookings&limit=1')
  expect(reply.headers['x-total-count']).toBe('5')
})

test('an order, a direction or a cursor that there is not is refused at its parameter', async () => {
  const { get } = await start()
  const refused = async (query: string) => {
    const reply = await get(query)
    expect(reply.statusCode).toBe(422)
    return reply.json().errors
  }

  expect(await refused('sort=password_hash')).toMatchObject([
    { detail: 'sort must be created_at, username, bookings or next_trip' },
  ])
  expect(await refused('order=up')).toMatchObject([{ detail: 'order must be desc or asc' }])
  for (const query of ['sort=bookings&cursor=7', 'sort=next_trip&cursor=bm8.7', 'cursor=MQ.7'])
    expect(await refused(query)).toMatchObject([
      { detail: 'cursor must be taken from the Link header of a page' },
    ])
})
