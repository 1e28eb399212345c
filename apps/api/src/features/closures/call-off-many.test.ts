import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

const COUNT = 1000
/** Far above what a batch takes, far below what all of them would take at once. */
const LONGEST_BLOCK_MS = 400

test('a thousand bookings are called off and put back in one step each, while others are served', async () => {
  const { app, db, signedIn, mails } = await testApp()
  const [admin, customer] = [await signedIn({ admin: true }), await signedIn()]
  const product = await aProduct(db, { units: COUNT })
  await db.transaction().execute(async (tx) => {
    for (let count = 0; count < COUNT; count += 1)
      await aBooking(tx, { account_id: customer.id, product, status: count % 2 ? 'Confirmed' : 'Pending' })
  })
  const send = (url: string, payload?: object) =>
    app.inject({ method: 'POST', url: `/api${url}`, headers: admin.headers, ...(payload && { payload }) })
  const closure = await send('/closures', { from_date: '2026-06-20', to_date: '2026-06-20' })
  const { id, affected } = closure.json()
  expect(affected).toBe(COUNT)

  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const calledOff = await send(`/closures/${id}/call-off`, { message: 'A gale is forecast.' })
  const undone = await send(`/closures/${id}/undo`)
  delay.disable()

  expect(calledOff.json()).toEqual({ cancelled: COUNT })
  expect(undone.json()).toEqual({ restored: COUNT })
  expect(delay.max / 1e6).toBeLessThan(LONGEST_BLOCK_MS)
  const rows = await db
    .selectFrom('booking')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  expect(Object.fromEntries(rows.map(({ status, count }) => [status, count]))).toEqual({
    Pending: COUNT / 2,
    Confirmed: COUNT / 2,
  })
  expect(await mails()).toEqual([])
}, 120_000)
