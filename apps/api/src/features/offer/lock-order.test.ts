import type { CalendarDate } from '@luzzu/domain'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct } from '../../../test/support/builders'
import { aGuestCheckoutFixture } from '../../../test/support/guest-checkout-fixture'
import { withLockedDay } from '../../../test/support/locked-day'
import { aReseller, CONTACT } from '../../../test/support/reseller'
import { isOnPostgres } from '../../../test/support/test-database'
import type { Db } from '../../platform/database/schema'
import type { Place } from './offer-locks'

const SATURDAY = '2026-06-20' as CalendarDate
const SUNDAY = '2026-06-21' as CalendarDate

type Write = () => PromiseLike<unknown>

/**
 * Lets a writer wait for a day that another one has, and returns what it has locked before: whether the counter that
 * everybody needs, and of which products a day.
 */
async function lockedBefore(db: Db, day: Place, write: Write) {
  let written: PromiseLike<unknown> | undefined
  const before = await withLockedDay(db, day, async (untilWaiting) => {
    written = Promise.resolve(write())
    await untilWaiting(1)
    const { rows: free } = await sql`select 1 from counter where kind = 'changes' and key = '' and shard = 0
      for update skip locked`.execute(db)
    const { rows } = await sql<{ id: number }>`select classid::int as id from pg_locks
      where database = (select oid from pg_database where datname = current_database())
        and locktype = 'advisory' and granted and classid::int in (select id from product)
        and classid::int <> ${day.product_id}`.execute(db)
    return { counter: free.length === 0, daysOf: rows.map(({ id }) => id) }
  })
  await written
  return before
}

const NOTHING = { counter: false, daysOf: [] }

async function start() {
  const desk = await aGuestCheckoutFixture()
  const other = await aProduct(desk.db, { units: 1000, price_cents: 6000 })
  const [first, second] = [desk.item(), desk.item({ id_product_fk: other.id })]
  // So that the counter is there.
  const { id, token, total_price } = await desk.hold([first])
  const dayOf = (product: { id: number }): Place => ({ product_id: product.id, booking_date: SATURDAY })
  const before = (product: { id: number }, write: Write) => lockedBefore(desk.db, dayOf(product), write)
  return { ...desk, other, first, second, held: { id, token, total_price }, before }
}

test.runIf(isOnPostgres)('a cart waits for the days of all its places before it takes one', async () => {
  const { db, other, product, first, second, held, send, by, before, checkOut } = await start()
  const hold = (items: object[]) => () => send('POST', '/orders', { items })
  expect(await before(other, hold([first, second]))).toEqual({ counter: false, daysOf: [product.id] })
  expect(await before(product, hold([second, first]))).toEqual(NOTHING)
  const change = (items: object[]) => () => by(held.token)('PUT', `/orders/${held.id}/items`, { items })
  expect(await before(other, change([second, first]))).toEqual({ counter: false, daysOf: [product.id] })
  expect(await before(product, () => by(held.token)('POST', `/orders/${held.id}/extend`))).toEqual(NOTHING)
  expect(await before(product, () => checkOut({ ...held, total_price: 120 }))).toEqual(NOTHING)
  expect(await db.selectFrom('booking').select('id').execute()).toHaveLength(2)
})

test.runIf(isOnPostgres)('a closure waits for whatever its orders hold before it is counted', async () => {
  const { db, other, product, staff, held, by, first, second, before } = await start()
  await by(held.token)('PUT', `/orders/${held.id}/items`, { items: [first, second] })
  const closure = { from_date: SATURDAY, to_date: SATURDAY, product_id: product.id }
  expect(await before(other, () => staff('POST', '/closures', closure))).toEqual(NOTHING)
  const orders = db.selectFrom('customer_order').select('status').where('id', '=', held.id)
  expect(await orders.execute()).toEqual([{ status: 'expired' }])
  const { id } = await db.selectFrom('closure').select('id').executeTakeFirstOrThrow()
  expect(await before(other, () => staff('POST', `/closures/${id}/undo`))).toEqual(NOTHING)
  expect(await orders.execute()).toEqual([{ status: 'held' }])
})

test.runIf(isOnPostgres)('what resellers hold and book waits for its day before it is counted', async () => {
  const { db, octo, staff, hold, product } = await aReseller({ hears: false })
  const before = (booking_date: CalendarDate, write: Write) =>
    lockedBefore(db, { product_id: product.id, booking_date }, write)
  const uuid = await hold()
  const named = (resellerReference: string) => ({ contact: CONTACT, resellerReference })
  const change = (fields: object) => () => octo('PATCH', `/bookings/${uuid}`, fields)
  expect(await before(SATURDAY, change({ ...named('BG-1'), expirationMinutes: 20 }))).toEqual(NOTHING)
  expect(await before(SATURDAY, () => octo('POST', `/bookings/${uuid}/confirm`, named('BG-2')))).toEqual(
    NOTHING,
  )
  expect(await before(SATURDAY, change(named('BG-3')))).toEqual(NOTHING)

  const onSunday = { availabilityId: `${SUNDAY}T08:00:00+02:00` }
  const holds = [await hold(), await hold(onSunday), await hold(onSunday)]
  const closure = { from_date: SATURDAY, to_date: SUNDAY, product_id: product.id }
  const { id } = (await staff('POST', '/closures', closure)).json()
  const callOff = () => staff('POST', `/closures/${id}/call-off`, { message: 'A gale.' })
  expect(await before(SUNDAY, callOff)).toEqual(NOTHING)
  expect((await octo('GET', `/bookings/${holds[2]}`)).body.status).toBe('CANCELLED')
  expect(await before(SUNDAY, () => staff('POST', `/closures/${id}/undo`))).toEqual(NOTHING)
  expect((await octo('GET', `/bookings/${holds[2]}`)).body.status).toBe('ON_HOLD')
})
