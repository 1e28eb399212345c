import { setTimeout as pause } from 'node:timers/promises'
import type { CalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { aProduct } from '../../../test/support/builders'
import { withLockedDay } from '../../../test/support/locked-day'
import { aReseller, CONTACT, DAY as HELD_DAY } from '../../../test/support/reseller'
import { type TestApp, testApp } from '../../../test/support/test-app'
import { isOnPostgres } from '../../../test/support/test-database'

const ROUNDS = Number(process.env.ROUNDS ?? 12)
const DAY = '2026-06-24'

/** Whoever loses the race is refused; nobody books a unit that was closed before. */
test('of concurrent requests and a closure none is booked that the closure does not tell of', async () => {
  const fixture = await testApp()
  const { app, db, signedIn } = fixture
  const [admin, customer] = [await signedIn({ admin: true }), await signedIn()]
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = await aProduct(db, { units: 3 })
    const send = async (url: string, headers: object, payload?: object) => {
      await pause(Math.random() * 8)
      const reply = await app.inject({
        method: 'POST',
        url: `/api${url}`,
        headers: headers as Record<string, string>,
        ...(payload && { payload }),
      })
      return { status: reply.statusCode, body: reply.json() }
    }
    const book = (slot_id: number) =>
      send('/bookings', customer.headers, { booking_date: DAY, id_product_fk: product.id, slot_id })
    const closure = { from_date: DAY, to_date: DAY, product_id: product.id, units: 2 }
    const [closed, ...replies] = await Promise.all([
      send('/closures', admin.headers, closure),
      ...[1, 3, 2, 1, 3].map(book),
    ])

    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true)
    // What was booked after the closure fits into what it left; the rest it has told of.
    expect(await busiest(fixture, product.id)).toBeLessThanOrEqual(1 + closed.body.affected)
    const { id } = closed.body
    await Promise.all([
      send(`/closures/${id}/call-off`, admin.headers, { message: 'A gale.' }),
      book(1),
      send(`/closures/${id}/undo`, admin.headers),
      book(2),
    ])
    await send(`/closures/${id}/call-off`, admin.headers, { message: 'A gale.' })
    expect(await busiest(fixture, product.id)).toBeLessThanOrEqual(1)
  }
})

test.runIf(isOnPostgres)('a call-off cancels what a reseller confirms at that moment', async () => {
  const { db, staff, octo, hold, product } = await aReseller({ hears: false })
  const uuid = await hold()
  const { id } = (await staff('POST', '/closures', { from_date: HELD_DAY, to_date: HELD_DAY })).json()
  const day = { product_id: product.id, booking_date: HELD_DAY as CalendarDate }
  const [confirmed, calledOff] = await withLockedDay(db, day, async (untilWaiting) => {
    const confirming = octo('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT })
    await untilWaiting(1)
    const callingOff = staff('POST', `/closures/${id}/call-off`, { message: 'A gale.' })
    await untilWaiting(2)
    return [confirming, callingOff] as const
  }).then((both) => Promise.all(both))
  expect([confirmed.body.status, calledOff.json()]).toMatchObject(['PENDING', { cancelled: 1 }])
  expect((await octo('GET', `/bookings/${uuid}`)).body.status).toBe('CANCELLED')
})

/** How many bookings of the day overlap at its busiest instant. */
async function busiest({ db }: TestApp, productId: number): Promise<number> {
  const rows = await db
    .selectFrom('booking')
    .select(['starts_at', 'ends_at'])
    .where('product_id', '=', productId)
    .where('status', '<>', 'Cancelled')
    .execute()
  const at = (instant: string) =>
    rows.filter(({ starts_at, ends_at }) => starts_at <= instant && instant < ends_at).length
  return Math.max(at('08:00'), at('13:00'))
}
