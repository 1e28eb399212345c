import { BOOKING_STATUSES } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { aBooking } from '../../../../test/support/builders'
import { startSelling } from '../../../../test/support/octo'

/** References that are the beginning of ids, a name, a product and the words of both. */
const REFERENCES = ['1', 'mary', 'painted luzzu', 'mary luzzu', '1', 'BG-7']

const SORTS = [
  ['id', 'desc'],
  ['booking_date', 'desc'],
  ['username', 'asc'],
  ['product_name', 'desc'],
] as const

/** Bookings of two customers and of a reseller whose references read like what they are searched by. */
async function start() {
  const { app, db, product, signedIn, hold, confirm } = await startSelling({ instant: true, units: 50 })
  const { headers } = await signedIn({ admin: true })
  const mary = await signedIn({ username: 'Mary Attard' })
  for (const account_id of [mary.id, (await signedIn({ username: 'Karl Zahra' })).id])
    for (const [index, status] of [...BOOKING_STATUSES, 'Pending' as const].entries())
      await aBooking(db, { account_id, product, status, booking_date: `2026-06-${20 + (index % 2)}` })
  for (const resellerReference of REFERENCES) await confirm((await hold({ resellerReference })).body.uuid)
  const get = (query: string) => app.inject({ url: `/api/bookings?${query}`, headers })
  const pages = async (query: string) => {
    const [ids, totals]: [number[], Set<string>] = [[], new Set()]
    let next: string | undefined = `limit=4&${query}`
    while (next) {
      const reply = await get(next)
      ids.push(...reply.json<Booking[]>().map(({ id }) => id))
      totals.add(String(reply.headers['x-total-count']))
      next = /\?(.*)>; rel="next"/.exec(String(reply.headers.link))?.[1]
    }
    return { ids, totals: [...totals] }
  }
  return { db, get, pages, customer: mary.id, all: (await get('')).json<Booking[]>() }
}

const isFound = (q: string) => (booking: Booking) => {
  const text = `${booking.username} ${booking.product_name}`.toLowerCase()
  return (
    String(booking.id).startsWith(q) ||
    q.split(' ').every((word) => text.includes(word) || (q !== word && word === String(booking.id))) ||
    (booking.reseller?.reference ?? '').toLowerCase() === q ||
    (booking.reseller?.supplier_reference ?? '').toLowerCase() === q
  )
}

test('a reference is found beside ids, names and products, in every order and with every filter', async () => {
  const { all, pages, customer } = await start()
  expect(all).toHaveLength(8 + REFERENCES.length)
  const own = all.find(({ reseller }) => reseller?.reference === 'BG-7')?.reseller?.supplier_reference ?? ''
  const filters: [query: string, matches: (booking: Booking) => boolean][] = [
    ['', () => true],
    ['&status=Pending', ({ status }) => status === 'Pending'],
    ['&status=Confirmed', ({ status }) => status === 'Confirmed'],
    ['&date=2026-06-20', ({ booking_date }) => booking_date.startsWith('2026-06-20')],
    ['&source=reseller', ({ source }) => source === 'reseller'],
    ['&source=site', ({ source }) => source === 'site'],
    [`&customer=${customer}`, ({ id_user_fk }) => id_user_fk === customer],
  ]
  for (const [sort, order] of SORTS) {
    const { ids: inOrder } = await pages(`sort=${sort}&order=${order}`)
    for (const q of ['1', 'mary', 'painted luzzu', 'mary luzzu', own.toLowerCase()])
      for (const [filter, matches] of filters) {
        const query = `q=${encodeURIComponent(q)}${filter}&sort=${sort}&order=${order}`
        const expected = new Set(all.filter((one) => matches(one) && isFound(q)(one)).map(({ id }) => id))
        const ids = inOrder.filter((id) => expected.has(id))
        expect({ query, ...(await pages(query)) }).toEqual({ query, ids, totals: [String(ids.length)] })
      }
  }
})

test('the total of a search follows a reference that changes', async () => {
  const { db, get } = await start()
  const total = async () => (await get('q=mary&limit=1')).headers['x-total-count']
  expect(await total()).toBe('5')
  await db
    .updateTable('reseller_booking')
    .set({ reseller_reference: 'mary' })
    .where('reseller_reference', '=', 'BG-7')
    .execute()
  expect(await total()).toBe('6')
})
